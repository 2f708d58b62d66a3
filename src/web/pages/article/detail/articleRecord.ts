import type { Article } from '#generated/types/article.ts';
import type { Features } from './features.ts';

export interface Neighbour {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
}

/** Answer of GET /article-detail. */
export type ArticleRecord = Omit<Article, 'featExtr' | 'previous' | 'next'> & {
  featExtr: Features | null;
  previous: Neighbour | null;
  next: Neighbour | null;
};
