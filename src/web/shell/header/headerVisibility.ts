export interface HeaderScroll {
  /** Scroll position at the last judgement, px. */
  y: number;
  hidden: boolean;
}

/** Jitter below this many px changes nothing. */
const tolerance = 6;

/** Scrolling down hides the header, scrolling up brings it back; near the top it is always there. */
export const afterScroll = (before: HeaderScroll, y: number, headerEnd: number): HeaderScroll => {
  if (y <= headerEnd) return { y, hidden: false };
  if (Math.abs(y - before.y) < tolerance) return before;
  return { y, hidden: y > before.y };
};
