import { type FeatureKind, featureLabels } from '#contract/features.ts';
import type { Article } from '#generated/types/article.ts';
import type { PassageMemo } from '#generated/types/articleMemoCalls.ts';
import type { Sns } from '#generated/types/sns.ts';
import type { StoredFile } from '#web/kit/files/fileChoice.ts';
import type { FieldOrigins } from './fieldOrigin.ts';

type Features = Partial<Record<FeatureKind, unknown>>;

export const wordsIn = (value: unknown): string[] => {
  const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return [
    ...new Set(
      words
        .filter((word): word is string => typeof word === 'string')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
};

/** The non-empty groups, in order, with each word once. Features come from several extractors. */
export const featuresOf = (features: Features | null | undefined): { label: string; words: string[] }[] =>
  Object.entries(featureLabels)
    .map(([group, label]) => ({ label, words: wordsIn(features?.[group as keyof Features]) }))
    .filter(({ words }) => words.length > 0);

export interface Neighbour {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
}

/** One line of the modification history. */
export interface RevisionLine {
  chgHstryId: number;
  chgKnd: string;
  regDt: string;
  rgtrNm: string;
  /** Labels of the changed fields. */
  fields: string[];
}

/** Another item with nearly the same text. */
export interface NearDuplicate {
  articleId: number;
  itemKnd: 'article' | 'thinkTank' | 'sns';
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  frmTrsfNscvrgDt: string | null;
  /** Number of bits in which the fingerprints of the texts differ. */
  distance: number;
}

export interface NearDuplicates {
  items: NearDuplicate[];
  total: number;
}

/** Another item of the same highlight. */
export interface HighlightMember {
  articleId: number;
  itemKnd: 'article' | 'thinkTank' | 'sns';
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
}

/** The highlight that contains an item. */
export interface ArticleHighlight {
  clusterId: number;
  clusterTtl: string;
  /** Including the item itself. */
  articleCount: number;
  /** The first of the other items. */
  items: HighlightMember[];
}

/** State of machine translation and summary, and which texts are still unedited machine output. */
export interface MachineReading {
  isConfigured: boolean;
  state: 'none' | 'requested' | 'reading' | 'waiting' | 'done' | 'failed';
  /** Why it failed or waits, in a sentence. */
  reason: string | null;
  /** By field name. `at`: ISO time. */
  made: Partial<Record<string, { model: string; at: string }>>;
}

/** The fields that an outlet has changed in an article which a colleague had edited. */
export interface OutletVersionFields {
  lclanTtl?: string;
  articleCn?: string;
  /** ISO 8601. */
  frmTrsfNscvrgDt?: string;
}

/** Response of GET /article-detail and of the other kinds; social items have a board. */
export type ArticleRecord = Omit<
  Article,
  | 'featExtr'
  | 'fieldOrgn'
  | 'previous'
  | 'next'
  | 'files'
  | 'mdfcnHistoryList'
  | 'nearDuplicates'
  | 'highlight'
  | 'machineReading'
  | 'mdaCrctCn'
  | 'passageList'
> & {
  passageList: PassageMemo[];
  mdaCrctCn: OutletVersionFields | null;
  files: StoredFile[];
  mdfcnHistoryList: RevisionLine[];
  featExtr: Features | null;
  fieldOrgn: FieldOrigins | null;
  previous: Neighbour | null;
  next: Neighbour | null;
  nearDuplicates: NearDuplicates;
  highlight: ArticleHighlight | null;
  machineReading: MachineReading;
} & Partial<Pick<Sns, 'siteBbsNm'>>;
