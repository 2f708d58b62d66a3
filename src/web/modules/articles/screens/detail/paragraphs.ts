/** The paragraphs of a body, split at line breaks. */
export const paragraphsOf = (body: string | null): string[] =>
  (body ?? '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export type Layout =
  /** Paragraphs side by side. */
  | { kind: 'paired'; rows: { original: string; translation: string }[] }
  /** Both texts exist, but their paragraphs do not correspond: two independent columns. */
  | { kind: 'columns'; original: string[]; translation: string[] }
  | { kind: 'originalOnly'; original: string[] }
  | { kind: 'translationOnly'; translation: string[] }
  | { kind: 'none' };

/** The side-by-side layout of original and translation. */
export const layoutOf = (originalText: string | null, translatedText: string | null): Layout => {
  const original = paragraphsOf(originalText);
  const translation = paragraphsOf(translatedText);
  if (original.length === 0 && translation.length === 0) return { kind: 'none' };
  if (translation.length === 0) return { kind: 'originalOnly', original };
  if (original.length === 0) return { kind: 'translationOnly', translation };
  if (original.length !== translation.length) return { kind: 'columns', original, translation };
  return {
    kind: 'paired',
    rows: original.map((paragraph, index) => ({
      original: paragraph,
      translation: translation[index] ?? '',
    })),
  };
};
