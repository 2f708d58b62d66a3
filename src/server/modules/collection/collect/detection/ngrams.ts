import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { dataFile } from '#server/kernel/productFiles.ts';
import { pieceHash } from '#server/kernel/text/pieceHash.ts';

/** Pieces of words of similar languages, four bytes of UTF-8 each, with how typical each is of which languages. */
interface NgramTable {
  languages: readonly string[];
  /** Hashes of the pieces in ascending order. */
  hashes: Uint32Array;
  /** Where the entries of each piece begin; one more at the end. */
  starts: Uint32Array;
  /** Position in `languages` of each entry. */
  of: Uint8Array;
  scores: Uint8Array;
}

const file = z.object({
  languages: z.array(z.string()),
  count: z.int(),
  /** Steps from one hash to the next, entries per piece, languages and scores; packed with gzip, in base64. */
  packed: z.base64(),
});

const [size, stride, maxBytes] = [4, 3, 70];

/** The pieces of a word between two blanks. @param word lower case */
const piecesOf = (word: string): Uint8Array[] => {
  const bytes = Buffer.from(` ${word} `, 'utf8').subarray(0, maxBytes);
  const last = bytes.length - 2;
  if (last <= size) return [bytes];
  const found = [bytes.subarray(0, size + 1)];
  for (let at = stride; at + size < last; at += stride) found.push(bytes.subarray(at + 1, at + 1 + size));
  return [...found, bytes.subarray(last + 1 - size)];
};

const table = once((): NgramTable => {
  const path = dataFile('modules/collection/collect/detection/ngrams.json');
  const { languages, count, packed } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  const bytes = gunzipSync(Buffer.from(packed, 'base64'));
  const [hashes, starts] = [new Uint32Array(count), new Uint32Array(count + 1)];
  let [hash, start] = [0, 0];
  for (let place = 0; place < count; place += 1) {
    hash += bytes.readUInt16LE(2 * place);
    hashes[place] = hash;
    starts[place] = start;
    start += bytes[2 * count + place] ?? 0;
  }
  starts[count] = start;
  const from = 3 * count;
  return {
    languages,
    hashes,
    starts,
    of: bytes.subarray(from, from + start),
    scores: bytes.subarray(from + start),
  };
});

const placeOf = (hash: number, { hashes }: NgramTable): number => {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/**
 * How much the pieces of some words speak for each language (BCP 47), 0 to 1 for the one they speak for most; empty if
 * none is known. @param words lower case
 */
export const ngramScores = (words: readonly string[]): Map<string, number> => {
  const known = table();
  const sums = new Float64Array(known.languages.length);
  for (const hash of new Set(words.flatMap(piecesOf).map(pieceHash))) {
    const place = placeOf(hash, known);
    if (place < 0) continue;
    for (let at = known.starts[place] ?? 0; at < (known.starts[place + 1] ?? 0); at += 1)
      sums[known.of[at] ?? 0] = (sums[known.of[at] ?? 0] ?? 0) + (known.scores[at] ?? 0);
  }
  const most = Math.max(...sums);
  return most > 0
    ? new Map(known.languages.map((language, at) => [language, (sums[at] ?? 0) / most]))
    : new Map();
};
