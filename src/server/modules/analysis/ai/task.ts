import type { Piece } from './paragraphs.ts';

/** What a model does with an article: all of it, a part of a long translation, or the notes only. */
export type Action = 'READ' | 'TRANSLATE' | 'DIGEST';

/** One article, or a part of a long one, as given to a model. */
export interface Task {
  articleId: number;
  action: Action;
  /** Key of the task within its article, stable across plans. */
  key: string;
  /** BCP 47; null if unknown. */
  language: string | null;
  title: string;
  paragraphs: string[];
}

/** Valid parts of a task's result. Plain text. */
export interface Finding {
  title?: string | undefined;
  paragraphs?: string[] | undefined;
  summary?: string | undefined;
  scope?: 'KOREA' | 'GLOBAL' | undefined;
  /** A code of MCLSF. */
  class?: string | undefined;
  keywords?: string[] | undefined;
}

/** The parts of an article that a model reads. */
export interface Source {
  articleId: number;
  language: string | null;
  title: string;
  paragraphs: string[];
  wants: WantedTexts;
}

/** Missing texts that a machine should write. */
export interface WantedTexts {
  title: boolean;
  body: boolean;
  digest: boolean;
}

/** Maximum characters of one call's texts; beyond this, models lose count of paragraphs. */
export const partLength = 4_000;

/** Maximum characters of an article that is read in one task. */
export const shortLength = 2_500;

/** Characters of the beginning used for the notes; news put the main topic first. */
export const digestLength = 6_000;

export type Parts = Piece[][];
