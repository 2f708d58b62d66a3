export interface HeaderScroll {
  /** Scroll position at the last update, in px. */
  y: number;
  hidden: boolean;
}

/** Movements below this many px are ignored. */
const tolerance = 6;

/** Scrolling down hides the header, scrolling up shows it; near the top it is always shown. */
export const afterScroll = (before: HeaderScroll, y: number, headerEnd: number): HeaderScroll => {
  if (y <= headerEnd) return { y, hidden: false };
  if (Math.abs(y - before.y) < tolerance) return before;
  return { y, hidden: y > before.y };
};
