import { article } from '#generated/tables/index.ts';

/** The columns of the texts that a batch edit reads and writes. */
export const textColumns = {
  kornTtl: article.kornTtl,
  lclanTtl: article.lclanTtl,
  articleTransCn: article.articleTransCn,
  mdfcnCn: article.mdfcnCn,
  htcnyOpnn: article.htcnyOpnn,
  featExtrSmry: article.featExtrSmry,
  jrnlLclanNm: article.jrnlLclanNm,
  sndngRgnNm: article.sndngRgnNm,
};
