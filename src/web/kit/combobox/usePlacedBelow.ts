import { type RefObject, useLayoutEffect } from 'react';
import { placeBelow } from './placeBelow.ts';

/**
 * Shows a list with `popover="manual"` below its field, above everything on the page, also if the field is in a
 * scrolling panel or dialog, and keeps it there.
 */
export const usePlacedBelow = (list: RefObject<HTMLElement | null>, anchor: Element | null): void => {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !anchor) return;
    box.showPopover?.();
    // pressing beside the options keeps the focus in the field
    const keepFocus = (event: Event) => event.preventDefault();
    box.addEventListener('mousedown', keepFocus);
    const place = () => placeBelow(box, anchor);
    const follow = ({ target }: Event) => {
      // scrolling of the list itself does not move it
      if (!(target instanceof Node && box.contains(target))) place();
    };
    place();
    // if the field is scrolled out of sight, in a dialog too, its list is hidden
    const seen = new IntersectionObserver(([entry]) => {
      box.style.visibility = entry?.isIntersecting === false ? 'hidden' : '';
    });
    seen.observe(anchor);
    const resized = new ResizeObserver(place);
    resized.observe(anchor);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      box.removeEventListener('mousedown', keepFocus);
      seen.disconnect();
      resized.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [list, anchor]);
};
