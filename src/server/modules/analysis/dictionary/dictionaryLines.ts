import { type FeatureKind, featureKinds, featureLabels } from '#contract/features.ts';
import type { SheetRow } from '#server/kernel/documents/sheetRows.ts';

/** A line of the list, to be stored. */
export interface ListedWord {
  /** Line in the file, 1-based. */
  line: number;
  extrKwd: string;
  featKndCd: FeatureKind;
  /** Without duplicates and without the word itself. */
  synmList: string[];
  rmrk: string | null;
}

export interface RefusedLine {
  line: number;
  /** Content that identifies the line. */
  word: string;
  reason: string;
}

export const columns = {
  extrKwd: '대표어',
  featKndCd: '특징 종류',
  synmList: '다른 표기',
  rmrk: '비고',
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

/** Index of each column; -1 for an optional one that is missing. */
export type Places = Readonly<Record<Column, number>>;

const limits = { letters: 100, words: 200, remark: 1_000 } as const;

const compact = (text: string): string => text.replace(/\s/gu, '').normalize('NFC');

/** The indexes of the columns, if this row is the header. */
export const placesIn = ({ cells }: SheetRow): Places | undefined => {
  const heads = cells.map(compact);
  const [extrKwd = -1, featKndCd = -1, synmList = -1, rmrk = -1] = columnNames.map((name) =>
    heads.indexOf(compact(columns[name])),
  );
  return extrKwd < 0 || featKndCd < 0 ? undefined : { extrKwd, featKndCd, synmList, rmrk };
};

/**
 * In NFC, on one line, without characters that no database accepts, and without the leading apostrophe that marks text
 * in a spreadsheet.
 */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const kindOf = (text: string): FeatureKind | undefined =>
  featureKinds.find((kind) => kind === text.toLowerCase() || featureLabels[kind] === compact(text));

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Synonyms are separated by commas or semicolons of any script, or by line breaks. */
const writings = (text: string): string[] =>
  text
    .split(/[,，、;；\r\n]/u)
    .map(clean)
    .filter(Boolean);

/** The word of a line, or why it is refused. */
export const lineOf = (row: SheetRow, places: Places): ListedWord | RefusedLine => {
  const cell = (column: Column): string => row.cells[places[column]] ?? '';
  const extrKwd = clean(cell('extrKwd'));
  const kind = clean(cell('featKndCd'));
  const refused = (reason: string): RefusedLine => ({
    line: row.number,
    word: clip(extrKwd || clean(row.cells.join(' '))),
    reason,
  });
  if (!extrKwd) return refused('대표어가 비어 있습니다.');
  if (extrKwd.length > limits.letters) return refused(`대표어는 ${limits.letters}자까지 쓸 수 있습니다.`);
  const featKndCd = kindOf(kind);
  if (!featKndCd)
    return refused(
      kind
        ? `'${clip(kind)}'은(는) 특징 종류가 아닙니다. ${Object.values(featureLabels).join(', ')} 가운데 하나를 적어 주세요.`
        : `특징 종류가 비어 있습니다. ${Object.values(featureLabels).join(', ')} 가운데 하나를 적어 주세요.`,
    );
  const synmList = [...new Set(writings(cell('synmList')))].filter((word) => word !== extrKwd);
  const tooLong = synmList.find((word) => word.length > limits.letters);
  if (tooLong) return refused(`다른 표기 '${clip(tooLong)}'이(가) ${limits.letters}자보다 깁니다.`);
  if (synmList.length > limits.words) return refused(`다른 표기는 ${limits.words}개까지 적을 수 있습니다.`);
  const rmrk = clean(cell('rmrk'));
  if (rmrk.length > limits.remark) return refused('비고는 1,000자까지 쓸 수 있습니다.');
  return { line: row.number, extrKwd, featKndCd, synmList, rmrk: rmrk || null };
};

/** A word of the dictionary is identified by its text and its kind. */
export const keyOf = ({ extrKwd, featKndCd }: Pick<ListedWord, 'extrKwd'> & { featKndCd: string }): string =>
  `${featKndCd} ${extrKwd}`;

/** Elements of `more` that are not in `known`. */
export const missingSpellings = (known: readonly string[], more: readonly string[]): string[] => {
  const there = new Set(known);
  return more.filter((word) => !there.has(word));
};
