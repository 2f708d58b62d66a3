import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reader } from './reader.ts';

/** Character maps that older Korean, Japanese and Chinese files reference without embedding them. */
const tablesIn = (entry: string): string => `${join(dirname(fileURLToPath(entry)), '../../cmaps')}/`;

export const readPdf: Reader = async (path, sink) => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    cMapUrl: tablesIn(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages && !sink.isFull; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) sink.add(item.hasEOL ? `${item.str}\n` : item.str);
      sink.add('\n');
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
};
