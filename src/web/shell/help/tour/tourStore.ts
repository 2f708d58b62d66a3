import { create } from 'zustand';

export type TourMode = 'user' | 'admin';

/** The mode to which the screen at a path belongs. */
export const modeOf = (path: string): TourMode => (/^\/admin(?:\/|$)/.test(path) ? 'admin' : 'user');

/** The tour that is under way, with the number of its step from 0. */
export const useTour = create<{ tour: { mode: TourMode; step: number } | null }>(() => ({ tour: null }));

export const startTour = (mode: TourMode): void => useTour.setState({ tour: { mode, step: 0 } });
export const endTour = (): void => useTour.setState({ tour: null });
