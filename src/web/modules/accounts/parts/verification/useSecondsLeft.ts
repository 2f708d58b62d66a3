import { useEffect, useReducer } from 'react';

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until a timestamp (ms since 1970); 0 if it has passed, or none is given. */
export const useSecondsLeft = (until: number | undefined): number => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (until === undefined) return;
    const clock = setInterval(() => {
      redraw();
      if (left(until) === 0) clearInterval(clock);
    }, 1000);
    return () => clearInterval(clock);
  }, [until]);
  return until === undefined ? 0 : left(until);
};
