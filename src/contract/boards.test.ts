import { describe, expect, it } from 'vitest';
import { boardFacts, boardFault, boardPlaces, coverOf } from './boards.ts';

const menu = (menuId: number, upMenuId: number | null, refData: object | null = null) => ({
  menuId,
  upMenuId,
  refData: refData && JSON.stringify(refData),
});

describe('the board of a menu', () => {
  it.each([
    [null, null],
    ['{}', null],
    ['[1]', null],
    ['nonsense', null],
    ['{"board":"quadruple"}', null],
    ['{"board":"product"}', { board: 'product', view: 'table' }],
    ['{"board":"product","view":"wall"}', { board: 'product', view: 'table' }],
    [
      '{"board":"triple","view":"cards","pstKndCd":"A","clsfCdId":"B"}',
      { board: 'triple', view: 'cards', pstKndCd: 'A', clsfCdId: 'B' },
    ],
  ])('%s', (refData, facts) => expect(boardFacts(refData)).toEqual(facts));

  it.each([
    ['{"board":"quadruple"}', /게시판 종류/],
    ['{"board":"double","view":"wall"}', /목록 모양/],
    ['{"board":"triple","clsfCdId":"소문자"}', /clsfCdId/],
    ['{"board":"triple","pstKndCd":7}', /pstKndCd/],
  ])('%s is refused in words', (refData, words) => expect(boardFault(refData)).toMatch(words));

  it.each([null, '{"other":1}', '{"board":"briefing"}', '{"board":"product","view":"gallery"}'])(
    '%s is in order',
    (refData) => expect(boardFault(refData)).toBeUndefined(),
  );
});

describe('menus that hold posts', () => {
  const menus = [
    menu(1, null),
    menu(2, 1, { board: 'product', pstKndCd: 'NEWS' }),
    menu(3, 1, { board: 'double' }),
    menu(31, 3),
    menu(311, 31),
    menu(3111, 311),
    menu(4, 1, { board: 'triple', clsfCdId: 'KINDS' }),
    menu(41, 4),
    menu(411, 41),
  ];
  const places = boardPlaces(menus);

  it('are a product page itself, and the menus two levels below the others', () => {
    expect([...places.keys()]).toEqual([2, 311, 411]);
  });

  it('name their board and the kind of its posts', () => {
    expect(places.get(2)).toMatchObject({ rootId: 2, pstKndCd: 'NEWS' });
    expect(places.get(311)).toMatchObject({ board: 'double', rootId: 3, pstKndCd: 'MENU_3' });
    expect(places.get(411)).toMatchObject({ board: 'triple', rootId: 4, clsfCdId: 'KINDS' });
  });
});

describe('the cover', () => {
  const files = ['가.pdf', '나.PNG', '다.jpg'].map((orgnlFileNm) => ({
    orgnlFileNm,
    fileExtn: orgnlFileNm.split('.')[1] ?? '',
  }));

  it.each([
    [null, '나.PNG'],
    ['다.jpg', '다.jpg'],
    ['가.pdf', '나.PNG'],
    ['없다.png', '나.PNG'],
  ])('named %s is %s', (named, name) => expect(coverOf(files, named)?.orgnlFileNm).toBe(name));

  it('is none without pictures', () => expect(coverOf(files.slice(0, 1), null)).toBeUndefined());
});
