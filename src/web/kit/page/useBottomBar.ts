import { type RefObject, useLayoutEffect } from 'react';

const height = '--bottom-bar';
const reach = '--bottom-bar-reach';

/** Height in px of the bar shown last; initially that of one row of buttons. */
let lastHeight = 81;

/**
 * Publishes the size of a bar that sticks to the lower edge, while it is shown: its height, for the scroll padding of
 * focused elements, and how far it reaches up, for floating elements: at the end of a page it is above the footer.
 */
export const useBottomBar = (bar: RefObject<HTMLElement | null>, shown = true): void => {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    let told = '';
    const tell = (high: number, far: number) => {
      if (told === `${high} ${far}`) return;
      told = `${high} ${far}`;
      style.setProperty(height, `${high}px`);
      style.setProperty(reach, `${far}px`);
    };
    // all reads before the writes: each change of the variables recalculates the styles of the whole page
    const measure = () => {
      const { offsetHeight } = element;
      const above = Math.round(window.innerHeight - element.getBoundingClientRect().top);
      lastHeight = offsetHeight;
      tell(offsetHeight, Math.max(offsetHeight, above));
    };
    // usually it has the same height and is at the lower edge: then the page is not laid out twice before the first
    // paint
    tell(lastHeight, lastHeight);
    // the observer also reports the initial size, after layout and before paint
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      style.removeProperty(height);
      style.removeProperty(reach);
    };
  }, [bar, shown]);
};
