import { type RefObject, useLayoutEffect } from 'react';

/** Distance between the field and its list, and between the list and the window edge, in px. */
const gap = 4;
/** With less room below than this, in px, the list is placed above if there is more room. */
const enough = 240;

/** Places a box below an element, as wide as it, or above it; no higher than the available room. */
const placeBelow = (box: HTMLElement, anchor: Element): void => {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * gap;
  const above = top - 2 * gap;
  const isAbove = below < enough && above > below;
  Object.assign(box.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(isAbove ? above : below, 0)}px`,
    top: isAbove ? 'auto' : `${bottom + gap}px`,
    bottom: isAbove ? `${window.innerHeight - top + gap}px` : 'auto',
  });
};

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
