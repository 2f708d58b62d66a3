import type { SearchReason, SearchSnippet } from '#generated/types/searchCalls.ts';
import type { Steps } from '#server/kernel/clock/steps.ts';
import { foldWithOrigins } from '#server/kernel/text/origins.ts';
import { type SearchPlan, searchedWordsOf } from './plan.ts';
import { reasonsIn } from './whyFound.ts';
import type { SearchedWord } from './words/searchTerm.ts';
import { firstPlaces, matchable, type Range } from './words/termMatch.ts';

/** Texts of an item that snippets are taken from. */
export type SnippetTexts = Record<
  'kornTtl' | 'lclanTtl' | 'articleCn' | 'articleTransCn' | 'jrnlLclanNm' | 'featExtrSmry',
  string | null
> & { keywords: readonly string[] };
type TextName = Exclude<keyof SnippetTexts, 'keywords'>;
/** Where a passage is: a text of the item, its keywords, a file name, or a file. */
type Field = TextName | 'featExtrKwdList' | 'atchFileNm' | 'atchFileCn';

/** UTF-16 units of a snippet, and how many of them precede the hit. */
const width = 180;
const before = 50;
/** UTF-16 units of a text that are searched for hits. */
const farthest = 200_000;
const maxOfBodies = 2;
/** Marks in one text; each searched word has an equal share of them, but at least a few. */
const maxMarks = 20_000;
const minMarksOfWord = 50;

const titles: readonly TextName[] = ['kornTtl', 'lclanTtl'];
const bodies: readonly TextName[] = ['articleTransCn', 'articleCn'];
const fieldsOf = {
  title: titles,
  reporter: ['jrnlLclanNm'],
  attachment: [],
} as const satisfies Record<string, readonly TextName[]>;

export interface Mark extends Range {
  /** Index of the marked term among the searched ones. */
  of: number;
}

/** Positions of the searched terms in a text, up to the length and the number that are shown. */
export function* marksIn(text: string, searched: readonly SearchedWord[]): Steps<Mark[]> {
  const { folded, originOf } = yield* foldWithOrigins(text.slice(0, farthest));
  const within = matchable(folded);
  const most = Math.max(minMarksOfWord, Math.floor(maxMarks / searched.flat().length));
  const marks: Mark[] = [];
  for (const [of, chunks] of searched.entries()) {
    for (const chunk of chunks)
      for (const { start, end } of yield* firstPlaces(chunk, within, most))
        marks.push({ start: originOf(start), end: originOf(end), of });
    yield;
  }
  return marks.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** Merges marks that touch or overlap. */
export const joined = (marks: readonly Range[]): Range[] => {
  const all: Range[] = [];
  for (const { start, end } of marks) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
};

const isInside = (text: string, index: number): boolean =>
  /^[\p{M}\u{200d}]/u.test(text.slice(index, index + 2)) || /[\ud800-\udbff]/.test(text[index - 1] ?? '');

/** A place near the index where the text can be cut: before a word if one begins within a few units. */
const cutBefore = (text: string, index: number): number => {
  if (index <= 0) return 0;
  const space = text.slice(index, index + 16).search(/\s/);
  let at = space >= 0 ? index + space + 1 : index;
  while (at < text.length && isInside(text, at)) at += 1;
  return at;
};

const cutAfter = (text: string, index: number): number => {
  if (index >= text.length) return text.length;
  const space = text.slice(index - 16, index).search(/\s\S*$/);
  let at = space >= 0 ? index - 16 + space : index;
  while (at < text.length && isInside(text, at)) at += 1;
  return at;
};

/** Start of the first window that contains the most searched terms. */
const bestStart = (marks: readonly Mark[]): Mark | undefined => {
  let best: Mark | undefined;
  let most = 0;
  for (const [index, mark] of marks.entries()) {
    const within = new Set<number>();
    for (const other of marks.slice(index, index + 50))
      if (other.end <= mark.start + width - before) within.add(other.of);
    if (within.size > most) [best, most] = [mark, within.size];
  }
  return best;
};

/** The passage of a text with the most searched terms. */
export const snippetAround = (field: Field, text: string, marks: readonly Mark[]): SearchSnippet => {
  const first = bestStart(marks) ?? marks[0];
  const begin = first && first.start > before ? cutBefore(text, first.start - before) : 0;
  const start = first ? Math.min(begin, first.start) : begin;
  const end = Math.max(cutAfter(text, start + width), first?.end ?? 0);
  const within = joined(marks.filter((mark) => mark.start >= start && mark.end <= end));
  return {
    field,
    fileNm: null,
    text: text.slice(start, end),
    marks: within.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
    isCutBefore: start > 0,
    isCutAfter: end < text.length,
  };
};

export const wholeSnippet = (field: Field, text: string, marks: readonly Mark[]): SearchSnippet => ({
  field,
  fileNm: null,
  text,
  marks: joined(marks),
  isCutBefore: false,
  isCutAfter: false,
});

/** All texts of an item, including its analysis results. */
export const ownTextsOf = ({ keywords, ...texts }: SnippetTexts): string[] => [
  ...Object.values(texts).flatMap((text) => text ?? []),
  ...keywords,
];

/** The keywords with highlights, concatenated. */
function* ofKeywords(keywords: readonly string[], searched: readonly SearchedWord[]): Steps<SearchSnippet[]> {
  let text = '';
  const marks: Mark[] = [];
  for (const keyword of keywords) {
    const found = yield* marksIn(keyword, searched);
    if (found.length === 0) continue;
    if (text) text += ', ';
    const at = text.length;
    marks.push(...found.map((mark) => ({ ...mark, start: at + mark.start, end: at + mark.end })));
    text += keyword;
  }
  return text ? [wholeSnippet('featExtrKwdList', text, marks)] : [];
}

/** Passages of the summary and the keywords with terms that no text contains. */
function* ofFindings(
  { featExtrSmry, keywords }: SnippetTexts,
  searched: readonly SearchedWord[],
  explained: ReadonlySet<number>,
): Steps<SearchSnippet[]> {
  if (explained.size === searched.length) return [];
  const marks = yield* marksIn(featExtrSmry ?? '', searched);
  const isNew = marks.some(({ of }) => !explained.has(of));
  const ofSummary = isNew ? [snippetAround('featExtrSmry', featExtrSmry ?? '', marks)] : [];
  const known = new Set([...explained, ...marks.map(({ of }) => of)]);
  return [
    ...ofSummary,
    ...(yield* ofKeywords(
      keywords,
      searched.filter((_one, index) => !known.has(index)),
    )),
  ];
}

/**
 * Why an item was found: titles with highlights, then the passages with the most searched terms, then passages only in
 * its summary and keywords, then those of its files; if there are none, the beginning of its text.
 */
export function* foundIn(
  plan: SearchPlan,
  texts: SnippetTexts,
  ofFiles: readonly SearchSnippet[] = [],
): Steps<{ snippets: SearchSnippet[]; reasons: SearchReason[] }> {
  const { fields } = plan;
  const searched = searchedWordsOf(plan);
  const isEverywhere = fields.length === 0;
  const looked: readonly TextName[] = isEverywhere
    ? [...bodies, 'jrnlLclanNm']
    : fields.flatMap((field) => (field === 'title' ? [] : fieldsOf[field]));
  function* marked(names: readonly TextName[]): Steps<{ field: Field; text: string; marks: Mark[] }[]> {
    const found = [];
    for (const field of searched.length ? names : []) {
      const text = texts[field] ?? '';
      const marks = text ? yield* marksIn(text, searched) : [];
      if (marks.length > 0) found.push({ field, text, marks });
    }
    return found;
  }
  const inTitles = yield* marked(isEverywhere || fields.includes('title') ? titles : []);
  const inTexts = yield* marked(looked);
  const explained = new Set([...inTitles, ...inTexts].flatMap(({ marks }) => marks.map(({ of }) => of)));
  const further = [...(isEverywhere ? yield* ofFindings(texts, searched, explained) : []), ...ofFiles];
  const passages = [
    ...inTexts.slice(0, maxOfBodies).map(({ field, text, marks }) => snippetAround(field, text, marks)),
    ...further,
  ];
  const inFurther = [];
  for (const { field, text } of further)
    inFurther.push({ field, text, marks: yield* marksIn(text, searched) });
  const opening = bodies.find((field) => texts[field]);
  const beginning =
    passages.length === 0 && opening
      ? [snippetAround(opening, (texts[opening] ?? '').slice(0, 1_000), [])]
      : [];
  return {
    snippets: [
      ...inTitles.map(({ field, text, marks }) => wholeSnippet(field, text, marks)),
      ...passages,
      ...beginning,
    ],
    reasons: reasonsIn(plan, [...inTitles, ...inTexts, ...inFurther]),
  };
}

/** The passages alone. */
export function* snippetsOf(...found: Parameters<typeof foundIn>): Steps<SearchSnippet[]> {
  return (yield* foundIn(...found)).snippets;
}
