// Generated from schemas/operations/*.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { atMost, form, format, isGiven, queryInteger, says, type Form } from '#contract/validation.ts';

/** 수집 명령이 건네는 기사 묶음 저장 */
export const postCollectBatchBody = form({ items: '기사', progress: '진행' }, {
  items: z.array(z.unknown().refine(isGiven, says('기사')), says('기사')).max(1000, says('기사')),
  progress: z.unknown().refine(isGiven, says('진행')),
});

/** 수집 명령이 이어서 할 자리 */
export const getCollectProgressQuery = form({ source: '원천' }, {
  source: z.string(says('원천')).refine(atMost(1000), says('원천')),
});

/** 마스터 코드 목록 */
export const getMasterCommoncodeListQuery = form({ cdId: 'cdId', cdNm: '코드명', useYn: 'useYn', page: 'page', size: 'size', sort: 'sort', total: '건수 계산' }, {
  cdId: z.string(says('cdId')).refine(atMost(1000), says('cdId')).nullish(),
  cdNm: z.string(says('코드명')).refine(atMost(1000), says('코드명')).nullish(),
  useYn: z.enum(['Y', 'N'], says('useYn')).nullish(),
  page: queryInteger(says('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(says('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  sort: z.string(says('sort')).refine(atMost(1000), says('sort')).nullish(),
  total: z.enum(['exact', 'capped', 'only'], says('건수 계산')).nullish(),
});

/** 상세 코드 목록 */
export const getDetailCommoncodeListQuery = form({ upCdId: '마스터 코드', cdNm: '코드명', useYn: 'useYn', page: 'page', size: 'size', sort: 'sort', total: '건수 계산' }, {
  upCdId: z.string(says('마스터 코드', '마스터 코드가 선택되지 않았습니다.')).refine(atMost(1000), says('마스터 코드', '마스터 코드가 선택되지 않았습니다.')),
  cdNm: z.string(says('코드명')).refine(atMost(1000), says('코드명')).nullish(),
  useYn: z.enum(['Y', 'N'], says('useYn')).nullish(),
  page: queryInteger(says('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(says('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  sort: z.string(says('sort')).refine(atMost(1000), says('sort')).nullish(),
  total: z.enum(['exact', 'capped', 'only'], says('건수 계산')).nullish(),
});

/** 메뉴 나무 */
export const getMenuListQuery = form({ all: '모두' }, {
  all: z.enum(['Y', 'N'], says('모두')).nullish(),
});

/** 로그인 */
export const postLoginBody = form({ eml: '이메일', pswd: '비밀번호' }, {
  eml: format('email', 254, says('이메일')),
  pswd: z.string(says('비밀번호')).refine(atMost(200), says('비밀번호')),
});

/** Query and body of every call that declares one. */
export const callForms: Record<string, { query?: Form; body?: Form }> = {
  'POST /collect/batch': { body: postCollectBatchBody },
  'GET /collect/progress': { query: getCollectProgressQuery },
  'GET /master-commoncode-list': { query: getMasterCommoncodeListQuery },
  'GET /detail-commoncode-list': { query: getDetailCommoncodeListQuery },
  'GET /menu-list': { query: getMenuListQuery },
  'POST /login': { body: postLoginBody },
};
