import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All text of a PDF, by page. */
export const textsOf = async (pdf: Buffer): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
};

/**
 * Without spaces, and normalized: a font has one glyph for 日 and for the radical of the same shape, and a PDF may name
 * either.
 */
export const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '');

const inOrder = (letters: string): string => [...letters].sort().join('');

/** True if these characters occur next to each other somewhere, in any order. */
const standTogether = (text: string, letters: string): boolean => {
  const wanted = inOrder(letters);
  for (let at = 0; at + letters.length <= text.length; at += 1)
    if (inOrder(text.slice(at, at + letters.length)) === wanted) return true;
  return false;
};

/**
 * True if a squeezed page contains a title: as is, or word by word if it is right-to-left. A PDF keeps the characters
 * of such a word together, but in the order in which their glyphs were drawn.
 */
export const printsTitle = (printed: string, title: string): boolean => {
  const leftward = title.match(/[\p{scx=Arab}\p{scx=Hebr}]+/gu) ?? [];
  if (leftward.length === 0) return printed.includes(squeezed(title));
  const others = title.match(/\p{sc=Latn}+|\p{Nd}+/gu) ?? [];
  return (
    leftward.every((word) => standTogether(printed, word.normalize('NFKC'))) &&
    others.every((word) => printed.includes(word))
  );
};
