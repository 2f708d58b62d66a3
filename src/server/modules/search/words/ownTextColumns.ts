import { article } from '#generated/tables/index.ts';

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
