/** Actions of keys; `goTo` starts a sequence whose second key names a destination. */
export type ShortcutId =
  | 'next'
  | 'previous'
  | 'open'
  | 'list'
  | 'memo'
  | 'star'
  | 'read'
  | 'tray'
  | 'share'
  | 'export'
  | 'pick'
  | 'pickRange'
  | 'search'
  | 'help'
  | 'goTo'
  | 'palette';

export interface Shortcut {
  id: ShortcutId;
  /** Physical key, as in `KeyboardEvent.code`: with a Hangul layout the key types no Latin letter. */
  code: string;
  shift?: true;
  /** With Ctrl or ⌘: not a single letter, so it cannot be switched off. */
  control?: true;
  /** Label of the key. */
  key: string;
  group: '읽기' | '표시와 파일' | '이동';
  does: string;
  /** One or two words, for little space. */
  short?: string;
  /** Holding the key repeats the action. */
  repeats?: true;
}

/** Every shortcut of the product: the key listener, the help and the tests read this list. */
export const shortcuts: readonly Shortcut[] = [
  {
    id: 'next',
    code: 'KeyJ',
    key: 'J',
    group: '읽기',
    does: '다음 (마지막 행에서는 다음 페이지)',
    short: '다음',
    repeats: true,
  },
  {
    id: 'previous',
    code: 'KeyK',
    key: 'K',
    group: '읽기',
    does: '이전 (첫 행에서는 이전 페이지)',
    short: '이전',
    repeats: true,
  },
  { id: 'open', code: 'KeyO', key: 'O', group: '읽기', does: '선택한 행 열기', short: '열기' },
  { id: 'list', code: 'KeyU', key: 'U', group: '읽기', does: '목록으로', short: '목록으로' },
  {
    id: 'star',
    code: 'KeyS',
    key: 'S',
    group: '표시와 파일',
    does: '별표 표시·해제',
    short: '별표',
  },
  {
    id: 'memo',
    code: 'KeyM',
    key: 'M',
    group: '표시와 파일',
    does: '메모 열기 (글을 쓰면 별표도 표시됩니다)',
    short: '메모 쓰기',
  },
  {
    id: 'read',
    code: 'KeyR',
    key: 'R',
    group: '표시와 파일',
    does: '읽음·읽지 않음으로 표시',
    short: '읽음',
  },
  { id: 'tray', code: 'KeyB', key: 'B', group: '표시와 파일', does: '브리핑함에 담기·빼기' },
  { id: 'pick', code: 'KeyX', key: 'X', group: '표시와 파일', does: '행 선택·선택 해제' },
  {
    id: 'pickRange',
    code: 'KeyX',
    shift: true,
    key: 'Shift X',
    group: '표시와 파일',
    does: '앞서 선택한 행부터 여기까지 선택',
  },
  { id: 'share', code: 'KeyH', key: 'H', group: '표시와 파일', does: '공유: 링크·글 복사, 메일로 보내기' },
  { id: 'export', code: 'KeyE', key: 'E', group: '표시와 파일', does: '목록 내보내기' },
  { id: 'search', code: 'Slash', key: '/', group: '이동', does: '검색란으로' },
  { id: 'goTo', code: 'KeyG', key: 'G', group: '이동', does: '이어서 누르는 글자의 화면으로' },
  {
    id: 'palette',
    code: 'KeyK',
    control: true,
    key: 'Ctrl+K',
    group: '이동',
    does: '빠른 이동: 메뉴·글·매체·할 일 찾기',
  },
  { id: 'help', code: 'Slash', shift: true, key: '?', group: '이동', does: '이 도움말', short: '도움말' },
];

export interface Destination {
  code: string;
  key: string;
  name: string;
  /** Target: the user's menu at or below this address; if `free`, a screen without a menu. */
  url: string;
  free?: true;
}

/** Destinations of the letter after G. */
export const destinations: readonly Destination[] = [
  { code: 'KeyD', key: 'D', name: '대시보드', url: '/dashboard', free: true },
  { code: 'KeyA', key: 'A', name: '기사', url: '/article/Article' },
  { code: 'KeyH', key: 'H', name: '하이라이트', url: '/article/HighLight' },
  { code: 'KeyT', key: 'T', name: '싱크탱크', url: '/article/ThinkTank' },
  { code: 'KeyL', key: 'L', name: '소셜 미디어', url: '/article/Sns' },
  { code: 'KeyO', key: 'O', name: '매체', url: '/article/Medn' },
  { code: 'KeyR', key: 'R', name: '보고서', url: '/article/Report' },
  { code: 'KeyB', key: 'B', name: '일일 브리핑', url: '/product/daily/DailyBriefing' },
  { code: 'KeyN', key: 'N', name: '공지사항', url: '/communication/Notice' },
  { code: 'KeyC', key: 'C', name: '소통 게시판', url: '/communication/Board' },
  { code: 'KeyS', key: 'S', name: '통계', url: '/statistics' },
  { code: 'KeyF', key: 'F', name: '통합검색', url: '/search', free: true },
  { code: 'KeyM', key: 'M', name: '마이페이지', url: '/myPage', free: true },
  { code: 'KeyU', key: 'U', name: '사용자 관리', url: '/admin/user/UserManage' },
];

/** The shortcut of an action. */
export const shortcutOf = (id: ShortcutId): Shortcut => {
  const found = shortcuts.find((shortcut) => shortcut.id === id);
  if (!found) throw new Error(`There is no shortcut ${id}.`);
  return found;
};
