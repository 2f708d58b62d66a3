/** Actions of keys; `goTo` starts a sequence whose second key names a destination. */
export type ShortcutId =
  | 'next'
  | 'previous'
  | 'open'
  | 'list'
  | 'memo'
  | 'star'
  | 'label'
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
  /** One or two words, for little space. */
  short?: string;
  /** Holding the key repeats the action. */
  repeats?: true;
}

/** Every shortcut of the product: the key listener, the help (with `shortcutWords.ts`) and the tests read this list. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'next', code: 'KeyJ', key: 'J', short: '다음', repeats: true },
  { id: 'previous', code: 'KeyK', key: 'K', short: '이전', repeats: true },
  { id: 'open', code: 'KeyO', key: 'O', short: '열기' },
  { id: 'list', code: 'KeyU', key: 'U', short: '목록으로' },
  { id: 'star', code: 'KeyS', key: 'S', short: '별표' },
  { id: 'label', code: 'KeyL', key: 'L', short: '라벨' },
  { id: 'memo', code: 'KeyM', key: 'M', short: '메모 쓰기' },
  { id: 'read', code: 'KeyR', key: 'R', short: '읽음' },
  { id: 'tray', code: 'KeyB', key: 'B' },
  { id: 'pick', code: 'KeyX', key: 'X' },
  { id: 'pickRange', code: 'KeyX', shift: true, key: 'Shift X' },
  { id: 'share', code: 'KeyH', key: 'H' },
  { id: 'export', code: 'KeyE', key: 'E' },
  { id: 'search', code: 'Slash', key: '/' },
  { id: 'goTo', code: 'KeyG', key: 'G' },
  { id: 'palette', code: 'KeyK', control: true, key: 'Ctrl+K' },
  { id: 'help', code: 'Slash', shift: true, key: '?', short: '도움말' },
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
