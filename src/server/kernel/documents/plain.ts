import { open } from 'node:fs/promises';
import { textOf } from '../text/textOf.ts';
import { markupText } from './markup.ts';
import type { Reader } from './reader.ts';
import { maxTextLength } from './textSink.ts';

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

export const readPlain: Reader = async (path, sink) => sink.add(textOf(await beginning(path)));

const blocks = new Set(
  'address article aside blockquote br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);

export const readHtml: Reader = async (path, sink) => {
  const parser = markupText(
    { skipped: new Set(['script', 'style', 'template']), lines: blocks, gaps: new Set(['td', 'th']) },
    sink,
    false,
  );
  parser.end(textOf(await beginning(path)));
};
