import type { MenuNode } from '#contract/session.ts';

type Sketch = [menuNm: string, url: string | null, children?: Sketch[], refData?: string];

let lastId = 0;

const grow = (sketches: readonly Sketch[], upMenuId: number | null, depth: number): MenuNode[] =>
  sketches.map(([menuNm, url, children = [], refData = null], sortNo) => {
    lastId += 1;
    const menuId = lastId;
    return {
      menuId,
      menuNm,
      upMenuId,
      url,
      sortNo,
      rmrk: null,
      useYn: 'Y',
      depth,
      refData,
      children: grow(children, menuId, depth + 1),
    };
  });

/** A menu tree from sketches, with ids counted from 1 in reading order. For tests. */
export const menuTree = (...sketches: Sketch[]): MenuNode[] => {
  lastId = 0;
  return grow(sketches, null, 0);
};

/** A small tree with every kind of menu. For tests. */
export const exampleMenus = (): MenuNode[] =>
  menuTree(
    ['대시보드', '/dashboard'],
    [
      '기사',
      '/article',
      [
        ['해외언론 기사', '/article/Article'],
        ['SNS', '/article/Sns'],
      ],
    ],
    ['생산물', null, [['홍보 자료', null, [['카드뉴스', '/product/publicity/CardNews']]]]],
    ['소통', '/communication', [['자료실', '/communication/Library', [], '{"board":"double"}']]],
    ['관리자', '/admin', [['사용자 관리', '/admin/user', [['사용자', '/admin/user/UserManage']]]]],
  );
