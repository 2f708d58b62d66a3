// Generated from schemas/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, format, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const mediaFeedLabels: Record<string, string> = {
  mediaFeedId: '수집원 번호',
  feedTtl: '이름',
  mediaId: '매체',
  mediaNm: '매체',
  mediaLclanNm: '매체명(현지어)',
  feedUrl: '피드 주소',
  clctSttsCd: '상태',
  useYn: '수집 여부',
  clctIntrvl: '수집 간격(분)',
  lanCd: '언어',
  lanNm: '언어',
  payYn: '유료 자료',
  pageYn: '본문 수집',
  clctCndCn: '수집 조건',
  pageErrCn: '본문 수집 문제',
  errCn: '마지막 문제',
  failCnt: '연속 실패',
  lastClctDt: '마지막 수집',
  lastScsDt: '마지막 성공',
  lastNewDt: '마지막 새 기사',
  nextClctDt: '다음 수집',
  lanDrftCn: '언어 변화',
  movedUrl: '옮겨 간 주소',
  rmrk: '비고',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  feedTtl: fieldMessage('이름'),
  mediaId: fieldMessage('매체'),
  feedUrl: fieldMessage('피드 주소'),
  useYn: fieldMessage('수집 여부'),
  clctIntrvl: fieldMessage('수집 간격(분)'),
  lanCd: fieldMessage('언어'),
  payYn: fieldMessage('유료 자료'),
  pageYn: fieldMessage('본문 수집'),
  clctCndCn: fieldMessage('수집 조건'),
  rmrk: fieldMessage('비고'),
  mediaFeedId: fieldMessage('수집원 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  feedTtl: line(say.feedTtl).refine(...atMost(300, say.feedTtl)),
  mediaId: z.int(say.mediaId),
  feedUrl: format('url', 2000, say.feedUrl),
  useYn: z.enum(['Y', 'N'], say.useYn),
  clctIntrvl: z.int(say.clctIntrvl).min(5, say.clctIntrvl).max(10080, say.clctIntrvl),
  lanCd: z.string(say.lanCd).refine(...atMost(100, say.lanCd)),
  payYn: z.enum(['Y', 'N'], say.payYn),
  pageYn: z.enum(['Y', 'N'], say.pageYn),
  clctCndCn: z.string(say.clctCndCn).refine(...atMost(1000, say.clctCndCn)),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  mediaFeedId: z.int(say.mediaFeedId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 수집원 등록 */
export const mediaFeedInsert = form(mediaFeedLabels, () => ({
  feedTtl: fields().feedTtl.nullish(),
  mediaId: fields().mediaId,
  feedUrl: fields().feedUrl,
  useYn: fields().useYn.nullish(),
  clctIntrvl: fields().clctIntrvl,
  lanCd: fields().lanCd.nullish(),
  payYn: fields().payYn.nullish(),
  pageYn: fields().pageYn.nullish(),
  clctCndCn: fields().clctCndCn.nullish(),
  rmrk: fields().rmrk.nullish(),
}));

/** 수집원 수정: 보내지 않은 항목은 그대로 둔다 */
export const mediaFeedUpdate = form(mediaFeedLabels, () => ({
  mediaFeedId: fields().mediaFeedId,
  feedTtl: fields().feedTtl.nullish(),
  mediaId: fields().mediaId.optional(),
  feedUrl: fields().feedUrl.optional(),
  useYn: fields().useYn.nullish(),
  clctIntrvl: fields().clctIntrvl.optional(),
  lanCd: fields().lanCd.nullish(),
  payYn: fields().payYn.nullish(),
  pageYn: fields().pageYn.nullish(),
  clctCndCn: fields().clctCndCn.nullish(),
  rmrk: fields().rmrk.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
