import type { Article } from '#generated/types/article.ts';
import type { Sns } from '#generated/types/sns.ts';
import type { StoredFile } from '#web/shared/files/fileChoice.ts';
import type { Features } from './features.ts';

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

/** Answer of GET /article-detail and its kin; social items have a board. */
export type ArticleRecord = Omit<Article, 'featExtr' | 'previous' | 'next' | 'files' | 'mdfcnHistoryList'> & {
  files: StoredFile[];
  mdfcnHistoryList: RevisionLine[];
  featExtr: Features | null;
  previous: Neighbour | null;
  next: Neighbour | null;
} & Partial<Pick<Sns, 'siteBbsNm'>>;
