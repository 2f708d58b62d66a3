// Generated from schemas/mediaMerge.json by `npm run generate`. Do not edit: change the schema instead.
export interface MediaMerge {
  /** 병합 번호 */
  mediaMrgId: number;
  /** 합친 매체 */
  mediaId: number;
  /** 합친 매체 */
  mediaKornNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 남은 매체 */
  mrgTrgtMediaId: number;
  /** 남은 매체 */
  mrgTrgtMediaNm: string | null;
  /** 옮긴 기사 수 */
  articleCount: number;
  /** 기사 옮기는 중. 기사는 조금씩 옮긴다. 되돌린 때가 있으면 되돌아가는 중이다. */
  mvngYn: 'Y' | 'N';
  /** 지금까지 옮긴 기사 수 */
  movedCount: number;
  /** 되돌린 때 */
  undoDt: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaMergeItem {
  /** 병합 번호 */
  mediaMrgId: number;
  /** 합친 매체 */
  mediaId: number;
  /** 합친 매체 */
  mediaKornNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 남은 매체 */
  mrgTrgtMediaId: number;
  /** 남은 매체 */
  mrgTrgtMediaNm: string | null;
  /** 옮긴 기사 수 */
  articleCount: number;
  /** 기사 옮기는 중. 기사는 조금씩 옮긴다. 되돌린 때가 있으면 되돌아가는 중이다. */
  mvngYn: 'Y' | 'N';
  /** 지금까지 옮긴 기사 수 */
  movedCount: number;
  /** 되돌린 때 */
  undoDt: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
