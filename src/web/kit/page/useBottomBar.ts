import { type RefObject, useLayoutEffect } from 'react';

const height = '--bottom-bar';
const reach = '--bottom-bar-reach';

/** Height of the bar that was shown last, px; at first that of one row of buttons. */
let lastHeight = 81;

/**
 * Tells the scrolling to what takes the focus how high the bar is that sticks to the lower edge while it is shown,
 * and everything that floats there how far the bar reaches up: at the end of a page it stands above the footer.
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
    // read together, then written: each change of them has the browser look at the styles of the whole page
    const measure = () => {
      const { offsetHeight } = element;
      const above = Math.round(window.innerHeight - element.getBoundingClientRect().top);
      lastHeight = offsetHeight;
      tell(offsetHeight, Math.max(offsetHeight, above));
    };
    // as a rule it is as high as it was, at the lower edge: then the page is not laid out twice before it is painted
    tell(lastHeight, lastHeight);
    // tells the first size too, when the page has been laid out and before it is painted
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
