import { featureKinds } from '#contract/features.ts';
import { article } from '#generated/tables/index.ts';
import { nearKeys } from '#server/kernel/text/fingerprint.ts';
import { fold, titleTokens, tokens } from '#server/kernel/text/tokens.ts';

/** The chips of an article: its keywords, and its features in six groups. */
interface Keyworded {
  featExtrKwdList?: unknown;
  featExtr?: unknown;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** FNV-1a hash of a text. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value | 0;
};

/** The token of a whole keyword. */
export const keywordToken = (keyword: string): number => hash(fold(keyword));

/** All keywords and features of an article, as its chips show them. */
export const keywordsOf = ({ featExtrKwdList, featExtr }: Keyworded): string[] => {
  const features = (featExtr ?? {}) as Record<string, unknown>;
  return [texts(featExtrKwdList), ...featureKinds.map((kind) => texts(features[kind]))].flat();
};

/** Maximum that fits into an entry of the index that statistics use. */
const maxKeywords = 500;

/**
 * Tokens of all keywords and features of an article, without duplicates; null if it has neither. Articles are found and
 * counted by them, so that statistics agree with the lists behind them. Among a million different keywords, each has a
 * chance of one in four thousand to share its token with another.
 */
export const keywordTokens = (item: Keyworded): number[] | null =>
  item.featExtrKwdList || item.featExtr
    ? [...new Set(keywordsOf(item).map(keywordToken))].slice(0, maxKeywords)
    : null;

/** The columns of an article's own texts, see `OwnTexts`. */
export const ownTextColumns = {
  kornTtl: article.kornTtl,
  lclanTtl: article.lclanTtl,
  articleCn: article.articleCn,
  articleTransCn: article.articleTransCn,
  jrnlLclanNm: article.jrnlLclanNm,
  featExtrSmry: article.featExtrSmry,
  featExtrKwdList: article.featExtrKwdList,
  featExtr: article.featExtr,
};

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

interface ArticleTokens {
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
