import { nearKeys } from '../../nearDuplicates/nearKeys.ts';
import { titleTokens, tokens } from './tokens.ts';

export interface OwnTexts {
  kornTtl: string | null;
  lclanTtl: string | null;
  articleCn: string | null;
  articleTransCn: string | null;
  jrnlLclanNm: string | null;
}

export interface SearchableArticle extends OwnTexts {
  /** When it was reported; of an article without a time, when it was registered. Absent: now. */
  reportedAt?: Date | null;
}

export interface ArticleTokens {
  /** Everything but the attachments: see `withFiles`. */
  tk: number[];
  /** Both titles. */
  tb: number[];
  /** Reporter. */
  tr: number[] | null;
  /** What near-duplicates are found by. */
  nearKeys: number[];
}

const joined = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

/** Tokens of everything that an article says itself. */
export const ownTokens = ({
  kornTtl,
  lclanTtl,
  articleCn,
  articleTransCn,
  jrnlLclanNm,
}: OwnTexts): number[] => tokens(joined(joined(kornTtl, lclanTtl), articleCn, articleTransCn, jrnlLclanNm));

/** The token columns of an article. Whoever writes one of its texts writes these too. */
export const articleTokens = (article: SearchableArticle): ArticleTokens => {
  const { kornTtl, lclanTtl, jrnlLclanNm } = article;
  return {
    tk: ownTokens(article),
    tb: titleTokens(joined(kornTtl, lclanTtl)),
    tr: jrnlLclanNm ? tokens(jrnlLclanNm) : null,
    nearKeys: nearKeys(article),
  };
};
