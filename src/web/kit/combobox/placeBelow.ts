/** Between the field and its list, and between the list and the edge of the window, in px. */
const gap = 4;

/** Puts a box below an element, as wide as it is, or above where there is more room. */
export const placeBelow = (box: HTMLElement, anchor: Element): void => {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * gap;
  const above = top - 2 * gap;
  box.style.maxHeight = '';
  const isAbove = box.offsetHeight > below && above > below;
  box.style.maxHeight = `${Math.max(isAbove ? above : below, 0)}px`;
  box.style.width = `${width}px`;
  box.style.left = `${left}px`;
  box.style.top = isAbove ? `${top - gap - box.offsetHeight}px` : `${bottom + gap}px`;
};
