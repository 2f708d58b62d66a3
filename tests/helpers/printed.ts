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
