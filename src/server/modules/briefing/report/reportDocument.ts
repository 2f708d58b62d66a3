/** A line of a report. */
export interface ReportLine {
  text: string;
  /** Language of a text that is not Korean, as in BCP 47. */
  language?: string | undefined;
  /** Web address that it leads to. */
  href?: string | undefined;
}

/**
 * Levels of a line, in the order of official papers: □ is a report of one event, ○ what it says, - what belongs to it,
 * ※ where it comes from.
 */
export const reportMarks = { item: '□', point: '○', detail: '-', source: '※' } as const;
export type ReportLevel = keyof typeof reportMarks;

export interface ReportTable {
  caption: string;
  head: readonly string[];
  /** As many cells as the head has. */
  rows: readonly (readonly string[])[];
}

export interface ReportFigure {
  caption: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  png: Uint8Array;
}

export type ReportBlock =
  | ({ is: ReportLevel } & ReportLine)
  | { is: 'chapter'; text: string }
  | { is: 'paragraph'; text: string }
  | ({ is: 'table' } & ReportTable)
  | ({ is: 'figure' } & ReportFigure);

/** A document from which every file is made: each holds all of its texts, in this order. */
export interface ReportDocument {
  title: string;
  /** Number, date, institution: the line below the title. */
  facts: readonly string[];
  /** What the report says in short; empty if nothing was written. */
  summary: readonly string[];
  blocks: readonly ReportBlock[];
}

/** All texts of a document in their order, without marks and addresses. */
export const textsOf = ({ title, facts, summary, blocks }: ReportDocument): string[] => [
  title,
  facts.join(' · '),
  ...summary,
  ...blocks.flatMap((block) => {
    if (block.is === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
    return block.is === 'figure' ? [block.caption] : [block.text];
  }),
];

/** Letters of a line and lines of a page, in Korean letters of 12 points on A4. */
const lineLetters = 38;
const pageLines = 34;
/** Pages from which on a report has a table of contents. */
const contentsFrom = 10;

const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) < 0x11_00 ? 0.55 : 1;
  return width;
};

const linesOf = (block: ReportBlock): number => {
  if (block.is === 'table') return 2 + block.rows.length;
  if (block.is === 'figure') return 14;
  return Math.max(1, Math.ceil(widthOf(block.text) / lineLetters)) + (block.is === 'chapter' ? 1 : 0);
};

/** The chapters of a long report, for its table of contents; none of a short one. */
export const contentsOf = ({ blocks }: ReportDocument): string[] => {
  const lines = blocks.reduce((sum, block) => sum + linesOf(block), 0);
  if (lines < contentsFrom * pageLines) return [];
  return blocks.flatMap((block) => (block.is === 'chapter' ? [block.text] : []));
};

/** The chapters of a report are numbered Ⅰ, Ⅱ …; from the thirteenth on 13, 14 …, since the letters end there. */
export const chapterNumber = (place: number): string =>
  place < 12 ? String.fromCodePoint(0x21_60 + place) : String(place + 1);
