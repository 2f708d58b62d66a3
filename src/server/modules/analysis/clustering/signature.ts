import { featureKinds } from '#contract/features.ts';
import {
  bitsOf,
  distanceOf,
  type Fingerprint,
  maxDays,
  maxDistance,
} from '#server/kernel/text/fingerprint.ts';
import { keywordToken } from '#server/modules/search/index.ts';
import { type Terms, titleKey, wordingTerms } from './terms.ts';

/** Input of clustering for one article. */
export interface ClusterText {
  articleId: number;
  /** Milliseconds: time of the report, else of the registration. */
  time: number;
  mediaId: number | null;
  kornTtl: string | null;
  lclanTtl: string | null;
  /** Only the beginnings of the bodies are needed. */
  articleCn: string | null;
  articleTransCn: string | null;
  /** Its fingerprint, as used for near-duplicates. */
  nearKeys: readonly number[] | null;
  /** Dictionary words by group: issue, pern, incdnt, plcy, inst, evnt. */
  featExtr?: unknown;
}

/** An article's data for comparison with others. Contains no text. */
export interface Signature {
  articleId: number;
  time: number;
  mediaId: number | null;
  /** Key of the title, without its numbers. */
  title: number | null;
  /** Terms of the original, and of the translation if there is one. */
  wordings: readonly Terms[];
  /** Dictionary words: the same in every language of the article. */
  features: Int32Array;
  fingerprint: Fingerprint | null;
}

const featuresOf = (featExtr: unknown): Int32Array => {
  const found = (featExtr ?? {}) as Record<string, unknown>;
  const words = featureKinds.flatMap((group) => {
    const list = found[group];
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
  });
  return Int32Array.from(new Set(words.map(keywordToken))).sort();
};

const wording = (title: string | null, lead: string | null): Terms[] =>
  title || lead ? [wordingTerms({ title: title ?? '', lead: lead ?? '' })] : [];

export const signatureOf = (text: ClusterText): Signature => {
  const { articleId, time, mediaId, kornTtl, lclanTtl, articleCn, articleTransCn, nearKeys, featExtr } = text;
  const original = wording(lclanTtl || kornTtl, articleCn || articleTransCn);
  const isTranslated = lclanTtl && kornTtl && lclanTtl !== kornTtl;
  return {
    articleId,
    time,
    mediaId,
    title: titleKey(lclanTtl || kornTtl || ''),
    wordings: isTranslated ? [...original, ...wording(kornTtl, articleTransCn)] : original,
    features: featuresOf(featExtr),
    fingerprint: bitsOf(nearKeys ?? []),
  };
};

type Reported = Pick<Signature, 'time' | 'fingerprint'>;

const nearMs = maxDays * 86_400_000;

/** Whether two articles are the same report: see docs/decisions/clusters.md. */
export const areNearDuplicates = (one: Reported, other: Reported): boolean =>
  one.fingerprint !== null &&
  other.fingerprint !== null &&
  Math.abs(one.time - other.time) <= nearMs &&
  distanceOf(one.fingerprint, other.fingerprint) <= maxDistance;
