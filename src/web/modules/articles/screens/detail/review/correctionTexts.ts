import { type FeatureKind, featureKinds, featureLabels } from '#contract/features.ts';
import { regionLabels } from '../../../parts/items/itemNames.ts';
import { type ArticleRecord, wordsIn } from '../articleRecord.ts';
import { type ReviewedField, wordsBetweenCommas } from '../fieldOrigin.ts';

/** The boxes of the form in order, with their labels; each of the six feature groups has one. */
export const boxes = {
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtrSmry: '요약',
  ...featureLabels,
  featExtrKwdList: '키워드',
  relIssueNmList: '관련 이슈',
} as const;
export type Box = keyof typeof boxes;

/** The text of each box. Compared as text, so that an untouched box is not a correction. */
export type Texts = Readonly<Record<Box, string>>;

const isGroup = (box: Box): box is FeatureKind => box in featureLabels;

/** The field that a box is a part of. */
export const fieldOf = (box: Box): ReviewedField => (isGroup(box) ? 'featExtr' : box);

const boxNames = Object.keys(boxes) as Box[];

const textIn = (article: ArticleRecord, box: Box): string => {
  if (box === 'featExtrKwdList') return wordsIn(article.featExtrKwdList).join(', ');
  if (box === 'relIssueNmList') return wordsIn(article.relIssueNmList).join('\n');
  if (isGroup(box)) return wordsIn(article.featExtr?.[box]).join(', ');
  return String(article[box] ?? '');
};

/** Builds a text for every box. */
const textsBy = (text: (box: Box) => string): Texts =>
  Object.fromEntries(boxNames.map((box) => [box, text(box)])) as Record<Box, string>;

export const textsOf = (article: ArticleRecord): Texts => textsBy((box) => textIn(article, box));

/** The boxes whose text differs between two states, in order. */
export const differing = (one: Texts, other: Texts): Box[] =>
  boxNames.filter((box) => one[box].trim() !== other[box].trim());

/** The typed texts on top of a newer stored state: untouched boxes take its values. */
export const rebased = (read: Texts, mine: Texts, theirs: Texts): Texts =>
  textsBy((box) => (mine[box] === read[box] ? theirs[box] : mine[box]));

const lines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const groupsOf = (article: ArticleRecord, changed: ReadonlySet<Box>, mine: Texts): Record<string, string[]> =>
  Object.fromEntries(
    featureKinds.map((group) => [
      group,
      changed.has(group) ? wordsBetweenCommas(mine[group]) : wordsIn(article.featExtr?.[group]),
    ]),
  );

/** The request body: changed boxes only, so that untouched fields are not recorded as the user's. */
export const correctionsOf = (article: ArticleRecord, mine: Texts): Record<string, unknown> => {
  const changed = new Set(differing(textsOf(article), mine));
  const sent: Record<string, unknown> = {
    lclsfNm: mine.lclsfNm || null,
    featExtrMclsf: mine.featExtrMclsf || null,
    featExtrSmry: mine.featExtrSmry.trim() || null,
    featExtrKwdList: wordsBetweenCommas(mine.featExtrKwdList),
    relIssueNmList: lines(mine.relIssueNmList),
  };
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([box]) => changed.has(box as Box))),
    ...(featureKinds.some((group) => changed.has(group)) && { featExtr: groupsOf(article, changed, mine) }),
  };
};

/** A text in readable form: classes by name. */
export const readable = (box: Box, text: string, article: ArticleRecord): string => {
  if (box === 'lclsfNm') return regionLabels[text as keyof typeof regionLabels] ?? text;
  if (box === 'featExtrMclsf' && text === article.featExtrMclsf) return article.featExtrMclsfNm ?? text;
  return text;
};
