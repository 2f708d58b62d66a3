// Generated from schemas/post.json by `npm run generate`. Do not edit: change the schema instead.
import type { FileInfo } from './shared.ts';

export interface Post {
  /** 글 번호 */
  pstId: number;
  /** 게시판 */
  pstKndCd: 'ADMIN' | 'NOTICE' | 'BOARD';
  /** 분류 */
  pstClsfCd: string | null;
  /** 분류 */
  pstClsfCdNm: string | null;
  /** 제목 */
  ttl: string | null;
  /** 내용 */
  cn: string | null;
  /** 상태 */
  sttsCd: string | null;
  /** 상태 */
  sttsCdNm: string | null;
  /** 처리 구분 */
  prcsClsfCd: string | null;
  /** 처리 구분 */
  prcsClsfCdNm: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 작성자 */
  rgtrNm: string | null;
  /** 등록일시 */
  regDt: string;
  /** 조회 수 */
  inqCnt: number;
  /** 삭제 여부 */
  delYn: 'Y' | 'N';
  /** 첨부파일 */
  files: FileInfo[];
  /** 첨부파일 번호 */
  fileIdList?: string[] | null;
  /** 첨부파일 형식. 첫 첨부파일의 확장자. */
  fileExtn?: string | null;
  /** 댓글 수 */
  commentCount?: number | null;
  /** 읽음. 보는 사람이 이 글을 열어 본 적이 있는지. */
  prslYn?: 'Y' | 'N' | null;
  /** 댓글. 보는 사람에게 열린 댓글과 답글. 목록에는 없다. */
  comments?: {}[] | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface PostItem {
  /** 글 번호 */
  pstId: number;
  /** 게시판 */
  pstKndCd: 'ADMIN' | 'NOTICE' | 'BOARD';
  /** 분류 */
  pstClsfCd: string | null;
  /** 분류 */
  pstClsfCdNm: string | null;
  /** 제목 */
  ttl: string | null;
  /** 상태 */
  sttsCd: string | null;
  /** 상태 */
  sttsCdNm: string | null;
  /** 처리 구분 */
  prcsClsfCd: string | null;
  /** 처리 구분 */
  prcsClsfCdNm: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 작성자 */
  rgtrNm: string | null;
  /** 등록일시 */
  regDt: string;
  /** 조회 수 */
  inqCnt: number;
  /** 삭제 여부 */
  delYn: 'Y' | 'N';
  /** 첨부파일 번호 */
  fileIdList?: string[] | null;
  /** 첨부파일 형식. 첫 첨부파일의 확장자. */
  fileExtn?: string | null;
  /** 댓글 수 */
  commentCount?: number | null;
  /** 읽음. 보는 사람이 이 글을 열어 본 적이 있는지. */
  prslYn?: 'Y' | 'N' | null;
  /** 댓글. 보는 사람에게 열린 댓글과 답글. 목록에는 없다. */
  comments?: {}[] | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface PostInsert {
  /** 게시판 */
  pstKndCd?: 'ADMIN' | 'NOTICE' | 'BOARD' | null;
  /** 분류 */
  pstClsfCd: string;
  /** 제목 */
  ttl: string;
  /** 내용 */
  cn: string;
}

export interface PostUpdate {
  /** 글 번호 */
  pstId: number;
  /** 분류 */
  pstClsfCd?: string;
  /** 제목 */
  ttl?: string;
  /** 내용 */
  cn?: string;
  /** 수정일시 */
  mdfcnDt: string;
}
