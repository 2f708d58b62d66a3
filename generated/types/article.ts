// Generated from schemas/article.json by `npm run generate`. Do not edit: change the schema instead.
import type { FileInfo } from './shared.ts';

export interface Article {
  /** 기사 번호 */
  articleId: number;
  /** 제목(한글) */
  kornTtl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 매체명 */
  mediaId: number | null;
  /** 매체명 */
  mediaNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string | null;
  /** 수집 시각으로 대신. 매체가 보도일시를 밝히지 않았거나 읽을 수 없게 적어, 수집한 때를 보도일시로 삼았는지. */
  nscvrgDtClctYn: 'Y' | 'N';
  /** 매체가 적은 보도일시. 읽지 못한 보도일시를 매체가 적은 그대로 둔 것. */
  nscvrgDtCn: string | null;
  /** 등록일시 */
  regDt: string;
  /** URL */
  url: string | null;
  /** 기자 */
  jrnlLclanNm: string | null;
  /** 채널 */
  chNm: string | null;
  /** 발신 지역 */
  sndngRgnNm: string | null;
  /** 보도 형식 */
  nscvrgFrmCd: string | null;
  /** 보도 형식 */
  nscvrgFrmCdNm: string | null;
  /** 지면 보도 */
  prcYn: 'Y' | 'N';
  /** 면 */
  prcvpg: string | null;
  /** 단 */
  prcvsc: string | null;
  /** 원문 */
  articleCn: string | null;
  /** 번역문 */
  articleTransCn: string | null;
  /** 수정 내용 */
  mdfcnCn: string | null;
  /** 번역 출처 */
  transOrgnNm: string | null;
  /** 요약 출처 */
  smryOrgnNm: string | null;
  /** 전문 번역 */
  wholSentTransYn: 'Y' | 'N';
  /** 본부 의견 */
  htcnyOpnn: string | null;
  /** 수동 등록 */
  menualYn: 'Y' | 'N';
  /** AI 수집 */
  aiYn: 'Y' | 'N';
  /** 유료 수집 */
  payYn: 'Y' | 'N';
  /** 현지 언론 기사 */
  onsiteMediaArticleYn: 'Y' | 'N';
  /** 관련 부처 */
  relMaoCd: string | null;
  /** 관련 부처 */
  relMaoCdNm: string | null;
  /** 등록 그룹 코드 */
  userGroupCd: string | null;
  /** 등록 그룹 */
  groupNm?: string | null;
  /** 매체 시간대. 매체가 있는 곳의 UTC 차이. */
  rgnTz?: string | null;
  /** 첨부 본문. 첨부파일에서 읽은 글의 첫머리. */
  atchFileCn?: string | null;
  /** 특징 */
  featExtr: {} | null;
  /** 키워드 */
  featExtrKwdList: string[] | null;
  /** 관련 이슈 */
  relIssueNmList: string[] | null;
  /** 요약 */
  featExtrSmry: string | null;
  /** 추출 오류 */
  featExtrErrYn: 'Y' | 'N';
  /** 추출 오류 내용 */
  featExtrErrCn: string | null;
  /** 추출 오류 코드 */
  featExtrErrCd: string | null;
  /** 분석 여부 */
  anlsYn: 'Y' | 'N';
  /** 항목별 출처 */
  fieldOrgn: {} | null;
  /** 주요 국가 점수 */
  mainNtnScr: number | null;
  /** 주요 매체 점수 */
  mainMediaScr: number | null;
  /** 주요 기사 점수 */
  mainArticleScr: number | null;
  /** 본문 비운 때 */
  txtRmvDt: string | null;
  /** 종합 점수 */
  mainSnthsScr: number | null;
  /** 수정 이력 */
  mdfcnHistoryList?: {}[] | null;
  /** 첨부파일 */
  files: FileInfo[];
  /** 매체가 고친 일시. 피드가 같은 기사를 다르게 보낸 것을 마지막으로 알게 된 때. */
  mdaCrctDt: string | null;
  /** 매체가 고친 글. 담당자가 고친 기사를 매체도 고쳤을 때, 매체의 새 제목과 글. 담당자가 고를 때까지 둔다. */
  mdaCrctCn: {} | null;
  /** 매체가 내린 일시. 매체가 기사 페이지를 내린 것을 알게 된 때. */
  wthdrwDt: string | null;
  /** 본문 수집일시. 기사 페이지를 찾아가 본문 전체를 가져온 때. */
  pageClctDt: string | null;
  /** 메모 여부. 보는 사람이 모아 둔 기사인지. */
  memoYn?: 'Y' | 'N' | null;
  /** 내 메모 */
  memoCn?: string | null;
  /** 내 구절 메모. 보는 사람이 본문의 구절에 붙인 메모. */
  passageList?: {}[] | null;
  /** 라벨. 보는 사람이 볼 수 있는 라벨 가운데 이 기사에 붙은 것의 번호. 0은 나중에 읽기. */
  labelIdList?: number[] | null;
  /** 읽음 여부. 보는 사람이 읽은 기사인지. */
  readYn?: 'Y' | 'N' | null;
  /** 보관 여부 */
  archivedYn?: string | null;
  /** 지난 방문 뒤 등록 여부. 보는 사람이 지난번에 이 목록을 본 뒤에 등록된 기사인지. 목록에만 있다. */
  newYn?: 'Y' | 'N' | null;
  /** 하이라이트 번호. 이 기사가 속한 하이라이트. */
  clusterId?: number | null;
  /** 묶은 하이라이트 번호. 이 기사 아래로 묶은 기사들의 하이라이트. foldYn=Y인 목록에만 있다. */
  foldClusterId?: number | null;
  /** 묶은 기사 수. 조건에 맞지만 이 기사 아래로 묶여 목록에 따로 나오지 않는 기사. */
  foldCnt?: number | null;
  /** 같은 하이라이트의 다른 기사 수. 같은 하이라이트에서 보는 사람이 볼 수 있는 다른 기사. */
  clusterOtherCnt?: number | null;
  /** 이전 기사 */
  previous?: {} | null;
  /** 다음 기사 */
  next?: {} | null;
  /** 기계 번역. 기계 번역·요약이 어디까지 되었고 무엇을 언제 어느 모델이 썼는지. */
  machineReading?: {} | null;
  /** 비슷한 글. 같은 글로 보이는 다른 글. 보는 사람이 볼 수 있는 것만. */
  nearDuplicates?: {} | null;
  /** 기사가 속한 하이라이트. 이 기사가 든 하이라이트와 거기에 함께 묶인 다른 글. 보는 사람이 볼 수 있는 것만. */
  highlight?: {} | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArticleItem {
  /** 기사 번호 */
  articleId: number;
  /** 제목(한글) */
  kornTtl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 매체명 */
  mediaId: number | null;
  /** 매체명 */
  mediaNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string | null;
  /** 수집 시각으로 대신. 매체가 보도일시를 밝히지 않았거나 읽을 수 없게 적어, 수집한 때를 보도일시로 삼았는지. */
  nscvrgDtClctYn: 'Y' | 'N';
  /** 매체가 적은 보도일시. 읽지 못한 보도일시를 매체가 적은 그대로 둔 것. */
  nscvrgDtCn: string | null;
  /** 등록일시 */
  regDt: string;
  /** URL */
  url: string | null;
  /** 기자 */
  jrnlLclanNm: string | null;
  /** 채널 */
  chNm: string | null;
  /** 발신 지역 */
  sndngRgnNm: string | null;
  /** 보도 형식 */
  nscvrgFrmCd: string | null;
  /** 보도 형식 */
  nscvrgFrmCdNm: string | null;
  /** 지면 보도 */
  prcYn: 'Y' | 'N';
  /** 면 */
  prcvpg: string | null;
  /** 단 */
  prcvsc: string | null;
  /** 번역 출처 */
  transOrgnNm: string | null;
  /** 요약 출처 */
  smryOrgnNm: string | null;
  /** 전문 번역 */
  wholSentTransYn: 'Y' | 'N';
  /** 수동 등록 */
  menualYn: 'Y' | 'N';
  /** AI 수집 */
  aiYn: 'Y' | 'N';
  /** 유료 수집 */
  payYn: 'Y' | 'N';
  /** 현지 언론 기사 */
  onsiteMediaArticleYn: 'Y' | 'N';
  /** 관련 부처 */
  relMaoCd: string | null;
  /** 관련 부처 */
  relMaoCdNm: string | null;
  /** 등록 그룹 코드 */
  userGroupCd: string | null;
  /** 등록 그룹 */
  groupNm?: string | null;
  /** 매체 시간대. 매체가 있는 곳의 UTC 차이. */
  rgnTz?: string | null;
  /** 키워드 */
  featExtrKwdList: string[] | null;
  /** 관련 이슈 */
  relIssueNmList: string[] | null;
  /** 추출 오류 */
  featExtrErrYn: 'Y' | 'N';
  /** 추출 오류 코드 */
  featExtrErrCd: string | null;
  /** 분석 여부 */
  anlsYn: 'Y' | 'N';
  /** 주요 국가 점수 */
  mainNtnScr: number | null;
  /** 주요 매체 점수 */
  mainMediaScr: number | null;
  /** 주요 기사 점수 */
  mainArticleScr: number | null;
  /** 본문 비운 때 */
  txtRmvDt: string | null;
  /** 종합 점수 */
  mainSnthsScr: number | null;
  /** 수정 이력 */
  mdfcnHistoryList?: {}[] | null;
  /** 매체가 고친 일시. 피드가 같은 기사를 다르게 보낸 것을 마지막으로 알게 된 때. */
  mdaCrctDt: string | null;
  /** 매체가 내린 일시. 매체가 기사 페이지를 내린 것을 알게 된 때. */
  wthdrwDt: string | null;
  /** 본문 수집일시. 기사 페이지를 찾아가 본문 전체를 가져온 때. */
  pageClctDt: string | null;
  /** 메모 여부. 보는 사람이 모아 둔 기사인지. */
  memoYn?: 'Y' | 'N' | null;
  /** 내 구절 메모. 보는 사람이 본문의 구절에 붙인 메모. */
  passageList?: {}[] | null;
  /** 라벨. 보는 사람이 볼 수 있는 라벨 가운데 이 기사에 붙은 것의 번호. 0은 나중에 읽기. */
  labelIdList?: number[] | null;
  /** 읽음 여부. 보는 사람이 읽은 기사인지. */
  readYn?: 'Y' | 'N' | null;
  /** 보관 여부 */
  archivedYn?: string | null;
  /** 지난 방문 뒤 등록 여부. 보는 사람이 지난번에 이 목록을 본 뒤에 등록된 기사인지. 목록에만 있다. */
  newYn?: 'Y' | 'N' | null;
  /** 하이라이트 번호. 이 기사가 속한 하이라이트. */
  clusterId?: number | null;
  /** 묶은 하이라이트 번호. 이 기사 아래로 묶은 기사들의 하이라이트. foldYn=Y인 목록에만 있다. */
  foldClusterId?: number | null;
  /** 묶은 기사 수. 조건에 맞지만 이 기사 아래로 묶여 목록에 따로 나오지 않는 기사. */
  foldCnt?: number | null;
  /** 같은 하이라이트의 다른 기사 수. 같은 하이라이트에서 보는 사람이 볼 수 있는 다른 기사. */
  clusterOtherCnt?: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArticleInsert {
  /** 제목(한글) */
  kornTtl: string;
  /** 제목(현지어) */
  lclanTtl?: string | null;
  /** 매체명 */
  mediaId: number;
  /** 국가 */
  ntnId: string;
  /** 언어 */
  lanCd?: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL';
  /** 중분류 */
  featExtrMclsf?: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string;
  /** URL */
  url?: string | null;
  /** 기자 */
  jrnlLclanNm?: string | null;
  /** 채널 */
  chNm?: string | null;
  /** 발신 지역 */
  sndngRgnNm?: string | null;
  /** 보도 형식 */
  nscvrgFrmCd?: string | null;
  /** 지면 보도 */
  prcYn?: 'Y' | 'N' | null;
  /** 면 */
  prcvpg?: string | null;
  /** 단 */
  prcvsc?: string | null;
  /** 원문 */
  articleCn?: string | null;
  /** 번역문 */
  articleTransCn?: string | null;
  /** 수정 내용 */
  mdfcnCn?: string | null;
  /** 전문 번역 */
  wholSentTransYn?: 'Y' | 'N' | null;
  /** 본부 의견 */
  htcnyOpnn?: string | null;
  /** 현지 언론 기사 */
  onsiteMediaArticleYn?: 'Y' | 'N' | null;
  /** 관련 부처 */
  relMaoCd?: string | null;
  /** 키워드 */
  featExtrKwdList?: string[] | null;
  /** 요약 */
  featExtrSmry?: string | null;
}

export interface ArticleUpdate {
  /** 기사 번호 */
  articleId: number;
  /** 제목(한글) */
  kornTtl?: string;
  /** 제목(현지어) */
  lclanTtl?: string | null;
  /** 매체명 */
  mediaId?: number;
  /** 국가 */
  ntnId?: string;
  /** 언어 */
  lanCd?: string | null;
  /** 대분류 */
  lclsfNm?: 'KOREA' | 'GLOBAL';
  /** 중분류 */
  featExtrMclsf?: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt?: string;
  /** URL */
  url?: string | null;
  /** 기자 */
  jrnlLclanNm?: string | null;
  /** 채널 */
  chNm?: string | null;
  /** 발신 지역 */
  sndngRgnNm?: string | null;
  /** 보도 형식 */
  nscvrgFrmCd?: string | null;
  /** 지면 보도 */
  prcYn?: 'Y' | 'N' | null;
  /** 면 */
  prcvpg?: string | null;
  /** 단 */
  prcvsc?: string | null;
  /** 원문 */
  articleCn?: string | null;
  /** 번역문 */
  articleTransCn?: string | null;
  /** 수정 내용 */
  mdfcnCn?: string | null;
  /** 전문 번역 */
  wholSentTransYn?: 'Y' | 'N' | null;
  /** 본부 의견 */
  htcnyOpnn?: string | null;
  /** 현지 언론 기사 */
  onsiteMediaArticleYn?: 'Y' | 'N' | null;
  /** 관련 부처 */
  relMaoCd?: string | null;
  /** 키워드 */
  featExtrKwdList?: string[] | null;
  /** 요약 */
  featExtrSmry?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
