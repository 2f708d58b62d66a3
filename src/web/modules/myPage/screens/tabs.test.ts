import { expect, it } from 'vitest';
import { isOfMyPage, tabAt } from './tabs.ts';

it.each([
  ['/myPage', 'Memo'],
  ['/myPage/', 'Memo'],
  ['/myPage/Profile', 'Profile'],
  ['/myPage/Profile/', 'Profile'],
  ['/myPage/profile', 'Profile'],
  ['/myPage/Nothing', undefined],
  ['/myPages', undefined],
  ['/', undefined],
])('%s is the tab %s', (pathname, tab) => {
  expect([tabAt(pathname), isOfMyPage({ pathname })]).toEqual([tab, tab !== undefined]);
});
