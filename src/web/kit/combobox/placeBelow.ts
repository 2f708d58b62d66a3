/** Between the field and its list, and between the list and the edge of the window, in px. */
const gap = 4;
/** A list that has less room below, in px, stands above where there is more. */
const enough = 240;

/** Puts a box below an element, as wide as it is, or above it; no higher than there is room. */
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
