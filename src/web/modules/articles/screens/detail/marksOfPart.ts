/** A range of a text in UTF-16 units, end exclusive. */
export interface Mark {
  start: number;
  end: number;
}

/** The marks of a text within a part of it, such as a paragraph; the same part twice has the same marks. */
export const marksOfPart = (whole: string, part: string, marks: readonly Mark[]): Mark[] => {
  const at = whole.indexOf(part);
  if (at < 0) return [];
  return marks
    .map(({ start, end }) => ({ start: Math.max(0, start - at), end: Math.min(part.length, end - at) }))
    .filter(({ start, end }) => start < end);
};
