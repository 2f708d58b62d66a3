import type { Piece } from './paragraphs.ts';

/** What a model is asked to do with an article: all of it, a part of a long translation, or what it is about. */
export type Action = 'READ' | 'TRANSLATE' | 'DIGEST';

/** One article, or a part of a long one, as it is put before a model. */
export interface Task {
  articleId: number;
  action: Action;
  /** Key of a task within its article, stable across plans. */
  key: string;
  /** BCP 47; null when unknown. */
  language: string | null;
  title: string;
  paragraphs: string[];
}

/** What came of a task: whatever of it was sound. Plain text. */
export interface Finding {
  title?: string | undefined;
  paragraphs?: string[] | undefined;
  summary?: string | undefined;
  scope?: 'KOREA' | 'GLOBAL' | undefined;
  /** A code of MCLSF. */
  class?: string | undefined;
  keywords?: string[] | undefined;
}

/** An article as far as a model is to read it. */
export interface Source {
  articleId: number;
  language: string | null;
  title: string;
  paragraphs: string[];
  wants: WantedTexts;
}

/** What an article lacks that a machine may give it. */
export interface WantedTexts {
  title: boolean;
  body: boolean;
  digest: boolean;
}

/** Characters of one call's texts; beyond, models lose count of paragraphs. */
export const partLength = 4_000;

/** Characters of an article that is read whole, in one task. */
export const shortLength = 2_500;

/** Characters of the beginning that show what an article is about; news put it first. */
export const digestLength = 6_000;

export type Parts = Piece[][];
