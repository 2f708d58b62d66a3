import { nearKeys } from '../nearDuplicates/nearKeys.ts';
import { titleTokens, tokens } from './tokens.ts';

export interface SearchableArticle {
  kornTtl: string | null;
  lclanTtl: string | null;
  articleCn: string | null;
  articleTransCn: string | null;
  jrnlLclanNm: string | null;
  /** Text of the attachments. */
  atchFileCn?: string | null;
  /** When it was reported; of an article without a time, when it was registered. Absent: now. */
  reportedAt?: Date | null;
}

export interface ArticleTokens {
  /** Everything. */
  tk: number[];
  /** Both titles. */
  tb: number[];
  /** Reporter. */
  tr: number[] | null;
  /** Attachments. */
  ta: number[] | null;
  /** What near-duplicates are found by. */
  nearKeys: number[];
}

const joined = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

/** The token columns of an article. Whoever writes one of its texts writes these too. */
export const articleTokens = (article: SearchableArticle): ArticleTokens => {
  const titles = joined(article.kornTtl, article.lclanTtl);
  const { articleCn, articleTransCn, jrnlLclanNm, atchFileCn } = article;
  return {
    tk: tokens(joined(titles, articleCn, articleTransCn, jrnlLclanNm, atchFileCn)),
    tb: titleTokens(titles),
    tr: jrnlLclanNm ? tokens(jrnlLclanNm) : null,
    ta: atchFileCn ? tokens(atchFileCn) : null,
    nearKeys: nearKeys(article),
  };
};
