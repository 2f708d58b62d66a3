// Generated from schemas/comment.json by `npm run generate`. Do not edit: change the schema instead.
import type { FileInfo } from './shared.ts';

export interface Comment {
  /** 댓글 번호 */
  cmntId: number;
  /** 글 */
  pstId: number;
  /** 글 */
  pstKndCd: 'ADMIN' | 'NOTICE' | 'BOARD' | null;
  /** 윗댓글 */
  upCmntId: number | null;
  /** 내용 */
  cn: string | null;
  /** 공개 여부. 공개하기 전에는 쓴 사람과 관리자만 봅니다. */
  rlsYn: 'Y' | 'N';
  /** 정렬 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 작성자 */
  rgtrNm: string | null;
  /** 첨부파일 */
  files: FileInfo[];
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface CommentItem {
  /** 댓글 번호 */
  cmntId: number;
  /** 글 */
  pstId: number;
  /** 글 */
  pstKndCd: 'ADMIN' | 'NOTICE' | 'BOARD' | null;
  /** 윗댓글 */
  upCmntId: number | null;
  /** 내용 */
  cn: string | null;
  /** 공개 여부. 공개하기 전에는 쓴 사람과 관리자만 봅니다. */
  rlsYn: 'Y' | 'N';
  /** 정렬 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 작성자 */
  rgtrNm: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface CommentInsert {
  /** 글 */
  pstId?: number | null;
  /** 윗댓글 */
  upCmntId?: number | null;
  /** 내용 */
  cn: string;
  /** 공개 여부. 공개하기 전에는 쓴 사람과 관리자만 봅니다. */
  rlsYn?: 'Y' | 'N' | null;
  /** 정렬 순서 */
  sortNo?: number | null;
}

export interface CommentUpdate {
  /** 댓글 번호 */
  cmntId: number;
  /** 내용 */
  cn?: string;
  /** 공개 여부. 공개하기 전에는 쓴 사람과 관리자만 봅니다. */
  rlsYn?: 'Y' | 'N' | null;
  /** 정렬 순서 */
  sortNo?: number | null;
  /** 수정일시 */
  mdfcnDt: string;
}
