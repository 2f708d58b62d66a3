import { readFile } from 'node:fs/promises';
import type { IRBlock, IRTable } from 'kordoc';
import { type Reason, Unreadable } from './outcome.ts';
import type { Reader, TextSink } from './textSink.ts';

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
export const readHancom: Reader = async (path, sink) => {
  const { parse } = await import('kordoc');
  const found = await parse(await readFile(path));
  if (!found.success) throw new Unreadable(reasonsByCode[found.code ?? ''] ?? 'DAMAGED');
  addBlocks(found.blocks, sink);
};
