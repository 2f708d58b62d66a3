import { useEffect, useRef } from 'react';

/**
 * Runs an action after a pause in typing. Not once the address is another one: the screen left behind stays mounted
 * until the next one is loaded, and must not lead back.
 * @param ms of the pause
 */
export const usePause = (ms: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const runLater = (action: () => void): void => {
    cancel();
    const { pathname } = window.location;
    timer.current = setTimeout(() => window.location.pathname === pathname && action(), ms);
  };
  return { runLater, cancel };
};
