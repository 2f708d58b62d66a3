import { createContext, useContext } from 'react';
import type { Review } from './useReview.ts';

/** Confirming and correcting in the rail; undefined if the user may only read. */
export const ReviewContext = createContext<Review | undefined>(undefined);

export const useCurrentReview = (): Review | undefined => useContext(ReviewContext);
