import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOf } from '../text/encodings.ts';
import { readHancom } from './hancom.ts';
import { markupText } from './markup.ts';
import { readOpenDocument, readSlides, readWord } from './officeDocument.ts';
import { readOldSlides } from './oldSlides.ts';
import { maxTextLength, type Reader } from './textSink.ts';
import { readWorkbook } from './workbook.ts';

/** Character maps that older Korean, Japanese and Chinese files reference without embedding them. */
const tablesIn = (entry: string): string => `${join(dirname(fileURLToPath(entry)), '../../cmaps')}/`;

const readPdf: Reader = async (path, sink) => {
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

/** Maximum bytes read of a text file: the kept characters in the widest encoding. */
const maxBytes = 4 * maxTextLength;

const beginning = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    await file.read(bytes, 0, bytes.length, 0);
    return bytes;
  } finally {
    await file.close();
  }
};

const readPlain: Reader = async (path, sink) => sink.add(textOf(await beginning(path)));

const blocks = new Set(
  'address article aside blockquote br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);

const readHtml: Reader = async (path, sink) => {
  const parser = markupText(
    { skipped: new Set(['script', 'style', 'template']), lines: blocks, gaps: new Set(['td', 'th']) },
    sink,
    false,
  );
  parser.end(textOf(await beginning(path)));
};

/** Word documents in the binary format. */
const readOldWord: Reader = async (path, sink) => {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(await readFile(path));
  sink.add(document.getBody());
  for (const part of [
    document.getFootnotes(),
    document.getEndnotes(),
    document.getHeaders(),
    document.getAnnotations(),
    document.getTextboxes(),
  ])
    sink.add(`\n${part}`);
};

/** The reader for each file extension. Images and archives have none. */
export const readers: Readonly<Partial<Record<string, Reader>>> = {
  pdf: readPdf,
  hwp: readHancom,
  hwpx: readHancom,
  docx: readWord,
  xlsx: readWorkbook,
  pptx: readSlides,
  doc: readOldWord,
  xls: readHancom,
  ppt: readOldSlides,
  odt: readOpenDocument,
  ods: readOpenDocument,
  odp: readOpenDocument,
  txt: readPlain,
  csv: readPlain,
  html: readHtml,
  htm: readHtml,
};
