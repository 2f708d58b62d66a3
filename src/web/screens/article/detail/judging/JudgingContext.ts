import { createContext, useContext } from 'react';
import type { Judging } from './useJudging.ts';

/** How what stands in the rail is confirmed and corrected; undefined for who may only read it. */
export const JudgingContext = createContext<Judging | undefined>(undefined);

export const useJudgingHere = (): Judging | undefined => useContext(JudgingContext);
