export interface CsvLine {
  /** Its first line in the file, 1-based. */
  number: number;
  cells: string[];
}

/** Separators of programs and countries; of two that fit alike the first one is taken. */
const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

const patterns: Record<Separator, RegExp> = {
  ',': /("[^"]*(?:""[^"]*)*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/gy,
  ';': /("[^"]*(?:""[^"]*)*"|[^;\r\n]*)(;|\r\n|\r|\n|$)/gy,
  '\t': /("[^"]*(?:""[^"]*)*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy,
};

/** Where a line begins: index in the text, and number of the line in the file. */
interface Place {
  at: number;
  number: number;
}

/**
 * The lines of a text. Of the beginning of a longer text, only those that what follows cannot change.
 * @returns where the rest begins
 */
function* linesWith(
  separator: Separator,
  text: string,
  number = 1,
  isWhole = true,
): Generator<CsvLine, Place> {
  let place: Place = { at: 0, number };
  let cells: string[] = [];
  let line = number;
  for (const { index, 0: whole, 1: field = '', 2: end } of text.matchAll(patterns[separator])) {
    const next = index + whole.length;
    const isQuoted = field.length > 1 && field.endsWith('"');
    if (!isWhole && (next === text.length || (field.startsWith('"') && !isQuoted))) return place;
    cells.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== '')) yield { number: place.number, cells };
    cells = [];
    place = { at: next, number: line };
    if (end === '') break;
  }
  return place;
}

/** Characters from which the separator is recognised. */
const sample = 20_000;

/** The separator that makes most of the first lines alike, and of many cells. */
const separatorOf = (text: string): Separator => {
  const alike = separators.map((separator) => {
    const widths = [...linesWith(separator, text.slice(0, sample))].map(({ cells }) => cells.length);
    const widest = Math.max(...widths, 1);
    return (widest - 1) * widths.filter((width) => width === widest).length;
  });
  return separators[alike.indexOf(Math.max(...alike))] ?? ',';
};

/** Maximum of characters of a line whose end is waited for: a quote that is never closed is taken as it stands. */
const maxLine = 4_000_000;

/**
 * Lines of a CSV (RFC 4180: quoted fields may contain separators, quotes and line breaks), separated by commas,
 * semicolons or tabs. Empty lines are left out.
 */
export const csvLines = (text: string): Generator<CsvLine> => {
  const content = text.replace(/^\uFEFF/, '');
  return linesWith(separatorOf(content), content);
};

/** `csvLines` of a text that comes in pieces: no more of it than a line is held. */
export async function* csvLinesIn(pieces: AsyncIterable<string>): AsyncGenerator<CsvLine> {
  let text = '';
  let number = 1;
  let separator: Separator | undefined;
  for await (const piece of pieces) {
    text += piece;
    if (separator === undefined && text.length < sample) continue;
    if (separator === undefined) text = text.replace(/^\uFEFF/, '');
    separator ??= separatorOf(text);
    const place = yield* linesWith(separator, text, number, text.length > maxLine);
    text = text.slice(place.at);
    ({ number } = place);
  }
  if (separator === undefined) yield* csvLines(text);
  else yield* linesWith(separator, text, number);
}
