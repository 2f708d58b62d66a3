/** The paragraphs of a body, split at line breaks, without empty ones. */
export const paragraphsOf = (body: string | null): string[] =>
  (body ?? '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Where each of the body's paragraphs starts in it, in UTF-16 units. */
export const paragraphStarts = (body: string | null): number[] => {
  let end = 0;
  return paragraphsOf(body).map((paragraph) => {
    const start = (body ?? '').indexOf(paragraph, end);
    end = start + paragraph.length;
    return start;
  });
};
