import { expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { actionEntries, found, menuEntries, placeEntries, recentEntries, viewEntries } from './entries.ts';

let last = 0;
const menu = (menuNm: string, url: string | null, children: MenuNode[] = []): MenuNode => {
  last += 1;
  return { menuId: last, menuNm, url, useYn: 'Y', sortNo: last, depth: 0, children } as unknown as MenuNode;
};
const tree = [
  menu('외신 동향', '/article', [menu('기사', '/article/Article'), menu('하이라이트', '/article/HighLight')]),
  menu('관리자', '/admin', [menu('사용자 관리', '/admin/user/UserManage')]),
];
const words = (entries: readonly { words: string }[]) => entries.map((entry) => entry.words);

it('menus are those of the person, with place and keys; screens without one are for everybody', () => {
  const entries = menuEntries(tree, true);
  expect(words(entries)).toEqual(['대시보드', '통합검색', '마이페이지', '기사', '하이라이트', '사용자 관리']);
  expect(entries[3]).toMatchObject({ hint: '외신 동향', keys: 'G A', to: '/article/Article' });
  expect(words(menuEntries(tree, false))).not.toContain('사용자 관리');
});

it('first consonants find menus and recent articles, names before what stands below them', () => {
  const recents = recentEntries([
    { path: '/article/Article/Detail/1', title: '한국 가수 공연', language: 'ko' },
  ]);
  const entries = [...recents, ...menuEntries(tree, true)];
  expect(words(found(entries, 'ㄱㅅ', 8))).toEqual(['기사', '통합검색', '한국 가수 공연']);
  expect(words(found(entries, '외신 동향', 8))).toEqual(['기사', '하이라이트']);
  expect(words(found(entries, '', 2))).toEqual(['한국 가수 공연', '대시보드', '통합검색']);
});

it('views are found by first consonants and by their list, and lead to it with conditions', () => {
  const screens = menuEntries(tree, true);
  const view = {
    viewId: 7,
    viewNm: '프랑스 영화',
    menuUrl: '/article/Article',
    cndCn: 'ntnId=FR',
  } as SavedView;
  const entries = [...screens, ...viewEntries([view], screens)];
  expect(found(entries, 'ㅍㄹㅅ', 8)).toMatchObject([
    { words: '프랑스 영화', hint: '기사', to: '/article/Article?ntnId=FR&savedView=7' },
  ]);
  expect(words(found(entries, '기사', 8))).toEqual(['기사', '프랑스 영화']);
});

it('tabs of my page and forms of new records are found by what they are', () => {
  const screens = menuEntries(tree, true);
  const entries = [...screens, ...placeEntries(screens, (url) => url === '/article/Article')];
  for (const typed of ['메모', '내 메모'])
    expect(found(entries, typed, 8)).toMatchObject([{ words: '기사 메모', to: '/myPage' }]);
  expect(found(entries, '등록', 8)).toMatchObject([{ words: '기사 등록', to: '/article/Article/Regist' }]);
  expect(words(found(entries, '기사', 8))[0]).toBe('기사');
});

it('actions are the buttons that can be pressed, without the title of their record', () => {
  document.body.innerHTML = `<main>
    <button data-action="export">내보내기</button><button data-action="print" disabled>인쇄</button>
    <button data-action="tray" data-words="브리핑 담기" aria-label="브리핑 담기: 어느 기사">＋</button>
    <button data-action="split" aria-label="나란히 읽기"></button></main>`;
  expect(actionEntries().map(({ words, keys }) => [words, keys])).toEqual([
    ['내보내기', 'E'],
    ['브리핑 담기', 'B'],
    ['나란히 읽기', undefined],
  ]);
});
