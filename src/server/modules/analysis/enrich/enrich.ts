import { channel } from 'node:diagnostics_channel';
import { keywordTokens } from '#server/modules/search/index.ts';
import { classify } from './classes/classify.ts';
import { type Dictionary, type Features, featuresIn, type Side } from './features.ts';
import { type ComparedText, comparedText } from './lexicon/comparedText.ts';
import { nationOf } from './nations/nationOf.ts';
import { type EnrichedField, enrichedFields, makers, mayEnrich, type Origins, originsOf } from './origins.ts';
import { articleScore } from './outletScores.ts';
import { summarise } from './summary/summarise.ts';

const failures = channel('enrichment failed');

/** Reports an analysis error for the log: users only see that the analysis failed. */
const reportFailure = (error: unknown): void => failures.publish(error);

/** @returns a function that unsubscribes */
export const onFailure = (listener: (error: unknown) => void): (() => void) => {
  const hear = (error: unknown): void => listener(error);
  failures.subscribe(hear);
  return () => {
    failures.unsubscribe(hear);
  };
};

/** Texts of an article, original and Korean. */
export interface EnrichedTexts {
  kornTtl: string | null;
  lclanTtl: string | null;
  articleCn: string | null;
  articleTransCn: string | null;
  /** BCP 47. */
  lanCd: string | null;
}

/** Fields set by enrichment; null if nothing was found. */
interface Findings extends Features {
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  featExtrSmry: string | null;
  /** The country of the press that the texts are of. */
  ntnId: string | null;
}

/** Stored values of the fields, and their origins. */
export type StoredAnalysis = Partial<Record<EnrichedField, unknown>> & { fieldOrgn?: unknown };

/** Characters of a text that are compared: bounds the time for texts of a megabyte. */
const maxTextLength = 60_000;

const textOf = (text: string | null): ComparedText | null =>
  text ? comparedText(text.slice(0, maxTextLength)) : null;

/** Original and translation; a Korean title identical to the original's is ignored. */
const sidesOf = ({ kornTtl, lclanTtl, articleCn, articleTransCn }: EnrichedTexts): Side[] => [
  { title: textOf(lclanTtl), body: textOf(articleCn) },
  { title: kornTtl === lclanTtl ? null : textOf(kornTtl), body: textOf(articleTransCn) },
];

/** Summarises the translation if there is one, because users read Korean. */
const summaryOf = ({ kornTtl, lclanTtl, articleCn, articleTransCn, lanCd }: EnrichedTexts): string | null =>
  articleTransCn
    ? summarise(kornTtl ?? lclanTtl ?? '', articleTransCn, 'ko')
    : summarise(lclanTtl ?? kornTtl ?? '', articleCn ?? '', lanCd ?? 'und');

/** Only the dictionary words in an article. */
export const featuresOf = (dictionary: Dictionary, texts: EnrichedTexts): Features =>
  featuresIn(dictionary, sidesOf(texts));

/** The analysis of an article's texts. */
const findingsOf = (dictionary: Dictionary, texts: EnrichedTexts): Findings => {
  const sides = sidesOf(texts);
  const present = (place: keyof Side): ComparedText[] => sides.flatMap((side) => side[place] ?? []);
  return {
    ...featuresIn(dictionary, sides),
    ...classify(present('title'), present('body'), texts.lanCd ?? 'und'),
    featExtrSmry: summaryOf(texts),
    ntnId: nationOf(sides, texts.lanCd),
  };
};

/** Columns of the table article that enrichment sets, apart from the scores of outlet and country. */
interface EnrichedColumns extends Partial<Findings> {
  kw: number[] | null;
  smryOrgnNm?: string | null;
  fieldOrgn: Origins | null;
  mainArticleScr: number | null;
  anlsYn: 'Y' | 'N';
  featExtrErrYn: 'Y' | 'N';
  featExtrErrCn: string | null;
  featExtrErrCd: string | null;
}

const lengthOf = ({ articleCn, articleTransCn }: EnrichedTexts): number =>
  Math.max(articleCn?.length ?? 0, articleTransCn?.length ?? 0);

const filled = (
  found: Findings,
  texts: EnrichedTexts,
  stored: StoredAnalysis,
  now: Date,
): EnrichedColumns => {
  const origins: Origins = { ...originsOf(stored.fieldOrgn) };
  const open = enrichedFields.filter((field) => mayEnrich(stored[field], origins[field]));
  const set: Partial<Record<EnrichedField, unknown>> = {};
  for (const field of open) {
    set[field] = found[field];
    if (found[field] === null) delete origins[field];
    else origins[field] = { by: makers[field], at: now.toISOString() };
  }
  const whole = { ...stored, ...set } as StoredAnalysis & Findings;
  return {
    ...(set as Partial<Findings>),
    ...(open.includes('featExtrSmry') && {
      smryOrgnNm: found.featExtrSmry === null ? null : makers.featExtrSmry,
    }),
    kw: keywordTokens(whole),
    fieldOrgn: Object.keys(origins).length ? origins : null,
    mainArticleScr: articleScore({
      lclsfNm: whole.lclsfNm ?? null,
      featExtrMclsf: whole.featExtrMclsf ?? null,
      featExtrKwdList: whole.featExtrKwdList ?? null,
      relIssueNmList: whole.relIssueNmList ?? null,
      length: lengthOf(texts),
    }),
    anlsYn: 'Y',
    featExtrErrYn: 'N',
    featExtrErrCn: null,
    featExtrErrCd: null,
  };
};

/** Error code of an article whose analysis failed. */
export const enrichmentFailed = 'ENRICH_FAILED';

const failed = (stored: StoredAnalysis): EnrichedColumns => ({
  kw: keywordTokens(stored),
  fieldOrgn: stored.fieldOrgn ? originsOf(stored.fieldOrgn) : null,
  mainArticleScr: null,
  anlsYn: 'N',
  featExtrErrYn: 'Y',
  featExtrErrCn: '글을 읽다가 문제가 생겨 분석하지 못했습니다. 원문은 그대로 볼 수 있습니다.',
  featExtrErrCd: enrichmentFailed,
});

/**
 * The columns of an article that are derived from its texts. Values that users wrote or confirmed are kept (see
 * `mayEnrich`). Never throws: an article that cannot be analysed is marked as failed and stored; the error is logged.
 */
export const enrichedColumns = (
  dictionary: Dictionary,
  texts: EnrichedTexts,
  stored: StoredAnalysis = {},
  now = new Date(),
): EnrichedColumns => {
  try {
    return filled(findingsOf(dictionary, texts), texts, stored, now);
  } catch (error) {
    reportFailure(error);
    return failed(stored);
  }
};

/**
 * The columns with the country of the outlet, if the analysis may set the country: what the texts tell is a guess that
 * stands until the outlet's is known.
 */
export const withNationOfOutlet = <T extends Pick<EnrichedColumns, 'ntnId' | 'fieldOrgn'>>(
  columns: T,
  ntnId: string | null,
): T => {
  if (!('ntnId' in columns) || ntnId === null) return columns;
  const { ntnId: _told, ...fieldOrgn } = columns.fieldOrgn ?? {};
  return { ...columns, ntnId, fieldOrgn: Object.keys(fieldOrgn).length ? fieldOrgn : null };
};
