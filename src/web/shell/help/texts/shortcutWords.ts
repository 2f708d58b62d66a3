import type { ShortcutId } from '#web/kit/shortcuts/registry.ts';

/** What each shortcut does, in the groups of the help; apart from the list of keys, which every screen loads first. */
export const shortcutWords: Readonly<
  Record<ShortcutId, { group: '읽기' | '표시와 파일' | '이동'; does: string }>
> = {
  next: { group: '읽기', does: '다음 (마지막 행에서는 다음 페이지)' },
  previous: { group: '읽기', does: '이전 (첫 행에서는 이전 페이지)' },
  open: { group: '읽기', does: '선택한 행 열기' },
  list: { group: '읽기', does: '목록으로' },
  star: { group: '표시와 파일', does: '별표 표시·해제' },
  label: { group: '표시와 파일', does: '라벨 붙이기·떼기, 나중에 읽기' },
  memo: { group: '표시와 파일', does: '메모 열기 (글을 쓰면 별표도 표시됩니다)' },
  read: { group: '표시와 파일', does: '읽음·읽지 않음으로 표시' },
  tray: { group: '표시와 파일', does: '브리핑함에 담기·빼기' },
  pick: { group: '표시와 파일', does: '행 선택·선택 해제' },
  pickRange: { group: '표시와 파일', does: '앞서 선택한 행부터 여기까지 선택' },
  share: { group: '표시와 파일', does: '공유: 링크·글 복사, 메일로 보내기' },
  export: { group: '표시와 파일', does: '목록 내보내기' },
  search: { group: '이동', does: '검색란으로' },
  goTo: { group: '이동', does: '이어서 누르는 글자의 화면으로' },
  palette: { group: '이동', does: '빠른 이동: 메뉴·글·매체·할 일 찾기' },
  help: { group: '이동', does: '이 화면의 도움말' },
};
