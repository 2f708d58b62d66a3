import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IRBlock, IRTable } from 'kordoc';
import { textOf } from '../text/encodings.ts';
import { bytesOf } from '../uploads/content/bytes.ts';
import { ContentFault } from '../uploads/content/fault.ts';
import { readOle } from '../uploads/content/oleFile.ts';
import { markupText } from './markup.ts';
import { readOpenDocument, readSlides, readWord } from './officeDocument.ts';
import { type Reason, Unreadable } from './outcome.ts';
import { maxTextLength, type Reader, type TextSink } from './textSink.ts';
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

const atoms = { textOfTwoBytes: 4000, textOfOneByte: 4008, encryption: 0x2f14 };
const headSize = 8;
/** Version of a record that contains records. */
const container = 0x0f;

/** Texts of old PowerPoint files (ppt): the text records, in file order. */
const readOldSlides: Reader = async (path, sink) => {
  const file = await open(path);
  try {
    const ole = await readOle(await bytesOf(file));
    const main = ole.streams.find(({ name }) => name === 'PowerPoint Document');
    if (!main) throw new ContentFault('damaged');
    const records = await ole.head(main, main.size);
    for (let at = 0; at + headSize <= records.length && !sink.isFull; ) {
      const kind = records.readUInt16LE(at + 2);
      const length = records.readUInt32LE(at + 4);
      const content = records.subarray(at + headSize, at + headSize + length);
      if (kind === atoms.encryption) throw new Unreadable('LOCKED');
      if (kind === atoms.textOfTwoBytes) sink.add(`${content.toString('utf16le')}\n`);
      if (kind === atoms.textOfOneByte) sink.add(`${content.toString('latin1')}\n`);
      const isContainer = (records.readUInt16LE(at) & container) === container;
      at += isContainer ? headSize : headSize + length;
    }
  } finally {
    await file.close();
  }
};

const reasonsByCode: Record<string, Reason> = {
  ENCRYPTED: 'LOCKED',
  DRM_PROTECTED: 'LOCKED',
  DECOMPRESSION_BOMB: 'TOO_LARGE',
  ZIP_BOMB: 'TOO_LARGE',
  OUTPUT_TOO_LARGE: 'TOO_LARGE',
  UNSUPPORTED_FORMAT: 'UNKNOWN_KIND',
};

const addTable = ({ cells, caption, captionBlocks }: IRTable, sink: TextSink): void => {
  for (const row of cells) {
    for (const cell of row) {
      if (cell.blocks?.length) addBlocks(cell.blocks, sink);
      else sink.add(`${cell.text}\t`);
    }
    sink.add('\n');
  }
  if (captionBlocks?.length) addBlocks(captionBlocks, sink);
  else if (caption) sink.add(`${caption}\n`);
};

const addBlocks = (blocks: readonly IRBlock[], sink: TextSink): void => {
  for (const { type, text, table, children, footnoteText } of blocks) {
    if (type !== 'image' && text) sink.add(`${text}\n`);
    if (table) addTable(table, sink);
    if (children) addBlocks(children, sink);
    if (footnoteText) sink.add(`${footnoteText}\n`);
  }
};

/** Hancom documents, old and new, and Excel workbooks in the binary format. */
const readHangul: Reader = async (path, sink) => {
  const { parse } = await import('kordoc');
  const found = await parse(await readFile(path));
  if (!found.success) throw new Unreadable(reasonsByCode[found.code ?? ''] ?? 'DAMAGED');
  addBlocks(found.blocks, sink);
};

/** The reader for each file extension. Images and archives have none. */
export const readers: Readonly<Partial<Record<string, Reader>>> = {
  pdf: readPdf,
  hwp: readHangul,
  hwpx: readHangul,
  docx: readWord,
  xlsx: readWorkbook,
  pptx: readSlides,
  doc: readOldWord,
  xls: readHangul,
  ppt: readOldSlides,
  odt: readOpenDocument,
  ods: readOpenDocument,
  odp: readOpenDocument,
  txt: readPlain,
  csv: readPlain,
  html: readHtml,
  htm: readHtml,
};
