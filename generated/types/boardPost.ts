// Generated from schemas/boardPost.json by `npm run generate`. Do not edit: change the schema instead.
import type { FileInfo } from './shared.ts';

export interface BoardPost {
  /** 글 번호 */
  pstId: number;
  /** 게시판. 글이 놓이는 메뉴. 2단·3단 게시판에서는 가장 아래 분류의 메뉴입니다. */
  menuId: number;
  /** 게시판 */
  menuNm: string | null;
  /** 주소 */
  menuUrl: string | null;
  /** 종류. 게시판이 스스로 붙이는 이름. 메뉴의 참조 정보에서 온다. */
  pstKndCd: string | null;
  /** 분류 */
  pstClsfCd: string | null;
  /** 분류 */
  pstClsfCdNm: string | null;
  /** 제목 */
  ttl: string | null;
  /** 내용 */
  cn: string | null;
  /** 표지 그림. 첨부한 그림 가운데 목록에 표지로 보일 파일의 이름. 비우면 첫 그림입니다. */
  cvrFileNm: string | null;
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
  /** 표지 그림 번호. 표지로 보일 그림. 그림이 없거나 글을 열 권한이 없으면 비어 있다. */
  cvrFileId?: string | null;
  /** 이전 글. 같은 게시판에서 바로 앞선 글의 번호와 제목. 목록에는 없다. */
  previous?: {} | null;
  /** 다음 글. 같은 게시판에서 바로 뒤따르는 글의 번호와 제목. 목록에는 없다. */
  next?: {} | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface BoardPostItem {
  /** 글 번호 */
  pstId: number;
  /** 게시판. 글이 놓이는 메뉴. 2단·3단 게시판에서는 가장 아래 분류의 메뉴입니다. */
  menuId: number;
  /** 게시판 */
  menuNm: string | null;
  /** 주소 */
  menuUrl: string | null;
  /** 종류. 게시판이 스스로 붙이는 이름. 메뉴의 참조 정보에서 온다. */
  pstKndCd: string | null;
  /** 분류 */
  pstClsfCd: string | null;
  /** 분류 */
  pstClsfCdNm: string | null;
  /** 제목 */
  ttl: string | null;
  /** 표지 그림. 첨부한 그림 가운데 목록에 표지로 보일 파일의 이름. 비우면 첫 그림입니다. */
  cvrFileNm: string | null;
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
  /** 표지 그림 번호. 표지로 보일 그림. 그림이 없거나 글을 열 권한이 없으면 비어 있다. */
  cvrFileId?: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface BoardPostInsert {
  /** 게시판. 글이 놓이는 메뉴. 2단·3단 게시판에서는 가장 아래 분류의 메뉴입니다. */
  menuId?: number | null;
  /** 분류 */
  pstClsfCd?: string | null;
  /** 제목 */
  ttl: string;
  /** 내용 */
  cn: string;
  /** 표지 그림. 첨부한 그림 가운데 목록에 표지로 보일 파일의 이름. 비우면 첫 그림입니다. */
  cvrFileNm?: string | null;
}

export interface BoardPostUpdate {
  /** 글 번호 */
  pstId: number;
  /** 분류 */
  pstClsfCd?: string | null;
  /** 제목 */
  ttl?: string;
  /** 내용 */
  cn?: string;
  /** 표지 그림. 첨부한 그림 가운데 목록에 표지로 보일 파일의 이름. 비우면 첫 그림입니다. */
  cvrFileNm?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
