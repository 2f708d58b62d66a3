/** Distance between the field and its list, and between the list and the window edge, in px. */
const gap = 4;
/** With less room below than this, in px, the list is placed above if there is more room. */
const enough = 240;

/** Places a box below an element, as wide as it, or above it; no higher than the available room. */
export const placeBelow = (box: HTMLElement, anchor: Element): void => {
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
