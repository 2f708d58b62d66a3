import { open } from 'node:fs/promises';
import { bytesOf } from '../uploads/content/bytes.ts';
import { ContentFault } from '../uploads/content/fault.ts';
import { readOle } from '../uploads/content/oleFile.ts';
import { Unreadable } from './outcome.ts';
import type { Reader } from './textSink.ts';

/** Types of records. */
const atoms = { textOfTwoBytes: 4000, textOfOneByte: 4008, encryption: 0x2f14 };
const headSize = 8;
/** Version of a record that contains records. */
const container = 0x0f;

/** Texts of old PowerPoint files (ppt): the text records, in file order. */
export const readOldSlides: Reader = async (path, sink) => {
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
