// Generated from schemas/meta/entity.json by `npm run generate`. Do not edit: change the schema instead.
/** 첨부파일 */
export interface FileInfo {
  fileId: string;
  orgnlFileNm: string;
  expln: string | null;
  /** 붙인 메뉴의 번호 */
  menuId: number | null;
  fileSize: number;
  fileExtn: string;
  /** 본문을 검색할 수 있는지. 검색하지 않는 자료에는 없다. */
  textState?: string;
}

/** 오류 응답 */
export interface ErrorBody {
  code: string;
  message: string;
  requestId?: string;
  data?: unknown;
  fields?: {
    name: string;
    label: string;
    message: string;
  }[];
}
