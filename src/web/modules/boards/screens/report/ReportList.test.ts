import { expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import { reportMenus } from './ReportList.tsx';

let last = 0;
const menu = (
  menuNm: string,
  url: string | null,
  board: string | null,
  children: MenuNode[] = [],
): MenuNode => {
  last += 1;
  const menuId = last;
  return {
    menuId,
    menuNm,
    upMenuId: null,
    url,
    sortNo: 0,
    rmrk: null,
    useYn: 'Y',
    depth: 0,
    refData: board && JSON.stringify({ board }),
    children: children.map((child) => ({ ...child, upMenuId: menuId })),
  };
};

it('offers the menus that the list names, each told from another of its name', () => {
  const tree = [
    menu('기사', null, null, [menu('보고서', '/article/Report', null)]),
    menu('생산물', null, null, [
      menu('카드뉴스', '/product/publicity/CardNews', 'product'),
      menu('일일 브리핑', '/product/daily/DailyBriefing', 'briefing'),
    ]),
    menu('자료', '/local', 'double', [
      menu('정책', '/local/c1', null, [menu('국내', '/local/c1/s1', null)]),
      menu('통계', '/local/c2', null, [menu('국내', '/local/c2/s1', null)]),
    ]),
  ];
  expect(reportMenus(tree).map(({ label }) => label)).toEqual([
    '카드뉴스',
    '일일 브리핑',
    '국내 (정책)',
    '국내 (통계)',
  ]);
});
