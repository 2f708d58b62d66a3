import { type RefObject, useLayoutEffect } from 'react';

const property = '--bottom-bar';

/**
 * Tells everything that floats above the lower edge, and the scrolling to what takes the focus, how high the bar is
 * that sticks there while it is shown.
 */
export const useBottomBar = (bar: RefObject<HTMLElement | null>, shown = true): void => {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty(property);
    };
  }, [bar, shown]);
};
