/** The paragraphs of a body: what stands between line breaks. */
export const paragraphsOf = (body: string | null): string[] =>
  (body ?? '')
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export type Layout =
  /** Paragraph beside paragraph. */
  | { kind: 'paired'; rows: { original: string; translation: string }[] }
  /** Both are there, but their paragraphs do not correspond: two running columns. */
  | { kind: 'columns'; original: string[]; translation: string[] }
  | { kind: 'originalOnly'; original: string[] }
  | { kind: 'translationOnly'; translation: string[] }
  | { kind: 'none' };

/** How original and translation are laid out beside each other. */
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
