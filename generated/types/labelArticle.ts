// Generated from schemas/labelArticle.json by `npm run generate`. Do not edit: change the schema instead.
export interface LabelArticle {
  /** 번호 */
  labelArticleId: number;
  /** 라벨 */
  labelId: number;
  /** 기사 번호 */
  articleId: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface LabelArticleItem {
  /** 번호 */
  labelArticleId: number;
  /** 라벨 */
  labelId: number;
  /** 기사 번호 */
  articleId: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
