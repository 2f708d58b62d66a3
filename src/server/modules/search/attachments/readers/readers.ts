import { readHangul } from './hangul.ts';
import { readOpenDocument, readSlides, readWord } from './officeDocument.ts';
import { readOldSlides, readOldWord } from './oldOffice.ts';
import { readPdf } from './pdf.ts';
import { readHtml, readPlain } from './plain.ts';
import type { Reader } from './reader.ts';
import { readWorkbook } from './workbook.ts';

/** Who reads files of which extension. Pictures and archives have none. */
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
