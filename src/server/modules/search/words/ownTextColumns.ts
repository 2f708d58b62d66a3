import { article } from '#generated/tables/index.ts';

/** The columns of what an article says, see `OwnTexts`. */
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
