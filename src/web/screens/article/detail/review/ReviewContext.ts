import { createContext, useContext } from 'react';
import type { Review } from './useReview.ts';

/** How what stands in the rail is confirmed and corrected; undefined for who may only read it. */
export const ReviewContext = createContext<Review | undefined>(undefined);

export const useCurrentReview = (): Review | undefined => useContext(ReviewContext);
