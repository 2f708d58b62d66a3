// Generated from schemas/document.json by `npm run generate`. Do not edit: change the schema instead.
import type { FileInfo } from './shared.ts';

export interface Document {
  /** 문서 번호 */
  docId: number;
  /** 문서 종류 */
  docKndCd: string;
  /** 문서 종류 */
  docKndCdNm: string | null;
  /** 개정일 */
  rvsnYmd: string | null;
  /** 내용 */
  docCn: string | null;
  /** 시행. 오늘 시행 중인 개정판인지, 앞으로 시행될 것인지. */
  currentYn?: 'Y' | 'F' | 'N' | null;
  /** 첨부파일 */
  files: FileInfo[];
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface DocumentItem {
  /** 문서 번호 */
  docId: number;
  /** 문서 종류 */
  docKndCd: string;
  /** 문서 종류 */
  docKndCdNm: string | null;
  /** 개정일 */
  rvsnYmd: string | null;
  /** 시행. 오늘 시행 중인 개정판인지, 앞으로 시행될 것인지. */
  currentYn?: 'Y' | 'F' | 'N' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface DocumentInsert {
  /** 문서 종류 */
  docKndCd: string;
  /** 개정일 */
  rvsnYmd: string;
  /** 내용 */
  docCn: string;
}
