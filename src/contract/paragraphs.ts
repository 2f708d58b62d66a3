/** The paragraphs of a body, split at line breaks, without empty ones. */
export const paragraphsOf = (body: string | null): string[] =>
  (body ?? '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
