// Generated from schemas/operations/*.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { atMost, fieldMessage, form, format, isGiven, many, moment, queryInteger, shaped, type Form } from '#contract/validation.ts';

const BoardCategoryShape: z.ZodType = z.lazy(() => z.strictObject({ menuId: z.int(fieldMessage('값')).nullable(), menuNm: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), children: z.array(BoardSubCategoryShape, fieldMessage('값')) }, fieldMessage('값')));

const BoardSubCategoryShape: z.ZodType = z.lazy(() => z.strictObject({ menuId: z.int(fieldMessage('값')).nullable(), menuNm: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))) }, fieldMessage('값')));

const CodePlaceShape: z.ZodType = z.lazy(() => z.strictObject({ cdId: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), sortNo: z.int(fieldMessage('값')) }, fieldMessage('값')));

const FeatureGroupsShape: z.ZodType = z.lazy(() => z.strictObject({ issue: z.array(z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), fieldMessage('값')), pern: z.array(z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), fieldMessage('값')), incdnt: z.array(z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), fieldMessage('값')), plcy: z.array(z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), fieldMessage('값')), inst: z.array(z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), fieldMessage('값')), evnt: z.array(z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), fieldMessage('값')) }, fieldMessage('값')));

const MailRecipientShape: z.ZodType = z.lazy(() => z.strictObject({ userId: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))).nullable().optional(), groupId: z.int(fieldMessage('값')).nullable().optional() }, fieldMessage('값')));

const MenuPlaceShape: z.ZodType = z.lazy(() => z.strictObject({ menuId: z.int(fieldMessage('값')), upMenuId: z.int(fieldMessage('값')).nullable(), sortNo: z.int(fieldMessage('값')) }, fieldMessage('값')));

const TrayChangeShape: z.ZodType = z.lazy(() => z.strictObject({ itemKnd: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), itemId: z.int(fieldMessage('값')), cmntCn: z.string(fieldMessage('값')).refine(...atMost(5000000, fieldMessage('값'))).nullable().optional() }, fieldMessage('값')));

const TrayNameShape: z.ZodType = z.lazy(() => z.strictObject({ itemKnd: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), itemId: z.int(fieldMessage('값')) }, fieldMessage('값')));

const TriedSectionShape: z.ZodType = z.lazy(() => z.strictObject({ sectNm: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), viewId: z.int(fieldMessage('값')), sortCd: z.string(fieldMessage('값')).refine(...atMost(1000, fieldMessage('값'))), maxCnt: z.int(fieldMessage('값')) }, fieldMessage('값')));

/** 약관·개인정보 동의와 재인증 */
export const putUpdateRegisterJoinCertYnBody = form({ useTrmsAgre: '이용약관 동의', prvcClctAgreEsntl: '개인정보 필수 동의', prvcClctAgreChc: '개인정보 선택 동의' }, () => ({
  useTrmsAgre: z.enum(['Y', 'N'], fieldMessage('이용약관 동의')),
  prvcClctAgreEsntl: z.enum(['Y', 'N'], fieldMessage('개인정보 필수 동의')),
  prvcClctAgreChc: z.enum(['Y', 'N'], fieldMessage('개인정보 선택 동의')).nullish(),
}));

/** 내 비밀번호 변경 */
export const putUpdateUserPasswordBody = form({ pswd: '현재 비밀번호', newPswd: '새 비밀번호' }, () => ({
  pswd: z.string(fieldMessage('현재 비밀번호')).refine(...atMost(200, fieldMessage('현재 비밀번호'))),
  newPswd: z.string(fieldMessage('새 비밀번호')).refine(...atMost(200, fieldMessage('새 비밀번호'))),
}));

/** 다른 사용자의 비밀번호 초기화 */
export const putUpdateUserPasswordResetBody = form({ userId: '사용자' }, () => ({
  userId: z.string(fieldMessage('사용자')).refine(...atMost(50, fieldMessage('사용자'))),
}));

/** 휴면 해제 */
export const putUpdateUserEndLeaveBody = form({ userId: '사용자' }, () => ({
  userId: z.string(fieldMessage('사용자')).refine(...atMost(50, fieldMessage('사용자'))),
}));

/** 잠금 해제 */
export const putUpdateUserEndLockBody = form({ userId: '사용자' }, () => ({
  userId: z.string(fieldMessage('사용자')).refine(...atMost(50, fieldMessage('사용자'))),
}));

/** 가입 인증 상태 변경 */
export const putUpdateUserJoinCertYnBody = form({ userId: '사용자', joinCertYn: '가입 인증' }, () => ({
  userId: z.string(fieldMessage('사용자')).refine(...atMost(50, fieldMessage('사용자'))),
  joinCertYn: z.enum(['Y', 'N'], fieldMessage('가입 인증')),
}));

/** 회원 탈퇴 */
export const deleteUnregisterUserBody = form({ pswd: '비밀번호' }, () => ({
  pswd: z.string(fieldMessage('비밀번호')).refine(...atMost(200, fieldMessage('비밀번호'))),
}));

/** 비밀번호 설정 링크 확인 */
export const postPasswordLinkCheckBody = form({ token: '링크' }, () => ({
  token: z.string(fieldMessage('링크')).refine(...atMost(200, fieldMessage('링크'))),
}));

/** 잊은 비밀번호를 다시 정하는 링크를 메일로 받기 */
export const postPasswordLinkRequestBody = form({ eml: '이메일' }, () => ({
  eml: format('email', 254, fieldMessage('이메일')),
}));

/** 링크로 비밀번호 정하기 */
export const postPasswordLinkBody = form({ token: '링크', newPswd: '새 비밀번호' }, () => ({
  token: z.string(fieldMessage('링크')).refine(...atMost(200, fieldMessage('링크'))),
  newPswd: z.string(fieldMessage('새 비밀번호')).refine(...atMost(200, fieldMessage('새 비밀번호'))),
}));

/** 이 기계의 명령이 여는 계정 */
export const postAccountReleaseBody = form({ eml: '이메일' }, () => ({
  eml: format('email', 254, fieldMessage('이메일')),
}));

/** 인증키를 만든다. 값은 이 답에만 있다. */
export const postInsertOwnApitokenBody = form({ tknNm: '인증키 이름', feedYn: '피드', inqYn: '자료 조회', days: '사용 기간' }, () => ({
  tknNm: z.string(fieldMessage('인증키 이름')).refine(...atMost(60, fieldMessage('인증키 이름'))),
  feedYn: z.enum(['Y', 'N'], fieldMessage('피드')).nullish(),
  inqYn: z.enum(['Y', 'N'], fieldMessage('자료 조회')).nullish(),
  days: z.int(fieldMessage('사용 기간')).min(1, fieldMessage('사용 기간')).max(366, fieldMessage('사용 기간')),
}));

/** 내 인증키를 끊는다. */
export const deleteDeleteOwnApitokenBody = form({ tknId: '번호' }, () => ({
  tknId: z.int(fieldMessage('번호')).min(1, fieldMessage('번호')).max(9007199254740991, fieldMessage('번호')),
}));

/** 가입 승인 */
export const putUpdateUserapprovalrequestApprovalBody = form({ userId: '신청자', groupId: '사용자 그룹', authrtIdList: '사용자 권한' }, () => ({
  userId: z.string(fieldMessage('신청자')).refine(...atMost(50, fieldMessage('신청자'))),
  groupId: z.int(fieldMessage('사용자 그룹')).min(-9007199254740991, fieldMessage('사용자 그룹')).max(9007199254740991, fieldMessage('사용자 그룹')),
  authrtIdList: z.array(z.int(fieldMessage('사용자 권한')).min(-9007199254740991, fieldMessage('사용자 권한')).max(9007199254740991, fieldMessage('사용자 권한')), fieldMessage('사용자 권한')).max(1000, fieldMessage('사용자 권한')),
}));

/** 가입 반려 */
export const putUpdateUserapprovalrequestRejectionBody = form({ userId: '신청자', rejectionCdId: '반려 사유', rejectionReason: '반려 사유 상세' }, () => ({
  userId: z.string(fieldMessage('신청자')).refine(...atMost(50, fieldMessage('신청자'))),
  rejectionCdId: z.string(fieldMessage('반려 사유')).refine(...atMost(30, fieldMessage('반려 사유'))),
  rejectionReason: z.string(fieldMessage('반려 사유 상세')).refine(...atMost(1000, fieldMessage('반려 사유 상세'))).nullish(),
}));

/** 수신 규칙의 상태 */
export const getArrivalruleStateQuery = form({ arvlRuleId: '수신 규칙' }, () => ({
  arvlRuleId: queryInteger(fieldMessage('수신 규칙'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 수신 규칙을 최근 30일에 시험 */
export const putArrivalruleTrialBody = form({ arvlRuleId: '수신 규칙' }, () => ({
  arvlRuleId: z.int(fieldMessage('수신 규칙')).min(-9007199254740991, fieldMessage('수신 규칙')).max(9007199254740991, fieldMessage('수신 규칙')),
}));

/** 수신 규칙 켜고 끄기 */
export const putArrivalruleUseBody = form({ arvlRuleId: '수신 규칙', useYn: '켜짐' }, () => ({
  arvlRuleId: z.int(fieldMessage('수신 규칙')).min(-9007199254740991, fieldMessage('수신 규칙')).max(9007199254740991, fieldMessage('수신 규칙')),
  useYn: z.enum(['Y', 'N'], fieldMessage('켜짐')),
}));

/** 수신 규칙이 한 일 되돌리기 */
export const putArrivalruleUndoBody = form({ arvlRuleId: '수신 규칙', aplcIds: '되돌릴 것' }, () => ({
  arvlRuleId: z.int(fieldMessage('수신 규칙')).min(-9007199254740991, fieldMessage('수신 규칙')).max(9007199254740991, fieldMessage('수신 규칙')),
  aplcIds: z.array(z.int(fieldMessage('되돌릴 것')).min(-9007199254740991, fieldMessage('되돌릴 것')).max(9007199254740991, fieldMessage('되돌릴 것')), fieldMessage('되돌릴 것')).max(1000, fieldMessage('되돌릴 것')).nullish(),
}));

/** 기사 URL 중복 확인 */
export const postArticleCheckUrlBody = form({ url: 'URL', articleId: '기사 번호' }, () => ({
  url: z.string(fieldMessage('URL')).refine(...atMost(2000, fieldMessage('URL'))),
  articleId: z.int(fieldMessage('기사 번호')).min(-9007199254740991, fieldMessage('기사 번호')).max(9007199254740991, fieldMessage('기사 번호')).nullish(),
}));

/** 기사 주소에서 등록할 내용 읽기 */
export const postArticleCheckPageBody = form({ url: 'URL' }, () => ({
  url: z.string(fieldMessage('URL')).refine(...atMost(2000, fieldMessage('URL'))),
}));

/** 기사를 한 번 고친 내용 */
export const getArticleHistoryDetailQuery = form({ articleId: '기사 번호', chgHstryId: '수정 이력 번호' }, () => ({
  articleId: queryInteger(fieldMessage('기사 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  chgHstryId: queryInteger(fieldMessage('수정 이력 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 자동으로 분류·추출한 내용을 확인하거나 고침 */
export const putUpdateArticleAnalysisBody = form({
  articleId: '기사 번호',
  mdfcnDt: '수정일시',
  confirmed: '확인한 항목',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtr: '특징',
  featExtrKwdList: '키워드',
  relIssueNmList: '관련 이슈',
  featExtrSmry: '요약',
}, () => ({
  articleId: z.int(fieldMessage('기사 번호')).min(-9007199254740991, fieldMessage('기사 번호')).max(9007199254740991, fieldMessage('기사 번호')),
  mdfcnDt: moment(fieldMessage('수정일시')),
  confirmed: z.array(z.string(fieldMessage('확인한 항목')).refine(...atMost(30, fieldMessage('확인한 항목'))), fieldMessage('확인한 항목')).max(1000, fieldMessage('확인한 항목')).nullish(),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], fieldMessage('대분류')).nullish(),
  featExtrMclsf: z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))).nullable().nullish(),
  featExtr: shaped(FeatureGroupsShape, fieldMessage('특징')).nullable().nullish(),
  featExtrKwdList: z.array(z.string(fieldMessage('키워드')).refine(...atMost(100, fieldMessage('키워드'))), fieldMessage('키워드')).max(1000, fieldMessage('키워드')).nullish(),
  relIssueNmList: z.array(z.string(fieldMessage('관련 이슈')).refine(...atMost(200, fieldMessage('관련 이슈'))), fieldMessage('관련 이슈')).max(1000, fieldMessage('관련 이슈')).nullish(),
  featExtrSmry: z.string(fieldMessage('요약')).refine(...atMost(10000, fieldMessage('요약'))).nullable().nullish(),
}));

/** 매체가 고친 글로 바꾸거나 지금 글을 그대로 둠 */
export const putUpdateArticleOutletBody = form({ articleId: '기사 번호', mdfcnDt: '수정일시', takeYn: '매체 글로 바꿈' }, () => ({
  articleId: z.int(fieldMessage('기사 번호')).min(-9007199254740991, fieldMessage('기사 번호')).max(9007199254740991, fieldMessage('기사 번호')),
  mdfcnDt: moment(fieldMessage('수정일시')),
  takeYn: z.enum(['Y', 'N'], fieldMessage('매체 글로 바꿈')),
}));

/** 재외공관의 현지 언론 기사 목록 */
export const getArticleListOnsiteQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  foldYn: '비슷한 기사 묶기',
  clusterId: '하이라이트 번호',
  labelId: '라벨 번호',
  sort: '정렬',
  page: '쪽 번호',
  size: '쪽 크기',
  total: '건수 계산',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  foldYn: z.enum(['Y', 'N'], fieldMessage('비슷한 기사 묶기')).nullish(),
  clusterId: queryInteger(fieldMessage('하이라이트 번호'), { minimum: 1, maximum: 999999999999999 }).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  sort: z.string(fieldMessage('정렬')).refine(...atMost(50, fieldMessage('정렬'))).nullish(),
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  total: z.enum(['exact', 'capped', 'only'], fieldMessage('건수 계산')).nullish(),
}));

/** 재외공관의 현지 언론 기사 엑셀 */
export const getArticleListExcelOnsiteQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  foldYn: '비슷한 기사 묶기',
  clusterId: '하이라이트 번호',
  labelId: '라벨 번호',
  sort: '정렬',
  format: '파일 형식',
  columns: '열',
  keys: '기사',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  foldYn: z.enum(['Y', 'N'], fieldMessage('비슷한 기사 묶기')).nullish(),
  clusterId: queryInteger(fieldMessage('하이라이트 번호'), { minimum: 1, maximum: 999999999999999 }).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  sort: z.string(fieldMessage('정렬')).refine(...atMost(50, fieldMessage('정렬'))).nullish(),
  format: z.enum(['xlsx', 'csv'], fieldMessage('파일 형식')).nullish(),
  columns: many(z.string(fieldMessage('열')).refine(...atMost(50, fieldMessage('열'))), fieldMessage('열')).nullish(),
  keys: many(queryInteger(fieldMessage('기사'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('기사')).nullish(),
}));

/** 현지 언론 기사로 표시하거나 해제 */
export const putUpdateArticleOnsiteBody = form({ articleIds: '기사', onsiteMediaArticleYn: '현지 언론 기사' }, () => ({
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')),
}));

/** 일괄 수정할 기사와 바뀔 글 미리 보기 */
export const getArticleListBatchEditQuery = form({
  fromText: '찾을 글',
  toText: '바꿀 글',
  wholeWords: '낱말 단위로만',
  fitParticles: '조사 맞추기',
  startDate: '등록일',
  endDate: '등록일',
  ntnId: '국가',
  mediaId: '매체',
  lclsfNm: '대분류',
  page: '쪽 번호',
  size: '쪽 크기',
}, () => ({
  fromText: z.string(fieldMessage('찾을 글')).refine(...atMost(500, fieldMessage('찾을 글'))),
  toText: z.string(fieldMessage('바꿀 글')).refine(...atMost(500, fieldMessage('바꿀 글'))).nullish(),
  wholeWords: z.enum(['Y', 'N'], fieldMessage('낱말 단위로만')).nullish(),
  fitParticles: z.enum(['Y', 'N'], fieldMessage('조사 맞추기')).nullish(),
  startDate: z.iso.date(fieldMessage('등록일')).nullish(),
  endDate: z.iso.date(fieldMessage('등록일')).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(1000, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], fieldMessage('대분류')).nullish(),
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 일괄 수정할 기사의 번호 */
export const getArticleListBatchEditIdsQuery = form({
  fromText: '찾을 글',
  toText: '바꿀 글',
  wholeWords: '낱말 단위로만',
  fitParticles: '조사 맞추기',
  startDate: '등록일',
  endDate: '등록일',
  ntnId: '국가',
  mediaId: '매체',
  lclsfNm: '대분류',
}, () => ({
  fromText: z.string(fieldMessage('찾을 글')).refine(...atMost(500, fieldMessage('찾을 글'))),
  toText: z.string(fieldMessage('바꿀 글')).refine(...atMost(500, fieldMessage('바꿀 글'))).nullish(),
  wholeWords: z.enum(['Y', 'N'], fieldMessage('낱말 단위로만')).nullish(),
  fitParticles: z.enum(['Y', 'N'], fieldMessage('조사 맞추기')).nullish(),
  startDate: z.iso.date(fieldMessage('등록일')).nullish(),
  endDate: z.iso.date(fieldMessage('등록일')).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(1000, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], fieldMessage('대분류')).nullish(),
}));

/** 기사 일괄 수정 */
export const putUpdateArticleBatchEditBody = form({
  fromText: '찾을 글',
  toText: '바꿀 글',
  wholeWords: '낱말 단위로만',
  fitParticles: '조사 맞추기',
  articleIds: '기사',
  readDt: '미리 본 때',
}, () => ({
  fromText: z.string(fieldMessage('찾을 글')).refine(...atMost(500, fieldMessage('찾을 글'))),
  toText: z.string(fieldMessage('바꿀 글')).refine(...atMost(500, fieldMessage('바꿀 글'))).nullish(),
  wholeWords: z.enum(['Y', 'N'], fieldMessage('낱말 단위로만')).nullish(),
  fitParticles: z.enum(['Y', 'N'], fieldMessage('조사 맞추기')).nullish(),
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
  readDt: moment(fieldMessage('미리 본 때')).nullish(),
}));

/** 수집 규칙으로 바로잡을 기사 찾아보기, 바로잡기 */
export const putUpdateArticleRepairBody = form({ tryYn: '미리 보기' }, () => ({
  tryYn: z.enum(['Y', 'N'], fieldMessage('미리 보기')),
}));

/** 수집 규칙으로 바로잡은 것 되돌리기 */
export const putUpdateArticleRepairUndoBody = form({ articleRepairId: '바로잡기' }, () => ({
  articleRepairId: z.int(fieldMessage('바로잡기')).min(-9007199254740991, fieldMessage('바로잡기')).max(9007199254740991, fieldMessage('바로잡기')),
}));

/** 기사 일괄 수정 되돌리기 */
export const putUpdateArticleBatchEditUndoBody = form({ batchEditId: '일괄 수정' }, () => ({
  batchEditId: z.int(fieldMessage('일괄 수정')).min(-9007199254740991, fieldMessage('일괄 수정')).max(9007199254740991, fieldMessage('일괄 수정')),
}));

/** 나중에 읽기(번호 0), 내 라벨, 내가 속한 그룹이 함께 보는 라벨. cnt는 내가 볼 수 있는 기사의 수, pickedCnt는 보낸 기사 가운데 라벨이 붙은 수. */
export const getArticlelabelListQuery = form({ articleIds: '기사' }, () => ({
  articleIds: many(queryInteger(fieldMessage('기사'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('기사')).nullish(),
}));

/** 라벨을 만든다. */
export const postInsertArticlelabelBody = form({ labelNm: '라벨 이름', colorCd: '색', fldrNm: '폴더', shrYn: '그룹과 함께 보기', grpEdtYn: '그룹원도 기사를 넣고 뺌' }, () => ({
  labelNm: z.string(fieldMessage('라벨 이름')).refine(...atMost(30, fieldMessage('라벨 이름'))),
  colorCd: z.enum(['gray', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'], fieldMessage('색')).nullish(),
  fldrNm: z.string(fieldMessage('폴더')).refine(...atMost(30, fieldMessage('폴더'))).nullable().nullish(),
  shrYn: z.enum(['Y', 'N'], fieldMessage('그룹과 함께 보기')).nullish(),
  grpEdtYn: z.enum(['Y', 'N'], fieldMessage('그룹원도 기사를 넣고 뺌')).nullish(),
}));

/** 내 라벨의 이름, 색, 폴더, 함께 보기를 바꾼다. 보내지 않은 것은 그대로 둔다. */
export const putUpdateArticlelabelBody = form({
  labelId: '라벨 번호',
  labelNm: '라벨 이름',
  colorCd: '색',
  fldrNm: '폴더',
  shrYn: '그룹과 함께 보기',
  grpEdtYn: '그룹원도 기사를 넣고 뺌',
}, () => ({
  labelId: z.int(fieldMessage('라벨 번호')).min(1, fieldMessage('라벨 번호')).max(9007199254740991, fieldMessage('라벨 번호')),
  labelNm: z.string(fieldMessage('라벨 이름')).refine(...atMost(30, fieldMessage('라벨 이름'))).nullish(),
  colorCd: z.enum(['gray', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'], fieldMessage('색')).nullish(),
  fldrNm: z.string(fieldMessage('폴더')).refine(...atMost(30, fieldMessage('폴더'))).nullable().nullish(),
  shrYn: z.enum(['Y', 'N'], fieldMessage('그룹과 함께 보기')).nullish(),
  grpEdtYn: z.enum(['Y', 'N'], fieldMessage('그룹원도 기사를 넣고 뺌')).nullish(),
}));

/** 내 라벨을 지운다. 기사는 그대로 있고, 라벨은 restore로 되돌릴 수 있다. */
export const deleteDeleteArticlelabelBody = form({ labelId: '라벨 번호' }, () => ({
  labelId: z.int(fieldMessage('라벨 번호')).min(1, fieldMessage('라벨 번호')).max(9007199254740991, fieldMessage('라벨 번호')),
}));

/** 지운 내 라벨을 붙어 있던 기사와 함께 되돌린다. */
export const putUpdateArticlelabelRestoreBody = form({ labelId: '라벨 번호' }, () => ({
  labelId: z.int(fieldMessage('라벨 번호')).min(1, fieldMessage('라벨 번호')).max(9007199254740991, fieldMessage('라벨 번호')),
}));

/** 내 라벨의 기사를 내 다른 라벨에 더하고 그 라벨을 지운다. changed는 새로 더해진 기사: restore하고 changed를 빼면 되돌아간다. */
export const putUpdateArticlelabelMergeBody = form({ labelId: '없어질 라벨', intoId: '남을 라벨' }, () => ({
  labelId: z.int(fieldMessage('없어질 라벨')).min(1, fieldMessage('없어질 라벨')).max(9007199254740991, fieldMessage('없어질 라벨')),
  intoId: z.int(fieldMessage('남을 라벨')).min(1, fieldMessage('남을 라벨')).max(9007199254740991, fieldMessage('남을 라벨')),
}));

/** 여러 기사에 라벨 하나를 붙이거나 뺀다. 200건까지. 번호 0은 나중에 읽기. 열람할 수 없는 기사는 지나치고, 바뀐 것을 알려 준다. */
export const putUpdateArticlelabelItemsBody = form({ labelId: '라벨 번호', articleIds: '기사', labelYn: '붙일지' }, () => ({
  labelId: z.int(fieldMessage('라벨 번호')).min(0, fieldMessage('라벨 번호')).max(9007199254740991, fieldMessage('라벨 번호')),
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
  labelYn: z.enum(['Y', 'N'], fieldMessage('붙일지')),
}));

/** 내가 모아 둔 기사와 메모. 라벨을 주면 별표와 상관없이 그 라벨의 기사를 붙인 차례로 준다. 번호 0은 나중에 읽기. */
export const getArticlememoListQuery = form({ searchText: '제목·메모', itemKnd: '종류', sort: '정렬', labelId: '라벨 번호', page: '쪽 번호', size: '쪽 크기' }, () => ({
  searchText: z.string(fieldMessage('제목·메모')).refine(...atMost(200, fieldMessage('제목·메모'))).nullish(),
  itemKnd: z.enum(['article', 'thinkTank', 'sns'], fieldMessage('종류')).nullish(),
  sort: z.enum(['regDt,DESC', 'regDt,ASC', 'frmTrsfNscvrgDt,DESC', 'frmTrsfNscvrgDt,ASC'], fieldMessage('정렬')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 기사 하나에 내가 적은 메모. 읽기만 하므로 기사를 모아 두지 않으며, 모아 둔 데서 뺀 기사의 메모도 알려 준다. */
export const getArticlememoQuery = form({ articleId: '기사 번호' }, () => ({
  articleId: queryInteger(fieldMessage('기사 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 기사를 모아 두거나 그 메모를 고친다. 다시 보내도 하나만 남고, 메모를 보내지 않으면 있던 메모를 둔다. 고치기 시작한 메모를 함께 보내면, 그사이 다른 메모가 저장된 때에는 저장하지 않고 409와 그 메모로 답한다. */
export const postInsertArticlememoBody = form({ articleId: '기사 번호', memoCn: '메모', bfrMemoCn: '고치기 시작한 메모' }, () => ({
  articleId: z.int(fieldMessage('기사 번호')).min(-9007199254740991, fieldMessage('기사 번호')).max(9007199254740991, fieldMessage('기사 번호')),
  memoCn: z.string(fieldMessage('메모')).refine(...atMost(2000, fieldMessage('메모'))).nullable().nullish(),
  bfrMemoCn: z.string(fieldMessage('고치기 시작한 메모')).refine(...atMost(2000, fieldMessage('고치기 시작한 메모'))).nullable().nullish(),
}));

/** 모아 둔 기사에서 뺀다. 이미 빠져 있어도 같다. */
export const deleteDeleteArticlememoBody = form({ articleId: '기사 번호' }, () => ({
  articleId: z.int(fieldMessage('기사 번호')).min(-9007199254740991, fieldMessage('기사 번호')).max(9007199254740991, fieldMessage('기사 번호')),
}));

/** 여러 기사를 한 번에 모아 두거나 뺀다. 200건까지. 뺐다가 다시 담으면 메모도 돌아온다. 열람할 수 없는 기사는 지나친다. */
export const putUpdateArticlememoManyBody = form({ articleIds: '기사', memoYn: '모아 둘지' }, () => ({
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
  memoYn: z.enum(['Y', 'N'], fieldMessage('모아 둘지')),
}));

/** 본문의 한 구절에 메모를 붙이고, 그 기사를 모아 둔다. */
export const postInsertArticlememoPassageBody = form({ articleId: '기사 번호', fldNm: '본문', quotCn: '인용한 말', bgngNo: '인용이 시작하는 자리', memoCn: '메모' }, () => ({
  articleId: z.int(fieldMessage('기사 번호')).min(-9007199254740991, fieldMessage('기사 번호')).max(9007199254740991, fieldMessage('기사 번호')),
  fldNm: z.enum(['articleCn', 'articleTransCn'], fieldMessage('본문')),
  quotCn: z.string(fieldMessage('인용한 말')).refine(...atMost(1000, fieldMessage('인용한 말'))),
  bgngNo: z.int(fieldMessage('인용이 시작하는 자리')).min(0, fieldMessage('인용이 시작하는 자리')).max(9007199254740991, fieldMessage('인용이 시작하는 자리')),
  memoCn: z.string(fieldMessage('메모')).refine(...atMost(2000, fieldMessage('메모'))),
}));

/** 구절 메모를 고친다. 지운 구절 메모도 이것으로 되돌린다. */
export const putUpdateArticlememoPassageBody = form({ passageId: '구절 번호', memoCn: '메모' }, () => ({
  passageId: z.int(fieldMessage('구절 번호')).min(1, fieldMessage('구절 번호')).max(9007199254740991, fieldMessage('구절 번호')),
  memoCn: z.string(fieldMessage('메모')).refine(...atMost(2000, fieldMessage('메모'))),
}));

/** 구절 메모를 지운다. */
export const deleteDeleteArticlememoPassageBody = form({ passageId: '구절 번호' }, () => ({
  passageId: z.int(fieldMessage('구절 번호')).min(1, fieldMessage('구절 번호')).max(9007199254740991, fieldMessage('구절 번호')),
}));

/** 백업 명령이 알리는 끝난 백업 */
export const postBackupFinishedBody = form({ at: '백업한 시각', file: '파일', bytes: '크기', seconds: '걸린 시간' }, () => ({
  at: z.string(fieldMessage('백업한 시각')).refine(...atMost(1000, fieldMessage('백업한 시각'))),
  file: z.string(fieldMessage('파일')).refine(...atMost(1000, fieldMessage('파일'))),
  bytes: z.int(fieldMessage('크기')).min(-9007199254740991, fieldMessage('크기')).max(9007199254740991, fieldMessage('크기')),
  seconds: z.int(fieldMessage('걸린 시간')).min(-9007199254740991, fieldMessage('걸린 시간')).max(9007199254740991, fieldMessage('걸린 시간')),
}));

/** 이 주소가 허용되는지 시험 */
export const getBoardauthorizedCheckQuery = form({ ip: 'IP' }, () => ({
  ip: z.string(fieldMessage('IP')).refine(...atMost(50, fieldMessage('IP'))),
}));

/** 이 기계의 명령이 더하는 IP */
export const postBoardauthorizedAllowBody = form({ ip: 'IP' }, () => ({
  ip: z.string(fieldMessage('IP')).refine(...atMost(31, fieldMessage('IP'))),
}));

/** 글을 수신자에게 메일로 보내기 */
export const postEmailsBoardBody = form({
  boardKnd: '자료 구분',
  pstId: '글 번호',
  recipients: '수신자',
  again: '다시 보내기',
  noteCn: '덧붙이는 말',
  fileKnds: '함께 보낼 파일',
  sendKey: '보내기 번호',
}, () => ({
  boardKnd: z.enum(['post', 'product', 'dailyBriefing', 'article', 'thinkTank', 'sns'], fieldMessage('자료 구분')).nullish(),
  pstId: z.int(fieldMessage('글 번호')).min(-9007199254740991, fieldMessage('글 번호')).max(9007199254740991, fieldMessage('글 번호')),
  recipients: z.array(shaped(MailRecipientShape, fieldMessage('수신자')), fieldMessage('수신자')).max(1000, fieldMessage('수신자')).nullish(),
  again: z.boolean(fieldMessage('다시 보내기')).nullish(),
  noteCn: z.string(fieldMessage('덧붙이는 말')).refine(...atMost(500, fieldMessage('덧붙이는 말'))).nullable().nullish(),
  fileKnds: z.array(z.enum(['hwpx', 'docx', 'pdf'], fieldMessage('함께 보낼 파일')), fieldMessage('함께 보낼 파일')).max(1000, fieldMessage('함께 보낼 파일')).nullish(),
  sendKey: z.string(fieldMessage('보내기 번호')).refine(...atMost(50, fieldMessage('보내기 번호'))).nullish(),
}));

/** 메일을 보내기 전에 누가 받고 누가 받지 못하는지 */
export const postEmailsBoardPreviewBody = form({ boardKnd: '자료 구분', pstId: '글 번호', recipients: '수신자', again: '다시 보내기' }, () => ({
  boardKnd: z.enum(['post', 'product', 'dailyBriefing', 'article', 'thinkTank', 'sns'], fieldMessage('자료 구분')).nullish(),
  pstId: z.int(fieldMessage('글 번호')).min(-9007199254740991, fieldMessage('글 번호')).max(9007199254740991, fieldMessage('글 번호')),
  recipients: z.array(shaped(MailRecipientShape, fieldMessage('수신자')), fieldMessage('수신자')).max(1000, fieldMessage('수신자')).nullish(),
  again: z.boolean(fieldMessage('다시 보내기')).nullish(),
}));

/** 글을 메일로 보낸 내역 */
export const getEmailsBoardLogQuery = form({ boardKnd: '자료 구분', pstId: '글 번호', page: 'page', size: 'size' }, () => ({
  boardKnd: z.enum(['post', 'product', 'dailyBriefing', 'article', 'thinkTank', 'sns'], fieldMessage('자료 구분')).nullish(),
  pstId: queryInteger(fieldMessage('글 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  page: queryInteger(fieldMessage('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(fieldMessage('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 게시물의 그림: 표지, 또는 이름을 댄 첨부 그림 */
export const getEsboardPictureQuery = form({ pstId: '글 번호', fileId: '파일' }, () => ({
  pstId: queryInteger(fieldMessage('글 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  fileId: z.string(fieldMessage('파일')).refine(...atMost(100, fieldMessage('파일'))).nullish(),
}));

/** 보고서 목록: 읽을 수 있는 생산물과 발행된 일일 브리핑 */
export const getReportListQuery = form({ kind: '종류', menuId: '구분', ttl: '제목', startDate: '시작일', endDate: '종료일', page: 'page', size: 'size' }, () => ({
  kind: z.string(fieldMessage('종류')).refine(...atMost(20, fieldMessage('종류'))).nullish(),
  menuId: queryInteger(fieldMessage('구분'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  ttl: z.string(fieldMessage('제목')).refine(...atMost(200, fieldMessage('제목'))).nullish(),
  startDate: z.iso.date(fieldMessage('시작일')).nullish(),
  endDate: z.iso.date(fieldMessage('종료일')).nullish(),
  page: queryInteger(fieldMessage('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(fieldMessage('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 일일 브리핑 파일 */
export const getEsdailybriefingFileQuery = form({ brfgId: '브리핑 번호', fileKnd: '파일 종류' }, () => ({
  brfgId: queryInteger(fieldMessage('브리핑 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  fileKnd: z.enum(['hwpx', 'docx', 'pdf'], fieldMessage('파일 종류')),
}));

/** 브리핑함에 담는다. 이미 담겨 있어도 같다. */
export const postInsertBriefingTrayBody = form({ itemKnd: '종류', itemId: '글 번호' }, () => ({
  itemKnd: z.enum(['article', 'thinkTank', 'sns', 'cluster'], fieldMessage('종류')),
  itemId: z.int(fieldMessage('글 번호')).min(1, fieldMessage('글 번호')).max(9007199254740991, fieldMessage('글 번호')),
}));

/** 여러 글을 한 번에 브리핑함에 담는다. 이미 담긴 글과 볼 수 없는 글은 지나치고, 다 담을 자리가 없으면 하나도 담지 않는다. */
export const postInsertBriefingTrayManyBody = form({ items: '항목' }, () => ({
  items: z.array(shaped(TrayNameShape, fieldMessage('항목')), fieldMessage('항목')).max(1000, fieldMessage('항목')),
}));

/** 브리핑함의 순서와 코멘트를 바꾼다. 보내지 않은 것은 뒤에 그대로 남는다. */
export const putUpdateBriefingTrayBody = form({ items: '항목' }, () => ({
  items: z.array(shaped(TrayChangeShape, fieldMessage('항목')), fieldMessage('항목')).max(1000, fieldMessage('항목')),
}));

/** 브리핑함에서 뺀다. 항목을 보내지 않으면 모두 비운다. */
export const deleteDeleteBriefingTrayBody = form({ items: '항목' }, () => ({
  items: z.array(shaped(TrayNameShape, fieldMessage('항목')), fieldMessage('항목')).max(1000, fieldMessage('항목')).nullish(),
}));

/** 하이라이트의 기사 */
export const getClusterArticleListQuery = form({ clusterId: '하이라이트 번호', order: '순서', page: '쪽 번호', size: '쪽 크기' }, () => ({
  clusterId: queryInteger(fieldMessage('하이라이트 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  order: z.enum(['near', 'latest', 'earliest'], fieldMessage('순서')).nullish(),
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 기간의 주요 하이라이트 */
export const getClusterTopListQuery = form({ startDate: '분석일', endDate: '분석일', lclsfNm: '대분류', size: '건수' }, () => ({
  startDate: z.iso.date(fieldMessage('분석일')).nullish(),
  endDate: z.iso.date(fieldMessage('분석일')).nullish(),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], fieldMessage('대분류')).nullish(),
  size: queryInteger(fieldMessage('건수'), { minimum: 1, maximum: 50 }).nullish(),
}));

/** 하이라이트와 그 기사를 글로 내려받기 */
export const getClusterListTxtQuery = form({ clusterDt: '분석일', lclsfNm: '대분류', featExtrMclsf: '중분류', clusterTtl: '제목', sort: '정렬', keys: '선택한 하이라이트' }, () => ({
  clusterDt: many(z.iso.date(fieldMessage('분석일')), fieldMessage('분석일')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(1000, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(1000, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  clusterTtl: z.string(fieldMessage('제목')).refine(...atMost(200, fieldMessage('제목'))).nullish(),
  sort: z.string(fieldMessage('정렬')).refine(...atMost(1000, fieldMessage('정렬'))).nullish(),
  keys: many(queryInteger(fieldMessage('선택한 하이라이트'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('선택한 하이라이트')).nullish(),
}));

/** 하이라이트 제목 고치기 */
export const putUpdateClusterTitleBody = form({ clusterId: '하이라이트 번호', mdfcnDt: '읽은 때', clusterTtl: '제목' }, () => ({
  clusterId: z.int(fieldMessage('하이라이트 번호')).min(-9007199254740991, fieldMessage('하이라이트 번호')).max(9007199254740991, fieldMessage('하이라이트 번호')),
  mdfcnDt: moment(fieldMessage('읽은 때')),
  clusterTtl: z.string(fieldMessage('제목')).refine(...atMost(500, fieldMessage('제목'))),
}));

/** 다른 하이라이트와 합치기 */
export const putUpdateClusterMergeBody = form({ clusterId: '하이라이트 번호', mdfcnDt: '읽은 때', otherClusterId: '합칠 하이라이트' }, () => ({
  clusterId: z.int(fieldMessage('하이라이트 번호')).min(-9007199254740991, fieldMessage('하이라이트 번호')).max(9007199254740991, fieldMessage('하이라이트 번호')),
  mdfcnDt: moment(fieldMessage('읽은 때')),
  otherClusterId: z.int(fieldMessage('합칠 하이라이트')).min(-9007199254740991, fieldMessage('합칠 하이라이트')).max(9007199254740991, fieldMessage('합칠 하이라이트')),
}));

/** 선택한 기사를 새 하이라이트로 나누기 */
export const putUpdateClusterSplitBody = form({ clusterId: '하이라이트 번호', mdfcnDt: '읽은 때', articleIds: '기사' }, () => ({
  clusterId: z.int(fieldMessage('하이라이트 번호')).min(-9007199254740991, fieldMessage('하이라이트 번호')).max(9007199254740991, fieldMessage('하이라이트 번호')),
  mdfcnDt: moment(fieldMessage('읽은 때')),
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
}));

/** 선택한 기사를 하이라이트에서 빼기 */
export const putUpdateClusterRemoveBody = form({ clusterId: '하이라이트 번호', mdfcnDt: '읽은 때', articleIds: '기사' }, () => ({
  clusterId: z.int(fieldMessage('하이라이트 번호')).min(-9007199254740991, fieldMessage('하이라이트 번호')).max(9007199254740991, fieldMessage('하이라이트 번호')),
  mdfcnDt: moment(fieldMessage('읽은 때')),
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
}));

/** 기사를 하이라이트에 넣기 */
export const putUpdateClusterAddBody = form({ clusterId: '하이라이트 번호', mdfcnDt: '읽은 때', articleIds: '기사' }, () => ({
  clusterId: z.int(fieldMessage('하이라이트 번호')).min(-9007199254740991, fieldMessage('하이라이트 번호')).max(9007199254740991, fieldMessage('하이라이트 번호')),
  mdfcnDt: moment(fieldMessage('읽은 때')),
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
}));

/** 하이라이트를 고친 것 되돌리기 */
export const putUpdateClusterUndoBody = form({ clusterId: '하이라이트 번호', actionId: '한 번의 고침' }, () => ({
  clusterId: z.int(fieldMessage('하이라이트 번호')).min(-9007199254740991, fieldMessage('하이라이트 번호')).max(9007199254740991, fieldMessage('하이라이트 번호')),
  actionId: z.string(fieldMessage('한 번의 고침')).refine(...atMost(36, fieldMessage('한 번의 고침'))),
}));

/** 합칠 수 있는 하이라이트 */
export const getClusterMergeListQuery = form({ clusterId: '하이라이트 번호', clusterTtl: '제목' }, () => ({
  clusterId: queryInteger(fieldMessage('하이라이트 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  clusterTtl: z.string(fieldMessage('제목')).refine(...atMost(200, fieldMessage('제목'))).nullish(),
}));

/** 기사가 속한 하이라이트와 옮길 수 있는 하이라이트 */
export const getClusterChoiceQuery = form({ articleId: '기사 번호', clusterTtl: '제목' }, () => ({
  articleId: queryInteger(fieldMessage('기사 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  clusterTtl: z.string(fieldMessage('제목')).refine(...atMost(200, fieldMessage('제목'))).nullish(),
}));

/** 수집 명령이 건네는 기사 묶음 저장 */
export const postCollectBatchBody = form({ items: '기사', progress: '진행' }, () => ({
  items: z.array(z.unknown().refine(isGiven, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
  progress: z.unknown().refine(isGiven, fieldMessage('진행')),
}));

/** 수집 명령이 이어서 할 자리 */
export const getCollectProgressQuery = form({ source: '원천' }, () => ({
  source: z.string(fieldMessage('원천')).refine(...atMost(1000, fieldMessage('원천'))),
}));

/** 글을 읽은 사람과 아직 읽지 않은 수신자 목록 */
export const getCommonboardPrslListQuery = form({ pstId: '글 번호', prslYn: '읽음', page: 'page', size: 'size' }, () => ({
  pstId: queryInteger(fieldMessage('글 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
  prslYn: z.string(fieldMessage('읽음')).refine(...atMost(1, fieldMessage('읽음'))).nullish(),
  page: queryInteger(fieldMessage('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(fieldMessage('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 글의 처리 상태 변경 */
export const putUpdateCommonboardSttsBody = form({ pstId: '글 번호', sttsCd: '상태', prcsClsfCd: '처리 구분' }, () => ({
  pstId: z.int(fieldMessage('글 번호')).min(-9007199254740991, fieldMessage('글 번호')).max(9007199254740991, fieldMessage('글 번호')),
  sttsCd: z.string(fieldMessage('상태')).refine(...atMost(50, fieldMessage('상태'))),
  prcsClsfCd: z.string(fieldMessage('처리 구분')).refine(...atMost(50, fieldMessage('처리 구분'))),
}));

/** 마스터 코드 목록 */
export const getMasterCommoncodeListQuery = form({ cdId: 'cdId', cdNm: '코드명', useYn: 'useYn', page: 'page', size: 'size', sort: 'sort', total: '건수 계산' }, () => ({
  cdId: z.string(fieldMessage('cdId')).refine(...atMost(1000, fieldMessage('cdId'))).nullish(),
  cdNm: z.string(fieldMessage('코드명')).refine(...atMost(1000, fieldMessage('코드명'))).nullish(),
  useYn: z.enum(['Y', 'N'], fieldMessage('useYn')).nullish(),
  page: queryInteger(fieldMessage('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(fieldMessage('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  sort: z.string(fieldMessage('sort')).refine(...atMost(1000, fieldMessage('sort'))).nullish(),
  total: z.enum(['exact', 'capped', 'only'], fieldMessage('건수 계산')).nullish(),
}));

/** 마스터 코드 목록 내보내기 */
export const getMasterCommoncodeListExcelQuery = form({
  cdId: 'cdId',
  cdNm: '코드명',
  useYn: 'useYn',
  keys: 'keys',
  sort: 'sort',
  format: '파일 형식',
  columns: 'columns',
}, () => ({
  cdId: z.string(fieldMessage('cdId')).refine(...atMost(1000, fieldMessage('cdId'))).nullish(),
  cdNm: z.string(fieldMessage('코드명')).refine(...atMost(1000, fieldMessage('코드명'))).nullish(),
  useYn: z.enum(['Y', 'N'], fieldMessage('useYn')).nullish(),
  keys: many(z.string(fieldMessage('keys')).refine(...atMost(1000, fieldMessage('keys'))), fieldMessage('keys')).nullish(),
  sort: z.string(fieldMessage('sort')).refine(...atMost(1000, fieldMessage('sort'))).nullish(),
  format: z.enum(['xlsx', 'csv'], fieldMessage('파일 형식')).nullish(),
  columns: many(z.string(fieldMessage('columns')).refine(...atMost(1000, fieldMessage('columns'))), fieldMessage('columns')).nullish(),
}));

/** 상세 코드 목록 */
export const getDetailCommoncodeListQuery = form({ upCdId: '마스터 코드', cdNm: '코드명', useYn: 'useYn', page: 'page', size: 'size', sort: 'sort', total: '건수 계산' }, () => ({
  upCdId: z.string(fieldMessage('마스터 코드', '마스터 코드가 선택되지 않았습니다.')).refine(...atMost(1000, fieldMessage('마스터 코드', '마스터 코드가 선택되지 않았습니다.'))),
  cdNm: z.string(fieldMessage('코드명')).refine(...atMost(1000, fieldMessage('코드명'))).nullish(),
  useYn: z.enum(['Y', 'N'], fieldMessage('useYn')).nullish(),
  page: queryInteger(fieldMessage('page'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  size: queryInteger(fieldMessage('size'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  sort: z.string(fieldMessage('sort')).refine(...atMost(1000, fieldMessage('sort'))).nullish(),
  total: z.enum(['exact', 'capped', 'only'], fieldMessage('건수 계산')).nullish(),
}));

/** 선택값으로 쓰는 코드 */
export const getCommoncodeListRefQuery = form({ upCdId: '마스터 코드' }, () => ({
  upCdId: many(z.string(fieldMessage('마스터 코드', '마스터 코드가 선택되지 않았습니다.')).refine(...atMost(1000, fieldMessage('마스터 코드', '마스터 코드가 선택되지 않았습니다.'))), fieldMessage('마스터 코드', '마스터 코드가 선택되지 않았습니다.')),
}));

/** 게시판이 쓰는 코드 */
export const getCommoncodeBoardListQuery = form({ pstKndCd: '게시판 종류' }, () => ({
  pstKndCd: z.string(fieldMessage('게시판 종류')).refine(...atMost(1000, fieldMessage('게시판 종류'))).nullish(),
}));

/** 상세 코드의 순서 */
export const putUpdateCommoncodeOrderBody = form({ items: '코드의 순서' }, () => ({
  items: z.array(shaped(CodePlaceShape, fieldMessage('코드의 순서')), fieldMessage('코드의 순서')).max(1000, fieldMessage('코드의 순서')),
}));

/** 대시보드 수치와 분포 */
export const getDashboardStatisticsArticleListQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
}));

/** 개인 대시보드 설정 저장 */
export const putDashboardUserSavesettingBody = form({ setngCn: '설정값' }, () => ({
  setngCn: z.unknown().refine(isGiven, fieldMessage('설정값')).nullish(),
}));

/** 특징 사전 목록(엑셀·CSV) 가져오기 */
export const postFeatureextractiondictImportBody = form({ content: '파일', tryYn: '미리 보기' }, () => ({
  content: z.string(fieldMessage('파일')).refine(...atMost(5000000, fieldMessage('파일'))),
  tryYn: z.enum(['Y', 'N'], fieldMessage('미리 보기')).nullish(),
}));

/** 특징 사전 양식 */
export const getFeatureextractiondictImportTemplateQuery = form({ format: '파일 형식' }, () => ({
  format: z.enum(['xlsx', 'csv'], fieldMessage('파일 형식')).nullish(),
}));

/** 최근 기사를 지금의 사전으로 다시 분석 */
export const postArticleReanalysisBody = form({ days: '기간(일)' }, () => ({
  days: z.int(fieldMessage('기간(일)')).min(1, fieldMessage('기간(일)')).max(365, fieldMessage('기간(일)')),
}));

/** 앞선 개정판의 파일을 이어받는 개정판 등록 */
export const postInsertDocumentBody = form({ docKndCd: '문서 종류', rvsnYmd: '개정일', docCn: '내용', fileIdList: '첨부파일' }, () => ({
  docKndCd: z.string(fieldMessage('문서 종류')).refine(...atMost(50, fieldMessage('문서 종류'))),
  rvsnYmd: z.iso.date(fieldMessage('개정일')),
  docCn: z.string(fieldMessage('내용')).refine(...atMost(5000000, fieldMessage('내용'))),
  fileIdList: z.array(z.string(fieldMessage('첨부파일', '첨부파일을 첨부해주세요')).refine(...atMost(1000, fieldMessage('첨부파일', '첨부파일을 첨부해주세요'))), fieldMessage('첨부파일', '첨부파일을 첨부해주세요')).max(1000, fieldMessage('첨부파일', '첨부파일을 첨부해주세요')),
}));

/** 저장한 보기의 새 글 50건을 피드로 */
export const getFeedViewQuery = form({ token: '인증키', viewId: '보기 번호', format: '형식' }, () => ({
  token: z.string(fieldMessage('인증키')).refine(...atMost(100, fieldMessage('인증키'))),
  viewId: queryInteger(fieldMessage('보기 번호'), { minimum: 1, maximum: 999999999999999 }),
  format: z.enum(['rss', 'atom', 'json'], fieldMessage('형식')).nullish(),
}));

/** 새 하이라이트 50건을 피드로 */
export const getFeedHighlightQuery = form({ token: '인증키', format: '형식' }, () => ({
  token: z.string(fieldMessage('인증키')).refine(...atMost(100, fieldMessage('인증키'))),
  format: z.enum(['rss', 'atom', 'json'], fieldMessage('형식')).nullish(),
}));

/** 발행된 일일 브리핑 50호를 피드로 */
export const getFeedDailybriefingQuery = form({ token: '인증키', format: '형식' }, () => ({
  token: z.string(fieldMessage('인증키')).refine(...atMost(100, fieldMessage('인증키'))),
  format: z.enum(['rss', 'atom', 'json'], fieldMessage('형식')).nullish(),
}));

/** 내 피드의 주소를 OPML 파일 하나로 */
export const getFeedOpmlQuery = form({ token: '인증키', format: '형식' }, () => ({
  token: z.string(fieldMessage('인증키')).refine(...atMost(100, fieldMessage('인증키'))),
  format: z.enum(['rss', 'atom', 'json'], fieldMessage('형식')).nullish(),
}));

/** 파일 내려받기 */
export const getFileDownloadQuery = form({ fileId: '파일' }, () => ({
  fileId: z.string(fieldMessage('파일')).refine(...atMost(1000, fieldMessage('파일'))).nullish(),
}));

/** 여러 파일을 zip으로 내려받기 */
export const getZipfileDownloadQuery = form({ fileId: '파일' }, () => ({
  fileId: many(z.string(fieldMessage('파일')).refine(...atMost(1000, fieldMessage('파일'))), fieldMessage('파일')).nullish(),
}));

/** 보호되는 파일 내려받기 */
export const getSecureFileDownloadQuery = form({ fileId: '파일', reason: '사유' }, () => ({
  fileId: z.string(fieldMessage('파일')).refine(...atMost(1000, fieldMessage('파일'))).nullish(),
  reason: z.string(fieldMessage('사유')).refine(...atMost(500, fieldMessage('사유'))).nullish(),
}));

/** 보호되는 여러 파일을 zip으로 내려받기 */
export const getSecureZipfileDownloadQuery = form({ fileId: '파일', reason: '사유' }, () => ({
  fileId: many(z.string(fieldMessage('파일')).refine(...atMost(1000, fieldMessage('파일'))), fieldMessage('파일')).nullish(),
  reason: z.string(fieldMessage('사유')).refine(...atMost(500, fieldMessage('사유'))).nullish(),
}));

/** 실패한 백그라운드 작업 다시 시도 */
export const postJobRetryBody = form({ jobIds: '작업' }, () => ({
  jobIds: z.array(z.string(fieldMessage('작업')).refine(...atMost(1000, fieldMessage('작업'))), fieldMessage('작업')).max(1000, fieldMessage('작업')).nullish(),
}));

/** 목록 파일 올리기 (multipart의 insertFiles에 하나) */
export const postListImportFileQuery = form({ target: '대상' }, () => ({
  target: z.string(fieldMessage('대상')).refine(...atMost(1000, fieldMessage('대상'))).nullish(),
}));

/** 목록 가져오기 */
export const postListImportBody = form({ listImportId: '가져오기', fields: '열의 항목', tryYn: '미리 보기' }, () => ({
  listImportId: z.int(fieldMessage('가져오기')).min(-9007199254740991, fieldMessage('가져오기')).max(9007199254740991, fieldMessage('가져오기')),
  fields: z.array(z.string(fieldMessage('열의 항목')).refine(...atMost(1000, fieldMessage('열의 항목'))), fieldMessage('열의 항목')).max(1000, fieldMessage('열의 항목')),
  tryYn: z.enum(['Y', 'N'], fieldMessage('미리 보기')).nullish(),
}));

/** 가져온 목록들 */
export const getListImportListQuery = form({ target: '대상' }, () => ({
  target: z.string(fieldMessage('대상')).refine(...atMost(1000, fieldMessage('대상'))).nullish(),
}));

/** 가져온 목록에서 가져오지 못한 줄 */
export const getListImportRefusedQuery = form({ listImportId: '가져오기' }, () => ({
  listImportId: queryInteger(fieldMessage('가져오기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 목록 가져오기 되돌리기 */
export const putListImportUndoBody = form({ listImportId: '가져오기' }, () => ({
  listImportId: z.int(fieldMessage('가져오기')).min(-9007199254740991, fieldMessage('가져오기')).max(9007199254740991, fieldMessage('가져오기')),
}));

/** 화면 오류 */
export const postScreenErrorBody = form({ screenPath: '화면 주소', errCn: '내용', stack: '위치' }, () => ({
  screenPath: z.string(fieldMessage('화면 주소')).refine(...atMost(300, fieldMessage('화면 주소'))).regex(/^\/[^?#]*$/u, fieldMessage('화면 주소')),
  errCn: z.string(fieldMessage('내용')).refine(...atMost(1000, fieldMessage('내용'))),
  stack: z.string(fieldMessage('위치')).refine(...atMost(4000, fieldMessage('위치'))).nullish(),
}));

/** 개인정보 접근 기록 월간 점검 */
export const getPrivacyloghistoryReportQuery = form({ month: '점검 월' }, () => ({
  month: z.string(fieldMessage('점검 월')).refine(...atMost(1000, fieldMessage('점검 월'))).regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/u, fieldMessage('점검 월')),
}));

/** 실패한 기계 번역 다시 시도 */
export const postMachineReadingRetryBody = form({ articleIds: '기사' }, () => ({
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')).nullish(),
}));

/** 기사의 기계 번역 요청 */
export const postMachineReadingRequestBody = form({ articleId: '기사' }, () => ({
  articleId: z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')),
}));

/** 매체 URL 중복체크 */
export const postMediaCheckUrlBody = form({ url: 'URL', mediaId: '매체' }, () => ({
  url: z.string(fieldMessage('URL')).refine(...atMost(2000, fieldMessage('URL'))),
  mediaId: z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')).nullable().nullish(),
}));

/** 매체 정보 중복체크 */
export const postMediaCheckInfoBody = form({
  mediaId: '매체',
  ntnId: '국가',
  mediaKornNm: '매체명(한글)',
  mediaLclanNm: '매체명(현지어)',
  mediaEngNm: '매체명(영문)',
  mediaAbbrNm: '약칭',
  eml: '이메일',
  url: 'URL',
}, () => ({
  mediaId: z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')).nullable().nullish(),
  ntnId: z.string(fieldMessage('국가')).refine(...atMost(100, fieldMessage('국가'))).nullable().nullish(),
  mediaKornNm: z.string(fieldMessage('매체명(한글)')).refine(...atMost(200, fieldMessage('매체명(한글)'))).nullable().nullish(),
  mediaLclanNm: z.string(fieldMessage('매체명(현지어)')).refine(...atMost(200, fieldMessage('매체명(현지어)'))).nullable().nullish(),
  mediaEngNm: z.string(fieldMessage('매체명(영문)')).refine(...atMost(200, fieldMessage('매체명(영문)'))).nullable().nullish(),
  mediaAbbrNm: z.string(fieldMessage('약칭')).refine(...atMost(100, fieldMessage('약칭'))).nullable().nullish(),
  eml: z.string(fieldMessage('이메일')).refine(...atMost(254, fieldMessage('이메일'))).nullable().nullish(),
  url: z.string(fieldMessage('URL')).refine(...atMost(2000, fieldMessage('URL'))).nullable().nullish(),
}));

/** 중복 매체 병합 */
export const putUpdateMergeMediaBody = form({ mediaId: '합칠 매체', mrgTrgtMediaId: '남길 매체', wrtRsn: '작성 사유' }, () => ({
  mediaId: z.array(z.int(fieldMessage('합칠 매체')).min(-9007199254740991, fieldMessage('합칠 매체')).max(9007199254740991, fieldMessage('합칠 매체')), fieldMessage('합칠 매체')).max(1000, fieldMessage('합칠 매체')),
  mrgTrgtMediaId: z.int(fieldMessage('남길 매체')).min(-9007199254740991, fieldMessage('남길 매체')).max(9007199254740991, fieldMessage('남길 매체')),
  wrtRsn: z.string(fieldMessage('작성 사유')).refine(...atMost(500, fieldMessage('작성 사유'))).nullable().nullish(),
}));

/** 매체 병합 되돌리기 */
export const putUpdateMergeMediaUndoBody = form({ mediaMrgId: '병합 번호', wrtRsn: '작성 사유' }, () => ({
  mediaMrgId: z.int(fieldMessage('병합 번호')).min(-9007199254740991, fieldMessage('병합 번호')).max(9007199254740991, fieldMessage('병합 번호')),
  wrtRsn: z.string(fieldMessage('작성 사유')).refine(...atMost(500, fieldMessage('작성 사유'))).nullable().nullish(),
}));

/** 매체 여러 곳의 국가 지정 */
export const putMediaNationBody = form({ mediaId: '매체', ntnId: '국가' }, () => ({
  mediaId: z.array(z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')), fieldMessage('매체')).max(1000, fieldMessage('매체')),
  ntnId: z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))),
}));

/** 매체 사용 여부 변경 */
export const putUpdateUseynMediaBody = form({ mediaId: '매체', useYn: '사용 여부', wrtRsn: '작성 사유' }, () => ({
  mediaId: z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')),
  useYn: z.enum(['Y', 'N'], fieldMessage('사용 여부')),
  wrtRsn: z.string(fieldMessage('작성 사유')).refine(...atMost(500, fieldMessage('작성 사유'))).nullable().nullish(),
}));

/** 매체 삭제 요청 */
export const postRequestDeleteMediaBody = form({ mediaId: '매체', deleteYn: '삭제 상태', wrtRsn: '삭제 사유' }, () => ({
  mediaId: z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')),
  deleteYn: z.enum(['R', 'N'], fieldMessage('삭제 상태')).nullish(),
  wrtRsn: z.string(fieldMessage('삭제 사유')).refine(...atMost(500, fieldMessage('삭제 사유'))).nullable().nullish(),
}));

/** 삭제한 매체 목록 */
export const getDeletedMediaListQuery = form({ page: '쪽 번호', size: '쪽 크기' }, () => ({
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 삭제한 매체 복원 */
export const putRestoreMediaBody = form({ mediaId: '매체', wrtRsn: '복원 사유' }, () => ({
  mediaId: z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')),
  wrtRsn: z.string(fieldMessage('복원 사유')).refine(...atMost(400, fieldMessage('복원 사유'))).nullable().nullish(),
}));

/** 매체 변경 이력 */
export const getMediaHistoryListQuery = form({ mediaId: '매체', page: '쪽 번호', size: '쪽 크기' }, () => ({
  mediaId: queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }),
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 수집원의 기사를 얼마나 제대로 읽는지, 지난 4주와 최근 하루 */
export const getMediafeedQualityQuery = form({ mediaFeedId: '수집원' }, () => ({
  mediaFeedId: queryInteger(fieldMessage('수집원'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 수집원의 보관한 응답과 마지막 다시 읽기 */
export const getMediafeedRereadQuery = form({ mediaFeedId: '수집원' }, () => ({
  mediaFeedId: queryInteger(fieldMessage('수집원'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 수집원의 보관한 응답을 지금의 규칙으로 다시 읽기 */
export const postMediafeedRereadBody = form({ mediaFeedId: '수집원' }, () => ({
  mediaFeedId: z.int(fieldMessage('수집원')).min(-9007199254740991, fieldMessage('수집원')).max(9007199254740991, fieldMessage('수집원')),
}));

/** 수집원 시험 방문 */
export const postMediafeedTestBody = form({ feedUrl: '피드 주소', mediaId: '매체', mediaFeedId: '수집원', lanCd: '언어', clctCndCn: '수집 조건' }, () => ({
  feedUrl: z.string(fieldMessage('피드 주소')).refine(...atMost(2000, fieldMessage('피드 주소'))),
  mediaId: z.int(fieldMessage('매체')).min(-9007199254740991, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')).nullable().nullish(),
  mediaFeedId: z.int(fieldMessage('수집원')).min(-9007199254740991, fieldMessage('수집원')).max(9007199254740991, fieldMessage('수집원')).nullable().nullish(),
  lanCd: z.string(fieldMessage('언어')).refine(...atMost(35, fieldMessage('언어'))).nullable().nullish(),
  clctCndCn: z.string(fieldMessage('수집 조건')).refine(...atMost(1000, fieldMessage('수집 조건'))).nullable().nullish(),
}));

/** 수집원 지금 방문 */
export const postMediafeedRunBody = form({ mediaFeedId: '수집원' }, () => ({
  mediaFeedId: z.array(z.int(fieldMessage('수집원')).min(-9007199254740991, fieldMessage('수집원')).max(9007199254740991, fieldMessage('수집원')), fieldMessage('수집원')).max(1000, fieldMessage('수집원')),
}));

/** 수집원 여러 곳의 수집을 시작하거나 멈춤 */
export const putMediafeedUseBody = form({ mediaFeedId: '수집원', useYn: '수집 여부' }, () => ({
  mediaFeedId: z.array(z.int(fieldMessage('수집원')).min(-9007199254740991, fieldMessage('수집원')).max(9007199254740991, fieldMessage('수집원')), fieldMessage('수집원')).max(1000, fieldMessage('수집원')),
  useYn: z.enum(['Y', 'N'], fieldMessage('수집 여부')),
}));

/** 아직 수집하지 않은 수집원을 나라와 언어로 골라 시작 */
export const putMediafeedStartBody = form({ ntnId: '국가', lanCd: '언어' }, () => ({
  ntnId: z.array(z.string(fieldMessage('국가')).refine(...atMost(10, fieldMessage('국가'))), fieldMessage('국가')).max(1000, fieldMessage('국가')),
  lanCd: z.array(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).max(1000, fieldMessage('언어')).nullish(),
}));

/** 피드의 매체를 찾거나 새로 등록 */
export const postMediafeedOutletBody = form({ feedUrl: '피드 주소', name: '매체명', ntnId: '국가' }, () => ({
  feedUrl: z.string(fieldMessage('피드 주소')).refine(...atMost(2000, fieldMessage('피드 주소'))),
  name: z.string(fieldMessage('매체명')).refine(...atMost(200, fieldMessage('매체명'))),
  ntnId: z.string(fieldMessage('국가')).refine(...atMost(10, fieldMessage('국가'))).nullable().nullish(),
}));

/** 수집원 목록(OPML) 가져오기 */
export const postMediafeedImportBody = form({ content: 'OPML 파일', clctIntrvl: '수집 간격(분)', ntnId: '국가', tryYn: '미리 보기' }, () => ({
  content: z.string(fieldMessage('OPML 파일')).refine(...atMost(5000000, fieldMessage('OPML 파일'))),
  clctIntrvl: z.int(fieldMessage('수집 간격(분)')).min(5, fieldMessage('수집 간격(분)')).max(10080, fieldMessage('수집 간격(분)')).nullable().nullish(),
  ntnId: z.string(fieldMessage('국가')).refine(...atMost(10, fieldMessage('국가'))).nullable().nullish(),
  tryYn: z.enum(['Y', 'N'], fieldMessage('미리 보기')).nullish(),
}));

/** 메뉴 나무 */
export const getMenuListQuery = form({ all: '모두' }, () => ({
  all: z.enum(['Y', 'N'], fieldMessage('모두')).nullish(),
}));

/** 주소가 게시판의 것인지 확인 */
export const getMenuCheckQuery = form({ path: '주소' }, () => ({
  path: z.string(fieldMessage('주소')).refine(...atMost(1000, fieldMessage('주소'))),
}));

/** 메뉴 목록 엑셀 */
export const getMenuListExcelQuery = form({ format: '파일 형식' }, () => ({
  format: z.enum(['xlsx', 'csv'], fieldMessage('파일 형식')).nullish(),
}));

/** 메뉴의 자리와 순서 */
export const putUpdateMenuOrderBody = form({ items: '메뉴의 자리' }, () => ({
  items: z.array(shaped(MenuPlaceShape, fieldMessage('메뉴의 자리')), fieldMessage('메뉴의 자리')).max(1000, fieldMessage('메뉴의 자리')),
}));

/** 메뉴를 게시판으로: 종류, 목록 모양, 분류 */
export const putUpdateMenuBoardBody = form({ menuId: '메뉴', board: '게시판 종류', view: '목록 모양', categories: '분류', classes: '세부 분류' }, () => ({
  menuId: z.int(fieldMessage('메뉴')).min(-9007199254740991, fieldMessage('메뉴')).max(9007199254740991, fieldMessage('메뉴')),
  board: z.enum(['product', 'double', 'triple'], fieldMessage('게시판 종류')),
  view: z.enum(['table', 'cards', 'gallery'], fieldMessage('목록 모양')),
  categories: z.array(shaped(BoardCategoryShape, fieldMessage('분류')), fieldMessage('분류')).max(1000, fieldMessage('분류')).nullish(),
  classes: z.array(z.string(fieldMessage('세부 분류')).refine(...atMost(1000, fieldMessage('세부 분류'))), fieldMessage('세부 분류')).max(1000, fieldMessage('세부 분류')).nullish(),
}));

/** 사용자 그룹별 월별 기사 수 */
export const getArticlestatusGroupQuery = form({ year: '연도', extrYn: '특징 추출' }, () => ({
  year: queryInteger(fieldMessage('연도'), { minimum: 2000, maximum: 2100 }).nullish(),
  extrYn: z.enum(['Y', 'N'], fieldMessage('특징 추출')).nullish(),
}));

/** 국가별 월별 기사 수 */
export const getArticlestatusNationQuery = form({ year: '연도', extrYn: '특징 추출' }, () => ({
  year: queryInteger(fieldMessage('연도'), { minimum: 2000, maximum: 2100 }).nullish(),
  extrYn: z.enum(['Y', 'N'], fieldMessage('특징 추출')).nullish(),
}));

/** 월별 기사 수 엑셀 */
export const getArticlestatusExcelQuery = form({ year: '연도', extrYn: '특징 추출', by: '구분' }, () => ({
  year: queryInteger(fieldMessage('연도'), { minimum: 2000, maximum: 2100 }).nullish(),
  extrYn: z.enum(['Y', 'N'], fieldMessage('특징 추출')).nullish(),
  by: z.enum(['group', 'nation'], fieldMessage('구분')).nullish(),
}));

/** 내 알림 가운데 처리하지 않은 것 */
export const getNoticeListQuery = form({ page: '쪽 번호', size: '쪽 크기' }, () => ({
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 알림이 아직 유효한지 확인하고 처리한 것으로 표시 */
export const getNoticeCheckQuery = form({ ntcId: '알림 번호' }, () => ({
  ntcId: queryInteger(fieldMessage('알림 번호', undefined, '알림 ID가 필요합니다.'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 내 알림을 모두 읽음으로 표시 */
export const putUpdateNoticeReadAllBody = form({ upToNtcId: '마지막 알림 번호' }, () => ({
  upToNtcId: z.int(fieldMessage('마지막 알림 번호')).min(-9007199254740991, fieldMessage('마지막 알림 번호')).max(9007199254740991, fieldMessage('마지막 알림 번호')).nullish(),
}));

/** 링크·인증코드 직접 전달 */
export const postOutboxHandoverBody = form({ msgId: '번호', reason: '사유' }, () => ({
  msgId: z.int(fieldMessage('번호')).min(-9007199254740991, fieldMessage('번호')).max(9007199254740991, fieldMessage('번호')),
  reason: z.string(fieldMessage('사유')).refine(...atMost(500, fieldMessage('사유'))),
}));

/** 매체 명령이 건네는 매체 묶음 저장 */
export const postOutletImportBatchBody = form({ outlets: '매체', listName: '목록' }, () => ({
  outlets: z.array(z.unknown().refine(isGiven, fieldMessage('매체')), fieldMessage('매체')).max(1000, fieldMessage('매체')),
  listName: z.string(fieldMessage('목록')).refine(...atMost(300, fieldMessage('목록'))),
}));

/** 글에 든 그림 보기 */
export const getPictureQuery = form({ fileId: '그림' }, () => ({
  fileId: z.string(fieldMessage('그림')).refine(...atMost(1000, fieldMessage('그림'))).nullish(),
}));

/** 기사를 읽음으로, 또는 읽지 않음으로 표시한다. 본인에게만 보인다. */
export const putUpdateArticleReadBody = form({ articleIds: '기사', readYn: '읽음 여부' }, () => ({
  articleIds: z.array(z.int(fieldMessage('기사')).min(-9007199254740991, fieldMessage('기사')).max(9007199254740991, fieldMessage('기사')), fieldMessage('기사')).max(1000, fieldMessage('기사')),
  readYn: z.enum(['Y', 'N'], fieldMessage('읽음 여부')),
}));

/** 목록을 보고 있음을 알린다. 30분 넘게 보지 않으면 지난 방문이 끝난 것으로 본다. dashboard는 목록을 아직 연 적이 없는 사람에게도 이때부터 온 것을 읽지 않은 것으로 센다. */
export const putUpdateArticleVisitBody = form({ itemKnd: '종류' }, () => ({
  itemKnd: z.enum(['article', 'thinkTank', 'sns', 'dashboard'], fieldMessage('종류')),
}));

/** 조건에 맞는 기사 가운데 읽지 않은 것과 지난 방문 뒤에 온 것의 건수 */
export const getArticleListUnreadQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  labelId: '라벨 번호',
  onsiteMediaArticleYn: '현지 언론 기사',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')).nullish(),
}));

/** 국가마다, 키워드마다 그 기간과 수집 방법의 기사가 몇 건이고 그 가운데 읽지 않은 것이 몇 건인지. 보낸 순서대로, 같은 것은 한 번만, 모두 20개까지. */
export const getArticleListFollowedQuery = form({
  ntnId: '국가',
  keyword: '키워드',
  startDate: '보도일',
  endDate: '보도일',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
}, () => ({
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
}));

/** 조건에 맞는 기사를 모두 읽음으로 표시한다. 번호가 upTo보다 뒤인 것은 그대로 둔다. */
export const putUpdateArticleReadAllQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  labelId: '라벨 번호',
  onsiteMediaArticleYn: '현지 언론 기사',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')).nullish(),
}));

/** 조건에 맞는 기사를 모두 읽음으로 표시한다. 번호가 upTo보다 뒤인 것은 그대로 둔다. */
export const putUpdateArticleReadAllBody = form({ upTo: '마지막 기사 번호' }, () => ({
  upTo: z.int(fieldMessage('마지막 기사 번호')).min(-9007199254740991, fieldMessage('마지막 기사 번호')).max(9007199254740991, fieldMessage('마지막 기사 번호')),
}));

/** 조건에 맞는 싱크탱크 자료 가운데 읽지 않은 것과 지난 방문 뒤에 온 것의 건수 */
export const getThinktankListUnreadQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  labelId: '라벨 번호',
  onsiteMediaArticleYn: '현지 언론 기사',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')).nullish(),
}));

/** 조건에 맞는 싱크탱크 자료를 모두 읽음으로 표시한다. 번호가 upTo보다 뒤인 것은 그대로 둔다. */
export const putUpdateThinktankReadAllQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  labelId: '라벨 번호',
  onsiteMediaArticleYn: '현지 언론 기사',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')).nullish(),
}));

/** 조건에 맞는 싱크탱크 자료를 모두 읽음으로 표시한다. 번호가 upTo보다 뒤인 것은 그대로 둔다. */
export const putUpdateThinktankReadAllBody = form({ upTo: '마지막 기사 번호' }, () => ({
  upTo: z.int(fieldMessage('마지막 기사 번호')).min(-9007199254740991, fieldMessage('마지막 기사 번호')).max(9007199254740991, fieldMessage('마지막 기사 번호')),
}));

/** 조건에 맞는 소셜 미디어 게시글 가운데 읽지 않은 것과 지난 방문 뒤에 온 것의 건수 */
export const getSnsListUnreadQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  labelId: '라벨 번호',
  onsiteMediaArticleYn: '현지 언론 기사',
  siteBbsNm: '게시판',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')).nullish(),
  siteBbsNm: z.string(fieldMessage('게시판')).refine(...atMost(200, fieldMessage('게시판'))).nullish(),
}));

/** 조건에 맞는 소셜 미디어 게시글을 모두 읽음으로 표시한다. 번호가 upTo보다 뒤인 것은 그대로 둔다. */
export const putUpdateSnsReadAllQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  labelId: '라벨 번호',
  onsiteMediaArticleYn: '현지 언론 기사',
  siteBbsNm: '게시판',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  labelId: queryInteger(fieldMessage('라벨 번호'), { minimum: 0, maximum: 999999999999999 }).nullish(),
  onsiteMediaArticleYn: z.enum(['Y', 'N'], fieldMessage('현지 언론 기사')).nullish(),
  siteBbsNm: z.string(fieldMessage('게시판')).refine(...atMost(200, fieldMessage('게시판'))).nullish(),
}));

/** 조건에 맞는 소셜 미디어 게시글을 모두 읽음으로 표시한다. 번호가 upTo보다 뒤인 것은 그대로 둔다. */
export const putUpdateSnsReadAllBody = form({ upTo: '마지막 기사 번호' }, () => ({
  upTo: z.int(fieldMessage('마지막 기사 번호')).min(-9007199254740991, fieldMessage('마지막 기사 번호')).max(9007199254740991, fieldMessage('마지막 기사 번호')),
}));

/** 자료를 쓰는 곳 */
export const getRecordUseQuery = form({ entity: '자료 종류', key: '자료 키' }, () => ({
  entity: z.string(fieldMessage('자료 종류')).refine(...atMost(50, fieldMessage('자료 종류'))),
  key: z.string(fieldMessage('자료 키')).refine(...atMost(100, fieldMessage('자료 키'))),
}));

/** 보고 서식을 최근 24시간에 시험 */
export const postReporttemplateTrialBody = form({ sections: '구역' }, () => ({
  sections: z.array(shaped(TriedSectionShape, fieldMessage('구역')), fieldMessage('구역')).max(1000, fieldMessage('구역')),
}));

/** 보존 규칙이 지금 고를 글 */
export const getRetentionrulePreviewQuery = form({ rtntRuleId: '보존 규칙' }, () => ({
  rtntRuleId: queryInteger(fieldMessage('보존 규칙'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 보존 규칙이 한 일 */
export const getRetentionruleRunsQuery = form({ rtntRuleId: '보존 규칙' }, () => ({
  rtntRuleId: queryInteger(fieldMessage('보존 규칙'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 보존 규칙 켜고 끄기 */
export const putRetentionruleUseBody = form({ rtntRuleId: '보존 규칙', useYn: '켜짐' }, () => ({
  rtntRuleId: z.int(fieldMessage('보존 규칙')).min(-9007199254740991, fieldMessage('보존 규칙')).max(9007199254740991, fieldMessage('보존 규칙')),
  useYn: z.enum(['Y', 'N'], fieldMessage('켜짐')),
}));

/** 보존 규칙이 한 번에 보관한 글 되살리기 */
export const putRetentionruleUndoBody = form({ rtntRunId: '실행' }, () => ({
  rtntRunId: z.int(fieldMessage('실행')).min(-9007199254740991, fieldMessage('실행')).max(9007199254740991, fieldMessage('실행')),
}));

/** 보관한 글 되살리기 */
export const putArchivedarticleRestoreBody = form({ articleIds: '글' }, () => ({
  articleIds: z.array(z.int(fieldMessage('글')).min(-9007199254740991, fieldMessage('글')).max(9007199254740991, fieldMessage('글')), fieldMessage('글')).max(1000, fieldMessage('글')),
}));

/** 목록의 지금 모습을 보기로 저장한다. */
export const postInsertSavedviewBody = form({
  menuUrl: '목록 주소',
  viewNm: '보기 이름',
  cndCn: '조건',
  colNmList: '열',
  lineGapCd: '줄 간격',
  bscYn: '처음에 여는 보기',
  shrYn: '그룹과 함께 보기',
  fldrNm: '폴더',
  rmrk: '메모',
}, () => ({
  menuUrl: z.string(fieldMessage('목록 주소')).refine(...atMost(200, fieldMessage('목록 주소'))),
  viewNm: z.string(fieldMessage('보기 이름')).refine(...atMost(40, fieldMessage('보기 이름'))),
  cndCn: z.string(fieldMessage('조건')).refine(...atMost(2000, fieldMessage('조건'))).regex(/^(?:[A-Za-z0-9*._%-]+=[A-Za-z0-9*._%+-]*(?:&[A-Za-z0-9*._%-]+=[A-Za-z0-9*._%+-]*)*)?$/u, fieldMessage('조건')).nullable().nullish(),
  colNmList: z.array(z.string(fieldMessage('열')).refine(...atMost(60, fieldMessage('열'))), fieldMessage('열')).max(1000, fieldMessage('열')).nullable().nullish(),
  lineGapCd: z.enum(['wide', 'normal', 'compact'], fieldMessage('줄 간격')).nullish(),
  bscYn: z.enum(['Y', 'N'], fieldMessage('처음에 여는 보기')).nullish(),
  shrYn: z.enum(['Y', 'N'], fieldMessage('그룹과 함께 보기')).nullish(),
  fldrNm: z.string(fieldMessage('폴더')).refine(...atMost(40, fieldMessage('폴더'))).nullable().nullish(),
  rmrk: z.string(fieldMessage('메모')).refine(...atMost(500, fieldMessage('메모'))).nullable().nullish(),
}));

/** 내 보기의 이름, 조건과 모양, 함께 보기를 바꾼다. 보내지 않은 것은 그대로 둔다. */
export const putUpdateSavedviewBody = form({
  viewId: '보기 번호',
  viewNm: '보기 이름',
  cndCn: '조건',
  colNmList: '열',
  lineGapCd: '줄 간격',
  bscYn: '처음에 여는 보기',
  shrYn: '그룹과 함께 보기',
  fldrNm: '폴더',
  rmrk: '메모',
}, () => ({
  viewId: z.int(fieldMessage('보기 번호')).min(1, fieldMessage('보기 번호')).max(9007199254740991, fieldMessage('보기 번호')),
  viewNm: z.string(fieldMessage('보기 이름')).refine(...atMost(40, fieldMessage('보기 이름'))).nullish(),
  cndCn: z.string(fieldMessage('조건')).refine(...atMost(2000, fieldMessage('조건'))).regex(/^(?:[A-Za-z0-9*._%-]+=[A-Za-z0-9*._%+-]*(?:&[A-Za-z0-9*._%-]+=[A-Za-z0-9*._%+-]*)*)?$/u, fieldMessage('조건')).nullable().nullish(),
  colNmList: z.array(z.string(fieldMessage('열')).refine(...atMost(60, fieldMessage('열'))), fieldMessage('열')).max(1000, fieldMessage('열')).nullable().nullish(),
  lineGapCd: z.enum(['wide', 'normal', 'compact'], fieldMessage('줄 간격')).nullish(),
  bscYn: z.enum(['Y', 'N'], fieldMessage('처음에 여는 보기')).nullish(),
  shrYn: z.enum(['Y', 'N'], fieldMessage('그룹과 함께 보기')).nullish(),
  fldrNm: z.string(fieldMessage('폴더')).refine(...atMost(40, fieldMessage('폴더'))).nullable().nullish(),
  rmrk: z.string(fieldMessage('메모')).refine(...atMost(500, fieldMessage('메모'))).nullable().nullish(),
}));

/** 내 보기를 지운다. */
export const deleteDeleteSavedviewBody = form({ viewId: '보기 번호' }, () => ({
  viewId: z.int(fieldMessage('보기 번호')).min(1, fieldMessage('보기 번호')).max(9007199254740991, fieldMessage('보기 번호')),
}));

/** 통합검색 */
export const getSearchListQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  synonymYn: '같은 말 함께 찾기',
  kind: '종류',
  sort: '정렬',
  page: '쪽 번호',
  size: '쪽 크기',
  total: '건수 계산',
  foldYn: '비슷한 글 묶기',
  similarTo: '함께 묶인 글의 번호',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  synonymYn: z.enum(['Y', 'N'], fieldMessage('같은 말 함께 찾기')).nullish(),
  kind: z.enum(['article', 'thinktank', 'sns', 'board', 'product'], fieldMessage('종류')).nullish(),
  sort: z.enum(['accuracy', 'latest'], fieldMessage('정렬')).nullish(),
  page: queryInteger(fieldMessage('쪽 번호'), { minimum: 1, maximum: 1000000 }).nullish(),
  size: queryInteger(fieldMessage('쪽 크기'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
  total: z.enum(['exact', 'capped', 'only'], fieldMessage('건수 계산')).nullish(),
  foldYn: z.enum(['Y', 'N'], fieldMessage('비슷한 글 묶기')).nullish(),
  similarTo: queryInteger(fieldMessage('함께 묶인 글의 번호'), { minimum: -999999999999999, maximum: 999999999999999 }).nullish(),
}));

/** 찾은 것을 한 종류씩 엑셀로 내려받기 */
export const getSearchListExcelQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  synonymYn: '같은 말 함께 찾기',
  kind: '종류',
  format: '파일 형식',
  columns: '열',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  synonymYn: z.enum(['Y', 'N'], fieldMessage('같은 말 함께 찾기')).nullish(),
  kind: z.enum(['article', 'thinktank', 'sns'], fieldMessage('종류')),
  format: z.enum(['xlsx', 'csv'], fieldMessage('파일 형식')).nullish(),
  columns: many(z.string(fieldMessage('열')).refine(...atMost(50, fieldMessage('열'))), fieldMessage('열')).nullish(),
}));

/** 찾은 것의 국가·매체·중분류·시기별 건수 */
export const getSearchFacetsQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  synonymYn: '같은 말 함께 찾기',
  kind: '종류',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  synonymYn: z.enum(['Y', 'N'], fieldMessage('같은 말 함께 찾기')).nullish(),
  kind: z.enum(['article', 'thinktank', 'sns'], fieldMessage('종류')).nullish(),
}));

/** 찾은 글에 유난히 자주 나오는 키워드 */
export const getSearchRelatedQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  synonymYn: '같은 말 함께 찾기',
  kind: '종류',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  synonymYn: z.enum(['Y', 'N'], fieldMessage('같은 말 함께 찾기')).nullish(),
  kind: z.enum(['article', 'thinktank', 'sns'], fieldMessage('종류')).nullish(),
}));

/** 검색 조건을 검색식으로, 검색식을 검색 조건으로 */
export const getSearchRewrittenQuery = form({
  to: '바꿀 모양',
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiKeywordCnd: '키워드 다중검색 기준',
  period: '보도일',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  featExtrMclsf: '중분류',
  lclsfNm: '대분류',
}, () => ({
  to: z.enum(['typed', 'form'], fieldMessage('바꿀 모양')),
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  period: z.enum(['day', 'yesterday', 'week', 'month', 'year', 'all', 'custom'], fieldMessage('보도일')).nullish(),
  startDate: z.iso.date(fieldMessage('보도일')).nullish(),
  endDate: z.iso.date(fieldMessage('보도일')).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(10, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(z.string(fieldMessage('매체')).refine(...atMost(20, fieldMessage('매체'))), fieldMessage('매체')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(20, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], fieldMessage('대분류')).nullish(),
}));

/** 찾은 글 하나에서 찾은 말이 있는 자리 */
export const getSearchMarksQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  synonymYn: '같은 말 함께 찾기',
  articleId: '기사 번호',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  synonymYn: z.enum(['Y', 'N'], fieldMessage('같은 말 함께 찾기')).nullish(),
  articleId: queryInteger(fieldMessage('기사 번호'), { minimum: -999999999999999, maximum: 999999999999999 }),
}));

/** 찾지 못한 말과 비슷한, 실제로 있는 말 */
export const getSearchSpellingsQuery = form({ searchText: '검색어' }, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(200, fieldMessage('검색어'))),
}));

/** 적은 글자로 시작하는, 실제로 있는 말 */
export const getSearchWordsQuery = form({ searchText: '검색어' }, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(200, fieldMessage('검색어'))),
}));

/** 내 검색 기록을 지운다. 번호가 없으면 모두 지운다. */
export const deleteDeleteSearchhistoryBody = form({ schHstryId: '번호' }, () => ({
  schHstryId: z.int(fieldMessage('번호')).min(-9007199254740991, fieldMessage('번호')).max(9007199254740991, fieldMessage('번호')).nullish(),
}));

/** 로그인 */
export const postLoginBody = form({ eml: '이메일', pswd: '비밀번호' }, () => ({
  eml: format('email', 254, fieldMessage('이메일', undefined, '이메일을 입력해주세요.')),
  pswd: z.string(fieldMessage('비밀번호')).refine(...atMost(200, fieldMessage('비밀번호'))),
}));

/** 국가별 기사 수 */
export const getStatisticsNationChartQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 국가별 기사 수 표 */
export const getStatisticsNationTableQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 국가별 일별 기사 수 */
export const getStatisticsNationDailyQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
}));

/** 국가의 분류별 기사 수 */
export const getStatisticsNationClassificationQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 국가의 키워드별 기사 수 */
export const getStatisticsNationKeywordQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 매체별 기사 수 표 */
export const getStatisticsMediaTableQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 매체별 일별 기사 수 */
export const getStatisticsMediaDailyQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
}));

/** 기사가 많은 매체의 일별 기사 수 */
export const getStatisticsMediaDailyTopQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 매체의 분류별 기사 수 */
export const getStatisticsMediaClassificationQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 매체의 키워드별 기사 수 */
export const getStatisticsMediaKeywordQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 키워드별 기사 수 */
export const getStatisticsKeywordChartQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 키워드별 일별 기사 수 */
export const getStatisticsKeywordDailyQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
}));

/** 기사가 많은 키워드의 일별 기사 수 */
export const getStatisticsKeywordDailyTopQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 분류별 기사 수 */
export const getStatisticsClassificationChartQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 분류의 국가별 기사 수 */
export const getStatisticsClassificationNationQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 분류의 매체별 기사 수 */
export const getStatisticsClassificationMediaQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 소셜 미디어별 게시글 수 표 */
export const getStatisticsSnsTableQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 게시글이 많은 소셜 미디어의 일별 게시글 수 */
export const getStatisticsSnsDailyTopQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 국가별 통계 엑셀 */
export const getStatisticsNationExcelQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 매체별 통계 엑셀 */
export const getStatisticsMediaExcelQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 키워드별 통계 엑셀 */
export const getStatisticsKeywordExcelQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 분류별 통계 엑셀 */
export const getStatisticsClassificationExcelQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 소셜 미디어별 통계 엑셀 */
export const getStatisticsSnsExcelQuery = form({
  searchText: '검색어',
  excludeText: '제외어',
  keyword: '키워드',
  multiSearchCnd: '검색어 다중검색 기준',
  multiKeywordCnd: '키워드 다중검색 기준',
  searchFields: '검색 대상',
  startDate: '보도일',
  endDate: '보도일',
  ntnId: '국가',
  mediaId: '매체',
  lang: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  paidAiYn: 'AI 유료',
  freeAiYn: 'AI 무료',
  menualYn: '일반·수동',
  unreadYn: '새로 온 것만',
  offset: '순위',
  limit: '줄 수',
  rankRange: '순위 범위',
}, () => ({
  searchText: z.string(fieldMessage('검색어')).refine(...atMost(1000, fieldMessage('검색어'))).nullish(),
  excludeText: z.string(fieldMessage('제외어')).refine(...atMost(1000, fieldMessage('제외어'))).nullish(),
  keyword: z.string(fieldMessage('키워드')).refine(...atMost(1000, fieldMessage('키워드'))).nullish(),
  multiSearchCnd: z.enum(['AND', 'OR'], fieldMessage('검색어 다중검색 기준')).nullish(),
  multiKeywordCnd: z.enum(['AND', 'OR'], fieldMessage('키워드 다중검색 기준')).nullish(),
  searchFields: many(z.string(fieldMessage('검색 대상')).refine(...atMost(20, fieldMessage('검색 대상'))), fieldMessage('검색 대상')).nullish(),
  startDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  endDate: z.string(fieldMessage('보도일')).refine(...atMost(10, fieldMessage('보도일'))).nullish(),
  ntnId: many(z.string(fieldMessage('국가')).refine(...atMost(2, fieldMessage('국가'))), fieldMessage('국가')).nullish(),
  mediaId: many(queryInteger(fieldMessage('매체'), { minimum: -999999999999999, maximum: 999999999999999 }), fieldMessage('매체')).nullish(),
  lang: many(z.string(fieldMessage('언어')).refine(...atMost(20, fieldMessage('언어'))), fieldMessage('언어')).nullish(),
  lclsfNm: many(z.string(fieldMessage('대분류')).refine(...atMost(20, fieldMessage('대분류'))), fieldMessage('대분류')).nullish(),
  featExtrMclsf: many(z.string(fieldMessage('중분류')).refine(...atMost(30, fieldMessage('중분류'))), fieldMessage('중분류')).nullish(),
  paidAiYn: z.enum(['Y', 'N'], fieldMessage('AI 유료')).nullish(),
  freeAiYn: z.enum(['Y', 'N'], fieldMessage('AI 무료')).nullish(),
  menualYn: z.enum(['Y', 'N'], fieldMessage('일반·수동')).nullish(),
  unreadYn: z.enum(['Y', 'N'], fieldMessage('새로 온 것만')).nullish(),
  offset: queryInteger(fieldMessage('순위'), { minimum: 1, maximum: 100000 }).nullish(),
  limit: queryInteger(fieldMessage('줄 수'), { minimum: 1, maximum: 200 }).nullish(),
  rankRange: z.enum(['ten', 'twenty', 'fifty'], fieldMessage('순위 범위')).nullish(),
}));

/** 개인 화면 설정 */
export const getUserSettingQuery = form({ setngKey: '설정 이름' }, () => ({
  setngKey: z.string(fieldMessage('설정 이름')).refine(...atMost(100, fieldMessage('설정 이름'))),
}));

/** 개인 화면 설정 저장 */
export const putUserSettingBody = form({ setngKey: '설정 이름', setngCn: '설정값' }, () => ({
  setngKey: z.string(fieldMessage('설정 이름')).refine(...atMost(100, fieldMessage('설정 이름'))),
  setngCn: z.unknown().refine(isGiven, fieldMessage('설정값')).nullish(),
}));

/** 가입 이메일 중복 확인 */
export const postRegisterEmlCheckBody = form({ eml: '이메일' }, () => ({
  eml: format('email', 254, fieldMessage('이메일', undefined, '이메일을 입력해주세요.')),
}));

/** 가입 이메일 인증코드 보내기 */
export const postRegisterVerificationEmlBody = form({ toContact: '이메일' }, () => ({
  toContact: format('email', 254, fieldMessage('이메일', undefined, '이메일을 입력해주세요.')),
}));

/** 가입 이메일 인증코드 확인 */
export const postRegisterVerificationEmlCheckBody = form({ toContact: '이메일', certNo: '인증코드' }, () => ({
  toContact: format('email', 254, fieldMessage('이메일', undefined, '이메일을 입력해주세요.')),
  certNo: z.string(fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.')).refine(...atMost(1000, fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.'))).regex(/^\d{6}$/u, fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.')),
}));

/** 휴대폰 인증코드 보내기 */
export const postUserVerificationSmsBody = form({ certKnd: '인증 종류', toContact: '휴대폰 번호' }, () => ({
  certKnd: z.enum(['JOIN', 'CHANGE', 'RECERT', 'ADDITIONAL'], fieldMessage('인증 종류')),
  toContact: z.string(fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.')).refine(...atMost(1000, fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.'))).regex(/^010-\d{4}-\d{4}$/u, fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.')).nullish(),
}));

/** 휴대폰 인증코드 확인 */
export const postUserVerificationSmsCheckBody = form({ certKnd: '인증 종류', toContact: '휴대폰 번호', certNo: '인증코드' }, () => ({
  certKnd: z.enum(['JOIN', 'CHANGE', 'RECERT', 'ADDITIONAL'], fieldMessage('인증 종류')),
  toContact: z.string(fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.')).refine(...atMost(1000, fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.'))).regex(/^010-\d{4}-\d{4}$/u, fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.')).nullish(),
  certNo: z.string(fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.')).refine(...atMost(1000, fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.'))).regex(/^\d{6}$/u, fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.')),
}));

/** 이메일 인증코드 보내기 */
export const postUserVerificationEmlBody = form({ certKnd: '인증 종류', toContact: '이메일' }, () => ({
  certKnd: z.enum(['CHANGE', 'RECERT', 'ADDITIONAL'], fieldMessage('인증 종류')),
  toContact: format('email', 254, fieldMessage('이메일')).nullish(),
}));

/** 이메일 인증코드 확인 */
export const postUserVerificationEmlCheckBody = form({ certKnd: '인증 종류', toContact: '이메일', certNo: '인증코드' }, () => ({
  certKnd: z.enum(['CHANGE', 'RECERT', 'ADDITIONAL'], fieldMessage('인증 종류')),
  toContact: format('email', 254, fieldMessage('이메일')).nullish(),
  certNo: z.string(fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.')).refine(...atMost(1000, fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.'))).regex(/^\d{6}$/u, fieldMessage('인증코드', '인증코드는 숫자 6자리입니다.', '인증코드를 입력해주세요.')),
}));

/** 이메일 중복 확인 */
export const postUserEmlCheckBody = form({ eml: '이메일' }, () => ({
  eml: format('email', 254, fieldMessage('이메일', undefined, '이메일을 입력해주세요.')),
}));

/** 휴대폰 번호 중복 확인 */
export const postUserSmsCheckBody = form({ mblTelno: '휴대폰 번호' }, () => ({
  mblTelno: z.string(fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.', '휴대폰 번호를 입력해주세요.')).refine(...atMost(1000, fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.', '휴대폰 번호를 입력해주세요.'))).regex(/^010-\d{4}-\d{4}$/u, fieldMessage('휴대폰 번호', '올바른 휴대폰 번호 형식이 아닙니다.', '휴대폰 번호를 입력해주세요.')),
}));

/** 저장한 검색 하나의 내 알림을 정한다. 없으면 만든다. */
export const putUpdateWatchBody = form({
  viewId: '보기 번호',
  freqCd: '보내는 때',
  sndHm: '보내는 시각',
  sndDy: '보내는 요일',
  quietBgngHm: '쉬는 시간의 처음',
  quietEndHm: '쉬는 시간의 끝',
  wkndYn: '주말에도 보내기',
  hldyYn: '공휴일에도 보내기',
  bellYn: '화면 알림',
  mailYn: '메일',
  smsYn: '문자',
  maxCnt: '한 번에 적을 글',
  spikeYn: '갑자기 늘면 알리기',
  spikeMinCnt: '갑자기 늘었다고 볼 최소 건수',
  newClstrYn: '새 사건 알리기',
  pauseYn: '잠시 멈춤',
}, () => ({
  viewId: z.int(fieldMessage('보기 번호')).min(1, fieldMessage('보기 번호')).max(9007199254740991, fieldMessage('보기 번호')),
  freqCd: z.enum(['none', 'atOnce', 'hourly', 'daily', 'weekly'], fieldMessage('보내는 때')),
  sndHm: z.string(fieldMessage('보내는 시각')).refine(...atMost(5, fieldMessage('보내는 시각'))).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, fieldMessage('보내는 시각')).nullable().nullish(),
  sndDy: z.int(fieldMessage('보내는 요일')).min(1, fieldMessage('보내는 요일')).max(7, fieldMessage('보내는 요일')).nullable().nullish(),
  quietBgngHm: z.string(fieldMessage('쉬는 시간의 처음')).refine(...atMost(5, fieldMessage('쉬는 시간의 처음'))).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, fieldMessage('쉬는 시간의 처음')).nullable().nullish(),
  quietEndHm: z.string(fieldMessage('쉬는 시간의 끝')).refine(...atMost(5, fieldMessage('쉬는 시간의 끝'))).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, fieldMessage('쉬는 시간의 끝')).nullable().nullish(),
  wkndYn: z.enum(['Y', 'N'], fieldMessage('주말에도 보내기')).nullish(),
  hldyYn: z.enum(['Y', 'N'], fieldMessage('공휴일에도 보내기')).nullish(),
  bellYn: z.enum(['Y', 'N'], fieldMessage('화면 알림')).nullish(),
  mailYn: z.enum(['Y', 'N'], fieldMessage('메일')).nullish(),
  smsYn: z.enum(['Y', 'N'], fieldMessage('문자')).nullish(),
  maxCnt: z.int(fieldMessage('한 번에 적을 글')).min(1, fieldMessage('한 번에 적을 글')).max(100, fieldMessage('한 번에 적을 글')).nullable().nullish(),
  spikeYn: z.enum(['Y', 'N'], fieldMessage('갑자기 늘면 알리기')).nullish(),
  spikeMinCnt: z.int(fieldMessage('갑자기 늘었다고 볼 최소 건수')).min(3, fieldMessage('갑자기 늘었다고 볼 최소 건수')).max(10000, fieldMessage('갑자기 늘었다고 볼 최소 건수')).nullable().nullish(),
  newClstrYn: z.enum(['Y', 'N'], fieldMessage('새 사건 알리기')).nullish(),
  pauseYn: z.enum(['Y', 'N'], fieldMessage('잠시 멈춤')).nullish(),
}));

/** 저장한 검색의 새 글을 보았다고 적는다. */
export const putUpdateWatchSeenBody = form({ viewId: '보기 번호' }, () => ({
  viewId: z.int(fieldMessage('보기 번호')).min(1, fieldMessage('보기 번호')).max(9007199254740991, fieldMessage('보기 번호')),
}));

/** 이 설정이었다면 지난 30일 동안 보냈을 알림 */
export const getWatchPreviewQuery = form({
  viewId: '보기 번호',
  freqCd: '보내는 때',
  sndHm: '보내는 시각',
  sndDy: '보내는 요일',
  quietBgngHm: '쉬는 시간의 처음',
  quietEndHm: '쉬는 시간의 끝',
  wkndYn: '주말에도 보내기',
  hldyYn: '공휴일에도 보내기',
  bellYn: '화면 알림',
  mailYn: '메일',
  smsYn: '문자',
  maxCnt: '한 번에 적을 글',
  spikeYn: '갑자기 늘면 알리기',
  spikeMinCnt: '갑자기 늘었다고 볼 최소 건수',
  newClstrYn: '새 사건 알리기',
  pauseYn: '잠시 멈춤',
}, () => ({
  viewId: queryInteger(fieldMessage('보기 번호'), { minimum: 1, maximum: 999999999999999 }),
  freqCd: z.enum(['none', 'atOnce', 'hourly', 'daily', 'weekly'], fieldMessage('보내는 때')),
  sndHm: z.string(fieldMessage('보내는 시각')).refine(...atMost(5, fieldMessage('보내는 시각'))).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, fieldMessage('보내는 시각')).nullish(),
  sndDy: queryInteger(fieldMessage('보내는 요일'), { minimum: 1, maximum: 7 }).nullish(),
  quietBgngHm: z.string(fieldMessage('쉬는 시간의 처음')).refine(...atMost(5, fieldMessage('쉬는 시간의 처음'))).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, fieldMessage('쉬는 시간의 처음')).nullish(),
  quietEndHm: z.string(fieldMessage('쉬는 시간의 끝')).refine(...atMost(5, fieldMessage('쉬는 시간의 끝'))).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, fieldMessage('쉬는 시간의 끝')).nullish(),
  wkndYn: z.enum(['Y', 'N'], fieldMessage('주말에도 보내기')).nullish(),
  hldyYn: z.enum(['Y', 'N'], fieldMessage('공휴일에도 보내기')).nullish(),
  bellYn: z.enum(['Y', 'N'], fieldMessage('화면 알림')).nullish(),
  mailYn: z.enum(['Y', 'N'], fieldMessage('메일')).nullish(),
  smsYn: z.enum(['Y', 'N'], fieldMessage('문자')).nullish(),
  maxCnt: queryInteger(fieldMessage('한 번에 적을 글'), { minimum: 1, maximum: 100 }).nullish(),
  spikeYn: z.enum(['Y', 'N'], fieldMessage('갑자기 늘면 알리기')).nullish(),
  spikeMinCnt: queryInteger(fieldMessage('갑자기 늘었다고 볼 최소 건수'), { minimum: 3, maximum: 10000 }).nullish(),
  newClstrYn: z.enum(['Y', 'N'], fieldMessage('새 사건 알리기')).nullish(),
  pauseYn: z.enum(['Y', 'N'], fieldMessage('잠시 멈춤')).nullish(),
}));

/** 보낸 알림과 빼 둔 매체·사건 */
export const getWatchHistoryQuery = form({ viewId: '보기 번호' }, () => ({
  viewId: queryInteger(fieldMessage('보기 번호'), { minimum: 1, maximum: 999999999999999 }),
}));

/** 알림 하나에서 매체나 사건을 뺀다. */
export const postInsertWatchMuteBody = form({ viewId: '보기 번호', mediaId: '매체', clusterId: '사건' }, () => ({
  viewId: z.int(fieldMessage('보기 번호')).min(1, fieldMessage('보기 번호')).max(9007199254740991, fieldMessage('보기 번호')),
  mediaId: z.int(fieldMessage('매체')).min(1, fieldMessage('매체')).max(9007199254740991, fieldMessage('매체')).nullable().nullish(),
  clusterId: z.int(fieldMessage('사건')).min(1, fieldMessage('사건')).max(9007199254740991, fieldMessage('사건')).nullable().nullish(),
}));

/** 빼 둔 매체나 사건을 다시 알린다. */
export const deleteDeleteWatchMuteBody = form({ viewId: '보기 번호', muteId: '번호' }, () => ({
  viewId: z.int(fieldMessage('보기 번호')).min(1, fieldMessage('보기 번호')).max(9007199254740991, fieldMessage('보기 번호')),
  muteId: z.int(fieldMessage('번호')).min(1, fieldMessage('번호')).max(9007199254740991, fieldMessage('번호')),
}));

/** 메일에 적힌 링크로 로그인하지 않고 알림을 멈춘다. */
export const postWatchStopBody = form({ tkn: '열쇠' }, () => ({
  tkn: z.string(fieldMessage('열쇠')).refine(...atMost(64, fieldMessage('열쇠'))).regex(/^[A-Za-z0-9_-]{20,64}$/u, fieldMessage('열쇠')),
}));

/** 외부 전송의 서명 비밀값을 새로 만든다. 값은 이 답에만 있다. */
export const putWebhookSecretBody = form({ hookId: '외부 전송' }, () => ({
  hookId: z.int(fieldMessage('외부 전송')).min(1, fieldMessage('외부 전송')).max(9007199254740991, fieldMessage('외부 전송')),
}));

/** 글 없이 한 번 보내 본다. */
export const putWebhookTestBody = form({ hookId: '외부 전송' }, () => ({
  hookId: z.int(fieldMessage('외부 전송')).min(1, fieldMessage('외부 전송')).max(9007199254740991, fieldMessage('외부 전송')),
}));

/** Query and body of every call that declares one. */
export const callForms: Record<string, { query?: Form; body?: Form }> = {
  'PUT /update-register/join-cert-yn': { body: putUpdateRegisterJoinCertYnBody },
  'PUT /update-user/password': { body: putUpdateUserPasswordBody },
  'PUT /update-user/password-reset': { body: putUpdateUserPasswordResetBody },
  'PUT /update-user/end-leave': { body: putUpdateUserEndLeaveBody },
  'PUT /update-user/end-lock': { body: putUpdateUserEndLockBody },
  'PUT /update-user/join-cert-yn': { body: putUpdateUserJoinCertYnBody },
  'DELETE /unregister-user': { body: deleteUnregisterUserBody },
  'POST /password-link/check': { body: postPasswordLinkCheckBody },
  'POST /password-link/request': { body: postPasswordLinkRequestBody },
  'POST /password-link': { body: postPasswordLinkBody },
  'POST /account/release': { body: postAccountReleaseBody },
  'POST /insert-own-apitoken': { body: postInsertOwnApitokenBody },
  'DELETE /delete-own-apitoken': { body: deleteDeleteOwnApitokenBody },
  'PUT /update-userapprovalrequest/approval': { body: putUpdateUserapprovalrequestApprovalBody },
  'PUT /update-userapprovalrequest/rejection': { body: putUpdateUserapprovalrequestRejectionBody },
  'GET /arrivalrule-state': { query: getArrivalruleStateQuery },
  'PUT /arrivalrule-trial': { body: putArrivalruleTrialBody },
  'PUT /arrivalrule-use': { body: putArrivalruleUseBody },
  'PUT /arrivalrule-undo': { body: putArrivalruleUndoBody },
  'POST /article-check/url': { body: postArticleCheckUrlBody },
  'POST /article-check/page': { body: postArticleCheckPageBody },
  'GET /article-history-detail': { query: getArticleHistoryDetailQuery },
  'PUT /update-article/analysis': { body: putUpdateArticleAnalysisBody },
  'PUT /update-article/outlet': { body: putUpdateArticleOutletBody },
  'GET /article-list/onsite': { query: getArticleListOnsiteQuery },
  'GET /article-list-excel/onsite': { query: getArticleListExcelOnsiteQuery },
  'PUT /update-article/onsite': { body: putUpdateArticleOnsiteBody },
  'GET /article-list/batch-edit': { query: getArticleListBatchEditQuery },
  'GET /article-list/batch-edit/ids': { query: getArticleListBatchEditIdsQuery },
  'PUT /update-article/batch-edit': { body: putUpdateArticleBatchEditBody },
  'PUT /update-article/repair': { body: putUpdateArticleRepairBody },
  'PUT /update-article/repair/undo': { body: putUpdateArticleRepairUndoBody },
  'PUT /update-article/batch-edit/undo': { body: putUpdateArticleBatchEditUndoBody },
  'GET /articlelabel-list': { query: getArticlelabelListQuery },
  'POST /insert-articlelabel': { body: postInsertArticlelabelBody },
  'PUT /update-articlelabel': { body: putUpdateArticlelabelBody },
  'DELETE /delete-articlelabel': { body: deleteDeleteArticlelabelBody },
  'PUT /update-articlelabel/restore': { body: putUpdateArticlelabelRestoreBody },
  'PUT /update-articlelabel/merge': { body: putUpdateArticlelabelMergeBody },
  'PUT /update-articlelabel/items': { body: putUpdateArticlelabelItemsBody },
  'GET /articlememo-list': { query: getArticlememoListQuery },
  'GET /articlememo': { query: getArticlememoQuery },
  'POST /insert-articlememo': { body: postInsertArticlememoBody },
  'DELETE /delete-articlememo': { body: deleteDeleteArticlememoBody },
  'PUT /update-articlememo/many': { body: putUpdateArticlememoManyBody },
  'POST /insert-articlememo/passage': { body: postInsertArticlememoPassageBody },
  'PUT /update-articlememo/passage': { body: putUpdateArticlememoPassageBody },
  'DELETE /delete-articlememo/passage': { body: deleteDeleteArticlememoPassageBody },
  'POST /backup/finished': { body: postBackupFinishedBody },
  'GET /boardauthorized-check': { query: getBoardauthorizedCheckQuery },
  'POST /boardauthorized/allow': { body: postBoardauthorizedAllowBody },
  'POST /emails/board': { body: postEmailsBoardBody },
  'POST /emails/board/preview': { body: postEmailsBoardPreviewBody },
  'GET /emails/board/log': { query: getEmailsBoardLogQuery },
  'GET /esboard-picture': { query: getEsboardPictureQuery },
  'GET /report-list': { query: getReportListQuery },
  'GET /esdailybriefing-file': { query: getEsdailybriefingFileQuery },
  'POST /insert-briefing-tray': { body: postInsertBriefingTrayBody },
  'POST /insert-briefing-tray/many': { body: postInsertBriefingTrayManyBody },
  'PUT /update-briefing-tray': { body: putUpdateBriefingTrayBody },
  'DELETE /delete-briefing-tray': { body: deleteDeleteBriefingTrayBody },
  'GET /cluster-article-list': { query: getClusterArticleListQuery },
  'GET /cluster-top-list': { query: getClusterTopListQuery },
  'GET /cluster-list-txt': { query: getClusterListTxtQuery },
  'PUT /update-cluster/title': { body: putUpdateClusterTitleBody },
  'PUT /update-cluster/merge': { body: putUpdateClusterMergeBody },
  'PUT /update-cluster/split': { body: putUpdateClusterSplitBody },
  'PUT /update-cluster/remove': { body: putUpdateClusterRemoveBody },
  'PUT /update-cluster/add': { body: putUpdateClusterAddBody },
  'PUT /update-cluster/undo': { body: putUpdateClusterUndoBody },
  'GET /cluster-merge-list': { query: getClusterMergeListQuery },
  'GET /cluster-choice': { query: getClusterChoiceQuery },
  'POST /collect/batch': { body: postCollectBatchBody },
  'GET /collect/progress': { query: getCollectProgressQuery },
  'GET /commonboard-prsl-list': { query: getCommonboardPrslListQuery },
  'PUT /update-commonboard-stts': { body: putUpdateCommonboardSttsBody },
  'GET /master-commoncode-list': { query: getMasterCommoncodeListQuery },
  'GET /master-commoncode-list-excel': { query: getMasterCommoncodeListExcelQuery },
  'GET /detail-commoncode-list': { query: getDetailCommoncodeListQuery },
  'GET /commoncode-list/ref': { query: getCommoncodeListRefQuery },
  'GET /commoncode-board-list': { query: getCommoncodeBoardListQuery },
  'PUT /update-commoncode/order': { body: putUpdateCommoncodeOrderBody },
  'GET /dashboard/statistics/article-list': { query: getDashboardStatisticsArticleListQuery },
  'PUT /dashboard/user/saveSetting': { body: putDashboardUserSavesettingBody },
  'POST /featureextractiondict-import': { body: postFeatureextractiondictImportBody },
  'GET /featureextractiondict-import/template': { query: getFeatureextractiondictImportTemplateQuery },
  'POST /article-reanalysis': { body: postArticleReanalysisBody },
  'POST /insert-document': { body: postInsertDocumentBody },
  'GET /feed/view': { query: getFeedViewQuery },
  'GET /feed/highlight': { query: getFeedHighlightQuery },
  'GET /feed/dailybriefing': { query: getFeedDailybriefingQuery },
  'GET /feed/opml': { query: getFeedOpmlQuery },
  'GET /file-download': { query: getFileDownloadQuery },
  'GET /zipfile-download': { query: getZipfileDownloadQuery },
  'GET /secure-file-download': { query: getSecureFileDownloadQuery },
  'GET /secure-zipfile-download': { query: getSecureZipfileDownloadQuery },
  'POST /job-retry': { body: postJobRetryBody },
  'POST /list-import/file': { query: postListImportFileQuery },
  'POST /list-import': { body: postListImportBody },
  'GET /list-import/list': { query: getListImportListQuery },
  'GET /list-import/refused': { query: getListImportRefusedQuery },
  'PUT /list-import/undo': { body: putListImportUndoBody },
  'POST /screen-error': { body: postScreenErrorBody },
  'GET /privacyloghistory-report': { query: getPrivacyloghistoryReportQuery },
  'POST /machine-reading/retry': { body: postMachineReadingRetryBody },
  'POST /machine-reading/request': { body: postMachineReadingRequestBody },
  'POST /media-check/url': { body: postMediaCheckUrlBody },
  'POST /media-check/info': { body: postMediaCheckInfoBody },
  'PUT /update-merge-media': { body: putUpdateMergeMediaBody },
  'PUT /update-merge-media/undo': { body: putUpdateMergeMediaUndoBody },
  'PUT /media-nation': { body: putMediaNationBody },
  'PUT /update-useyn-media': { body: putUpdateUseynMediaBody },
  'POST /request-delete-media': { body: postRequestDeleteMediaBody },
  'GET /deleted-media-list': { query: getDeletedMediaListQuery },
  'PUT /restore-media': { body: putRestoreMediaBody },
  'GET /media-history-list': { query: getMediaHistoryListQuery },
  'GET /mediafeed-quality': { query: getMediafeedQualityQuery },
  'GET /mediafeed-reread': { query: getMediafeedRereadQuery },
  'POST /mediafeed-reread': { body: postMediafeedRereadBody },
  'POST /mediafeed-test': { body: postMediafeedTestBody },
  'POST /mediafeed-run': { body: postMediafeedRunBody },
  'PUT /mediafeed-use': { body: putMediafeedUseBody },
  'PUT /mediafeed-start': { body: putMediafeedStartBody },
  'POST /mediafeed-outlet': { body: postMediafeedOutletBody },
  'POST /mediafeed-import': { body: postMediafeedImportBody },
  'GET /menu-list': { query: getMenuListQuery },
  'GET /menu-check': { query: getMenuCheckQuery },
  'GET /menu-list-excel': { query: getMenuListExcelQuery },
  'PUT /update-menu/order': { body: putUpdateMenuOrderBody },
  'PUT /update-menu/board': { body: putUpdateMenuBoardBody },
  'GET /articlestatus/group': { query: getArticlestatusGroupQuery },
  'GET /articlestatus/nation': { query: getArticlestatusNationQuery },
  'GET /articlestatus/excel': { query: getArticlestatusExcelQuery },
  'GET /notice-list': { query: getNoticeListQuery },
  'GET /notice-check': { query: getNoticeCheckQuery },
  'PUT /update-notice/read-all': { body: putUpdateNoticeReadAllBody },
  'POST /outbox-handover': { body: postOutboxHandoverBody },
  'POST /outlet-import/batch': { body: postOutletImportBatchBody },
  'GET /picture': { query: getPictureQuery },
  'PUT /update-article/read': { body: putUpdateArticleReadBody },
  'PUT /update-article/visit': { body: putUpdateArticleVisitBody },
  'GET /article-list/unread': { query: getArticleListUnreadQuery },
  'GET /article-list/followed': { query: getArticleListFollowedQuery },
  'PUT /update-article/read-all': { query: putUpdateArticleReadAllQuery, body: putUpdateArticleReadAllBody },
  'GET /thinktank-list/unread': { query: getThinktankListUnreadQuery },
  'PUT /update-thinktank/read-all': { query: putUpdateThinktankReadAllQuery, body: putUpdateThinktankReadAllBody },
  'GET /sns-list/unread': { query: getSnsListUnreadQuery },
  'PUT /update-sns/read-all': { query: putUpdateSnsReadAllQuery, body: putUpdateSnsReadAllBody },
  'GET /record-use': { query: getRecordUseQuery },
  'POST /reporttemplate-trial': { body: postReporttemplateTrialBody },
  'GET /retentionrule-preview': { query: getRetentionrulePreviewQuery },
  'GET /retentionrule-runs': { query: getRetentionruleRunsQuery },
  'PUT /retentionrule-use': { body: putRetentionruleUseBody },
  'PUT /retentionrule-undo': { body: putRetentionruleUndoBody },
  'PUT /archivedarticle-restore': { body: putArchivedarticleRestoreBody },
  'POST /insert-savedview': { body: postInsertSavedviewBody },
  'PUT /update-savedview': { body: putUpdateSavedviewBody },
  'DELETE /delete-savedview': { body: deleteDeleteSavedviewBody },
  'GET /search-list': { query: getSearchListQuery },
  'GET /search-list-excel': { query: getSearchListExcelQuery },
  'GET /search/facets': { query: getSearchFacetsQuery },
  'GET /search/related': { query: getSearchRelatedQuery },
  'GET /search/rewritten': { query: getSearchRewrittenQuery },
  'GET /search/marks': { query: getSearchMarksQuery },
  'GET /search/spellings': { query: getSearchSpellingsQuery },
  'GET /search/words': { query: getSearchWordsQuery },
  'DELETE /delete-searchhistory': { body: deleteDeleteSearchhistoryBody },
  'POST /login': { body: postLoginBody },
  'GET /statistics/nation/chart': { query: getStatisticsNationChartQuery },
  'GET /statistics/nation/table': { query: getStatisticsNationTableQuery },
  'GET /statistics/nation/daily': { query: getStatisticsNationDailyQuery },
  'GET /statistics/nation/classification': { query: getStatisticsNationClassificationQuery },
  'GET /statistics/nation/keyword': { query: getStatisticsNationKeywordQuery },
  'GET /statistics/media/table': { query: getStatisticsMediaTableQuery },
  'GET /statistics/media/daily': { query: getStatisticsMediaDailyQuery },
  'GET /statistics/media/daily/top': { query: getStatisticsMediaDailyTopQuery },
  'GET /statistics/media/classification': { query: getStatisticsMediaClassificationQuery },
  'GET /statistics/media/keyword': { query: getStatisticsMediaKeywordQuery },
  'GET /statistics/keyword/chart': { query: getStatisticsKeywordChartQuery },
  'GET /statistics/keyword/daily': { query: getStatisticsKeywordDailyQuery },
  'GET /statistics/keyword/daily/top': { query: getStatisticsKeywordDailyTopQuery },
  'GET /statistics/classification/chart': { query: getStatisticsClassificationChartQuery },
  'GET /statistics/classification/nation': { query: getStatisticsClassificationNationQuery },
  'GET /statistics/classification/media': { query: getStatisticsClassificationMediaQuery },
  'GET /statistics/sns/table': { query: getStatisticsSnsTableQuery },
  'GET /statistics/sns/daily/top': { query: getStatisticsSnsDailyTopQuery },
  'GET /statistics/nation/excel': { query: getStatisticsNationExcelQuery },
  'GET /statistics/media/excel': { query: getStatisticsMediaExcelQuery },
  'GET /statistics/keyword/excel': { query: getStatisticsKeywordExcelQuery },
  'GET /statistics/classification/excel': { query: getStatisticsClassificationExcelQuery },
  'GET /statistics/sns/excel': { query: getStatisticsSnsExcelQuery },
  'GET /user-setting': { query: getUserSettingQuery },
  'PUT /user-setting': { body: putUserSettingBody },
  'POST /register/eml-check': { body: postRegisterEmlCheckBody },
  'POST /register-verification-eml': { body: postRegisterVerificationEmlBody },
  'POST /register-verification-eml/check': { body: postRegisterVerificationEmlCheckBody },
  'POST /user-verification-sms': { body: postUserVerificationSmsBody },
  'POST /user-verification-sms/check': { body: postUserVerificationSmsCheckBody },
  'POST /user-verification-eml': { body: postUserVerificationEmlBody },
  'POST /user-verification-eml/check': { body: postUserVerificationEmlCheckBody },
  'POST /user/eml-check': { body: postUserEmlCheckBody },
  'POST /user/sms-check': { body: postUserSmsCheckBody },
  'PUT /update-watch': { body: putUpdateWatchBody },
  'PUT /update-watch/seen': { body: putUpdateWatchSeenBody },
  'GET /watch/preview': { query: getWatchPreviewQuery },
  'GET /watch/history': { query: getWatchHistoryQuery },
  'POST /insert-watch-mute': { body: postInsertWatchMuteBody },
  'DELETE /delete-watch-mute': { body: deleteDeleteWatchMuteBody },
  'POST /watch/stop': { body: postWatchStopBody },
  'PUT /webhook-secret': { body: putWebhookSecretBody },
  'PUT /webhook-test': { body: putWebhookTestBody },
};
