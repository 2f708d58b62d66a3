/** The tabs of my page; the first has the screen's own address. */
export const myPageTabs = [
  { key: 'Memo', label: '기사 메모', path: '/myPage' },
  { key: 'Profile', label: '내 정보', path: '/myPage/Profile' },
  { key: 'Notification', label: '알림과 동의', path: '/myPage/Notification' },
  { key: 'Watch', label: '새 글 알림', path: '/myPage/Watch' },
  { key: 'Connection', label: '내 연결', path: '/myPage/Connection' },
  { key: 'Account', label: '비밀번호와 계정', path: '/myPage/Account' },
] as const;

export type Tab = (typeof myPageTabs)[number]['key'];

/** The tab at a path, ignoring case and a trailing slash; undefined if there is none. */
export const tabAt = (pathname: string): Tab | undefined => {
  const requested = pathname.replace(/\/+$/, '').toLowerCase();
  return myPageTabs.find(({ path }) => path.toLowerCase() === requested)?.key;
};

/** True if an address belongs to my page. */
export const isOfMyPage = ({ pathname }: { pathname: string }): boolean => tabAt(pathname) !== undefined;
