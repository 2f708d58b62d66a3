import { describe, expect, it } from 'vitest';
import type { MenuNode } from '#contract/session.ts';
import { draftOf, newCategory, sentBoard, withCategory } from './boardDraft.ts';

const menu = (menuId: number, menuNm: string, children: MenuNode[] = [], refData: object | null = null) =>
  ({ menuId, menuNm, children, refData: refData && JSON.stringify(refData) }) as unknown as MenuNode;

const board = menu(1, '자료', [menu(2, '정책', [menu(3, '국내'), menu(4, '해외')])], {
  board: 'triple',
  view: 'cards',
  clsfCdId: 'BOARD_1',
});

describe('the draft of a board', () => {
  it('begins with what is stored', () => {
    const draft = draftOf(board);
    expect(draft).toMatchObject({ board: 'triple', view: 'cards', classes: [] });
    expect(sentBoard(1, draft, ['보고서'])).toEqual({
      menuId: 1,
      board: 'triple',
      view: 'cards',
      categories: [
        {
          menuId: 2,
          menuNm: '정책',
          children: [
            { menuId: 3, menuNm: '국내' },
            { menuId: 4, menuNm: '해외' },
          ],
        },
      ],
      classes: ['보고서'],
    });
  });

  it('of a menu that is none has room for a first category, and sends no empty boxes', () => {
    const draft = draftOf(menu(9, '새 메뉴'));
    expect(draft.categories).toHaveLength(1);
    expect(draft.classes).toHaveLength(1);
    expect(sentBoard(9, { ...draft, board: 'triple' }, [])).toMatchObject({ categories: [], classes: [] });
  });

  it('of a board without levels sends neither categories nor classes', () => {
    expect(sentBoard(1, { ...draftOf(board), board: 'product' }, ['보고서'])).toMatchObject({
      categories: [],
      classes: [],
    });
  });

  it('sends a category that has only sub-categories, so that the server names what is missing', () => {
    const category = newCategory();
    const [child] = category.children;
    const filled = withCategory([category], child?.key ?? '', (one) => ({ ...one, menuNm: ' 국내 ' }));
    const sent = sentBoard(9, { board: 'double', view: 'table', categories: filled, classes: [] }, []);
    expect(sent.categories).toEqual([
      { menuId: null, menuNm: '', children: [{ menuId: null, menuNm: '국내' }] },
    ]);
  });

  it('is changed and shortened at any level', () => {
    const { categories } = draftOf(board);
    const renamed = withCategory(categories, '4', (one) => ({ ...one, menuNm: '국외' }));
    expect(renamed[0]?.children.map(({ menuNm }) => menuNm)).toEqual(['국내', '국외']);
    expect(withCategory(renamed, '4', () => null)[0]?.children).toHaveLength(1);
  });
});
