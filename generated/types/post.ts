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
  /** 긴급. 목록과 화면에서 긴급으로 표시합니다. */
  emrgYn: 'Y' | 'N';
  /** 상단 고정. 공지사항 목록의 맨 위와 대시보드에 먼저 보입니다. */
  upperNtcYn: 'Y' | 'N';
  /** 공개 여부. 공개하면 소통 게시판을 볼 수 있는 모든 사람이 읽습니다. */
  rlsYn: 'Y' | 'N';
  /** 수신자. 이 글을 읽을 사람과 그룹입니다. 그룹을 고르면 나중에 들어온 구성원도 읽을 수 있습니다. */
  recipients: PostRecipientByPstId[];
  /** 수신자 ID. 수신자 가운데 사람의 ID. 등록하고 고칠 때 recipients 대신 보낼 수 있다. */
  recipientIds?: string[] | null;
  /** 수신 그룹 번호. 수신자 가운데 그룹의 번호. 등록하고 고칠 때 recipients 대신 보낼 수 있다. */
  recipientGroups?: number[] | null;
  /** 고정 글 먼저. 상단 고정인 글이 앞서고, 그 안에서는 새 글이 앞선다. */
  topOrd: number | null;
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
  /** 이전 글. 목록에서 바로 앞선 글의 번호와 제목. 목록에는 없다. */
  previous?: {} | null;
  /** 다음 글. 목록에서 바로 뒤따르는 글의 번호와 제목. 목록에는 없다. */
  next?: {} | null;
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
  /** 긴급. 목록과 화면에서 긴급으로 표시합니다. */
  emrgYn: 'Y' | 'N';
  /** 상단 고정. 공지사항 목록의 맨 위와 대시보드에 먼저 보입니다. */
  upperNtcYn: 'Y' | 'N';
  /** 공개 여부. 공개하면 소통 게시판을 볼 수 있는 모든 사람이 읽습니다. */
  rlsYn: 'Y' | 'N';
  /** 수신자 ID. 수신자 가운데 사람의 ID. 등록하고 고칠 때 recipients 대신 보낼 수 있다. */
  recipientIds?: string[] | null;
  /** 수신 그룹 번호. 수신자 가운데 그룹의 번호. 등록하고 고칠 때 recipients 대신 보낼 수 있다. */
  recipientGroups?: number[] | null;
  /** 고정 글 먼저. 상단 고정인 글이 앞서고, 그 안에서는 새 글이 앞선다. */
  topOrd: number | null;
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
  pstClsfCd?: string | null;
  /** 제목 */
  ttl: string;
  /** 내용 */
  cn: string;
  /** 긴급. 목록과 화면에서 긴급으로 표시합니다. */
  emrgYn?: 'Y' | 'N' | null;
  /** 상단 고정. 공지사항 목록의 맨 위와 대시보드에 먼저 보입니다. */
  upperNtcYn?: 'Y' | 'N' | null;
  /** 공개 여부. 공개하면 소통 게시판을 볼 수 있는 모든 사람이 읽습니다. */
  rlsYn?: 'Y' | 'N' | null;
  /** 수신자. 이 글을 읽을 사람과 그룹입니다. 그룹을 고르면 나중에 들어온 구성원도 읽을 수 있습니다. */
  recipients?: PostRecipientByPstIdInput[] | null;
}

export interface PostUpdate {
  /** 글 번호 */
  pstId: number;
  /** 분류 */
  pstClsfCd?: string | null;
  /** 제목 */
  ttl?: string;
  /** 내용 */
  cn?: string;
  /** 긴급. 목록과 화면에서 긴급으로 표시합니다. */
  emrgYn?: 'Y' | 'N' | null;
  /** 상단 고정. 공지사항 목록의 맨 위와 대시보드에 먼저 보입니다. */
  upperNtcYn?: 'Y' | 'N' | null;
  /** 공개 여부. 공개하면 소통 게시판을 볼 수 있는 모든 사람이 읽습니다. */
  rlsYn?: 'Y' | 'N' | null;
  /** 수신자. 이 글을 읽을 사람과 그룹입니다. 그룹을 고르면 나중에 들어온 구성원도 읽을 수 있습니다. */
  recipients?: PostRecipientByPstIdInput[] | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface PostRecipientByPstId {
  /** 사용자 */
  userId?: string | null;
  /** 사용자 */
  userNm?: string | null;
  /** 기관명 */
  instNm?: string | null;
  /** 부서명 */
  deptNm?: string | null;
  /** 사용자 그룹 */
  groupId?: number | null;
  /** 사용자 그룹 */
  groupNm?: string | null;
}

export interface PostRecipientByPstIdInput {
  /** 사용자 */
  userId?: string | null;
  /** 사용자 그룹 */
  groupId?: number | null;
}
