import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All text of a PDF, a page each. */
export const textsOf = async (pdf: Buffer): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
};

/** Without spaces; a font has one sign for 日 and for the radical of the same shape, and a PDF may name either. */
export const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '');

const inOrder = (letters: string): string => [...letters].sort().join('');

/** Whether these letters stand together somewhere, in whatever order. */
const standTogether = (text: string, letters: string): boolean => {
  const wanted = inOrder(letters);
  for (let at = 0; at + letters.length <= text.length; at += 1)
    if (inOrder(text.slice(at, at + letters.length)) === wanted) return true;
  return false;
};

/**
 * Whether a page, squeezed, holds a title: in a row, or word by word where it runs from right to left. Of such a word a
 * PDF keeps the letters together, but in the order in which their signs were drawn.
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
