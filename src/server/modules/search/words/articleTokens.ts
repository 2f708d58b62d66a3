import { nearKeys } from '#server/kernel/text/fingerprint.ts';
import { titleTokens, tokens } from '#server/kernel/text/tokens.ts';
import { type Keyworded, keywordsOf } from './keywordTokens.ts';

/** An article's own texts and its analysed words: keywords, features and summary. */
export interface OwnTexts extends Required<Keyworded> {
  kornTtl: string | null;
  lclanTtl: string | null;
  articleCn: string | null;
  articleTransCn: string | null;
  jrnlLclanNm: string | null;
  featExtrSmry: string | null;
}

/** Findings of an article that has not been analysed. */
export const noFindings = { featExtrSmry: null, featExtrKwdList: null, featExtr: null };

export interface SearchableArticle extends OwnTexts {
  /** Time of the report, else of the registration. Absent: now. */
  reportedAt?: Date | null;
}

export interface ArticleTokens {
  /** All texts except attachments: see `withFiles`. */
  tk: number[];
  /** Both titles. */
  tb: number[];
  /** Reporter. */
  tr: number[] | null;
  /** Keys for finding near-duplicates. */
  nearKeys: number[];
}

const joined = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

/** Tokens of an article's own texts, keywords and summary. */
export const ownTokens = (article: OwnTexts): number[] => {
  const { kornTtl, lclanTtl, articleCn, articleTransCn, jrnlLclanNm, featExtrSmry } = article;
  return tokens(
    joined(kornTtl, lclanTtl, articleCn, articleTransCn, jrnlLclanNm, featExtrSmry, ...keywordsOf(article)),
  );
};

/** The token columns of an article. A write of one of its texts, its keywords or its summary must write these too. */
export const articleTokens = (article: SearchableArticle): ArticleTokens => {
  const { kornTtl, lclanTtl, jrnlLclanNm } = article;
  return {
    tk: ownTokens(article),
    tb: titleTokens(joined(kornTtl, lclanTtl)),
    tr: jrnlLclanNm ? tokens(jrnlLclanNm) : null,
    nearKeys: nearKeys(article),
  };
};
