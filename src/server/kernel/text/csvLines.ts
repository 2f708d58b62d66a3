export interface CsvLine {
  /** Its first line in the file, 1-based. */
  number: number;
  cells: string[];
}

/** Separators of programs and countries; of two that fit alike the first one is taken. */
const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

const patterns: Record<Separator, RegExp> = {
  ',': /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/gy,
  ';': /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|\r|\n|$)/gy,
  '\t': /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy,
};

function* linesWith(separator: Separator, text: string): Generator<CsvLine> {
  let number = 1;
  let firstLine = 1;
  let cells: string[] = [];
  for (const [whole, field = '', end] of text.matchAll(patterns[separator])) {
    cells.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    number += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== '')) yield { number: firstLine, cells };
    cells = [];
    firstLine = number;
    if (end === '') return;
  }
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

/**
 * Lines of a CSV (RFC 4180: quoted fields may contain separators, quotes and line breaks), separated by commas,
 * semicolons or tabs. Empty lines are left out.
 */
export const csvLines = (text: string): Generator<CsvLine> => {
  const content = text.replace(/^\uFEFF/, '');
  return linesWith(separatorOf(content), content);
};
