import { type MarkupRules, markupText } from './markup.ts';
import { Unreadable } from './outcome.ts';
import type { Reader } from './textSink.ts';
import { withZipParts, type ZipParts } from './zipParts.ts';

interface Format {
  /** Parts that contain text, in reading order. */
  parts: readonly RegExp[];
  rules: MarkupRules;
}

const set = (...names: string[]): ReadonlySet<string> => new Set(names);

/** A drawing is stored twice, the second time for programs that do not support its newer form. */
const fallback = 'mc:Fallback';

const word: Format = {
  parts: [
    /^word\/document\d*\.xml$/,
    /^word\/(footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/,
    /^word\/(charts|diagrams)\/(chart|data)\d*\.xml$/,
  ],
  rules: {
    text: set('w:t', 'a:t', 'm:t', 'c:v'),
    skipped: set(fallback, 'w:delText', 'w:instrText'),
    lines: set('w:p', 'a:p', 'c:pt'),
    gaps: set('w:tab', 'w:br', 'w:cr', 'w:tc', 'a:br'),
  },
};

const slides: Format = {
  parts: [
    /^ppt\/slides\/slide\d+\.xml$/,
    /^ppt\/notesSlides\/notesSlide\d+\.xml$/,
    /^ppt\/comments\/.*\.xml$/,
    /^ppt\/(charts|diagrams)\/(chart|data)\d*\.xml$/,
  ],
  rules: {
    text: set('a:t', 'c:v', 'p:text'),
    skipped: set(fallback),
    lines: set('a:p', 'c:pt', 'p:text'),
    gaps: set('a:br', 'a:tab', 'a:tc'),
  },
};

const openDocument: Format = {
  parts: [/^content\.xml$/],
  rules: {
    text: set('text:p', 'text:h'),
    skipped: set('text:tracked-changes', 'office:binary-data'),
    lines: set('text:p', 'text:h'),
    gaps: set('text:s', 'text:tab', 'text:line-break', 'table:table-cell'),
  },
};

const numberIn = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);

/** Names of a document's parts in page order: slide2 before slide10. */
export const partsInOrder = (names: readonly string[], patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) =>
    names.filter((name) => pattern.test(name)).sort((one, other) => numberIn(one) - numberIn(other)),
  );

/** An encrypted document keeps its parts and describes the encryption in its manifest. */
const refuseLocked = async (parts: ZipParts): Promise<void> => {
  let manifest = '';
  await parts.read('META-INF/manifest.xml', (piece) => {
    manifest += piece;
    return manifest.length < 1_000_000;
  });
  if (/<manifest:encryption-data\b/.test(manifest)) throw new Unreadable('LOCKED');
};

const readerOf =
  ({ parts: patterns, rules }: Format): Reader =>
  (path, sink) =>
    withZipParts(path, async (parts) => {
      await refuseLocked(parts);
      for (const name of partsInOrder(parts.names, patterns)) {
        const parser = markupText(rules, sink);
        await parts.read(name, (piece) => {
          parser.write(piece);
          return !sink.isFull;
        });
        if (sink.isFull) return;
        parser.end();
        sink.add('\n');
      }
    });

export const readWord = readerOf(word);
export const readSlides = readerOf(slides);
export const readOpenDocument = readerOf(openDocument);
