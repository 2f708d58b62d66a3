import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pieceHash } from '#server/kernel/text/pieceHash.ts';

/**
 * `node scripts/languages/main.ts <folder>` writes the data of language detection. The folder has the packages in its
 * node_modules: `npm install --prefix <folder> eld@2.1.0 cldr-misc-full@48.2.0`.
 */
const folder = resolve(process.argv[2] ?? '.', 'node_modules');
const output = resolve(import.meta.dirname, '../../src/server/modules/collection/collect/detection');
const load = createRequire(import.meta.url);

interface Eld {
  languages: Record<string, string>;
  ngrams: Record<string, Record<string, number>>;
}

/** Languages of scripts that several languages share, in the detector's data and in ours. */
const shared: Readonly<Record<string, string>> = Object.fromEntries(
  'ar az be bg ca cs da de en es et eu fa fi fr hi hr hu is it ku lt lv mr ms nl no pl pt ro ru sk sl sq sr sv tl tr uk ur vi yo'
    .split(' ')
    .map((tag) => [tag, tag === 'tl' ? 'fil' : tag]),
);

/** The package leaves out this much of each score. */
const baseScore = 53;

const writeNgrams = (): void => {
  const source = (name: string) => join(folder, 'eld/src', name);
  const { ngramsData } = load(source('ngrams/small.js')) as { ngramsData: Eld };
  const { dictionary } = load(source('dictionary.js')) as { dictionary: readonly string[] };
  /** The bytes of a piece, which the package writes as characters of its own. */
  const bytesOf = (piece: string): Buffer =>
    Buffer.from(
      [...piece].map((character) =>
        /[ a-z'`]/.test(character) ? character.charCodeAt(0) : dictionary.indexOf(character, 0x80),
      ),
    );
  const languages = Object.values(shared).sort();
  const pieces = new Map<number, Map<number, number>>();
  for (const [piece, scores] of Object.entries(ngramsData.ngrams)) {
    const hash = pieceHash(bytesOf(piece));
    for (const [at, score] of Object.entries(scores)) {
      const tag = shared[ngramsData.languages[at] ?? ''];
      if (!tag) continue;
      const known = pieces.get(hash) ?? new Map<number, number>();
      pieces.set(hash, known.set(languages.indexOf(tag), Math.min(255, score + baseScore)));
    }
  }
  const sorted = [...pieces].sort(([one], [other]) => one - other);
  const steps = Buffer.alloc(2 * sorted.length);
  sorted.forEach(([hash], at) => steps.writeUInt16LE(hash - (sorted[at - 1]?.[0] ?? 0), 2 * at));
  const entries = sorted.map(([, scores]) => [...scores]);
  const packed = gzipSync(
    Buffer.concat([
      steps,
      Buffer.from(entries.map(({ length }) => length)),
      Buffer.from(entries.flatMap((of) => of.map(([language]) => language))),
      Buffer.from(entries.flatMap((of) => of.map(([, score]) => score))),
    ]),
    { level: 9 },
  ).toString('base64');
  writeFileSync(
    join(output, 'ngrams.json'),
    `${JSON.stringify({ languages, count: sorted.length, packed })}\n`,
  );
};

/** Letters that a character set of CLDR lists, in lower case, without those of the Latin basic alphabet. */
const lettersOf = (set: string): Set<string> => {
  const found = new Set<string>();
  const parts = set.slice(1, -1).replaceAll(/[{}\s]|\\u[0-9A-F]{4}/g, '');
  for (const [, from = '', to] of parts.matchAll(/(\P{M}\p{M}*)(?:-(\P{M}))?/gu))
    for (let code = from.codePointAt(0) ?? 0; code <= ((to ?? from).codePointAt(0) ?? 0); code += 1) {
      const text = to ? String.fromCodePoint(code) : from;
      for (const letter of text.normalize('NFC').toLowerCase())
        if (/[\p{L}\p{M}]/u.test(letter) && !/[a-z]/.test(letter)) found.add(letter);
    }
  return found;
};

/** Our languages and the locales of CLDR that list their letters, where these have other names. */
const locales: Readonly<Record<string, readonly string[]>> = {
  no: ['nb', 'nn'],
  sr: ['sr', 'sr-Latn'],
  ku: ['ku', 'ckb'],
};

const tags =
  'af ar az be bg ca cs cy da de en eo es et eu fa fi fil fr ga gl ha hi hr hu id ig is it jv kk ku ky la lb lg ln lt ' +
  'lv mg mk mn mr ms mt ne nl no om pl ps pt ro ru rw sk sl sn so sq sr st su sv sw tg tk tr ug uk ur uz vi xh yo zu';

const writeAlphabets = (): void => {
  const alphabets = tags.split(' ').map((tag) => {
    const [own, borrowed] = [new Set<string>(), new Set<string>()];
    for (const locale of locales[tag] ?? [tag]) {
      const path = join(folder, `cldr-misc-full/main/${locale}/characters.json`);
      const { main } = JSON.parse(readFileSync(path, 'utf8')) as {
        main: Record<string, { characters: { exemplarCharacters: string; auxiliary: string } }>;
      };
      const { exemplarCharacters, auxiliary } = main[locale]?.characters ?? {
        exemplarCharacters: '',
        auxiliary: '',
      };
      for (const letter of lettersOf(exemplarCharacters)) own.add(letter);
      for (const letter of lettersOf(auxiliary)) borrowed.add(letter);
    }
    return [tag, [[...own].join(''), [...borrowed].filter((letter) => !own.has(letter)).join('')]] as const;
  });
  writeFileSync(
    join(output, 'alphabets.json'),
    `${JSON.stringify(Object.fromEntries(alphabets), null, 1)}\n`,
  );
};

writeNgrams();
writeAlphabets();
