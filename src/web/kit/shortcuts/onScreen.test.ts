import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeNoteDialog, placeNote, useNoteDialog } from './noteRequest.ts';
import { actOnScreen } from './onScreen.ts';
import { focusFirstRow } from './rows.ts';
import { isTyping } from './typing.ts';

const { announce } = vi.hoisted(() => ({ announce: vi.fn<(text: string) => void>() }));
vi.mock('../announce/announce.tsx', () => ({ announce }));

const focused = () => document.activeElement?.textContent;
const show = (content: string) => {
  document.body.innerHTML = `<main>${content}</main>`;
};
const row = (id: number) => `
  <tr><td><button data-reading="star" data-article="${id}" aria-pressed="false">★</button><a href="#" data-record="${id}">기사 ${id}</a></td></tr>`;
const list = `
  <table><tbody>${row(1)}${row(2)}</tbody></table>
  <button data-reading="previousPage" disabled>이전</button><button data-reading="nextPage">다음</button>`;
const pressed = (selector: string) => {
  const press = vi.fn<() => void>();
  document.querySelector(selector)?.addEventListener('click', press);
  return press;
};

beforeEach(() => {
  // ends what the test before was still waiting for
  document.dispatchEvent(new Event('pointerdown'));
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.getBoundingClientRect = () => ({ bottom: 1 }) as DOMRect;
});

describe('in a list', () => {
  it('J and K move from row to row, and J beyond the last to the first of the next page', async () => {
    show(list);
    expect(actOnScreen('next')).toBe(true);
    expect(focused()).toBe('기사 1');
    expect(actOnScreen('previous')).toBe(false);
    actOnScreen('next');
    expect(focused()).toBe('기사 2');
    document.querySelector('[data-reading="nextPage"]')?.addEventListener('click', () => {
      const body = document.querySelector('tbody');
      if (body) body.innerHTML = row(3) + row(4);
    });
    expect(actOnScreen('next')).toBe(true);
    // one more while that page loads is a step on it
    expect(actOnScreen('next')).toBe(true);
    await expect.poll(() => focused()).toBe('기사 4');
  });

  it('J does so where the next page begins with the same record, which was kept as unread', async () => {
    show(list);
    document.querySelector<HTMLElement>('tr:nth-child(2) a')?.focus();
    document.querySelector('[data-reading="nextPage"]')?.addEventListener('click', () => {
      document.querySelector<HTMLElement>('[data-reading="nextPage"]')?.focus();
      document.querySelector('tr:nth-child(2)')?.remove();
      document.querySelector('tbody')?.insertAdjacentHTML('beforeend', row(3));
    });
    expect(actOnScreen('next')).toBe(true);
    await expect.poll(() => focused()).toBe('기사 1');
  });

  it('K before the first row waits for the last one of the page before, not for stale rows', async () => {
    show(list.replace('disabled', ''));
    document.querySelector<HTMLElement>('tr:nth-child(1) a')?.focus();
    expect(actOnScreen('previous')).toBe(true);
    const table = document.querySelector('table');
    if (table) table.innerHTML = `<tbody>${row(3)}</tbody><tbody data-to-come></tbody>`;
    await new Promise((resolve) => setTimeout(resolve));
    expect(focused()).not.toBe('기사 3');
    const rest = document.querySelector('[data-to-come]');
    if (rest) rest.innerHTML = row(4);
    rest?.removeAttribute('data-to-come');
    await expect.poll(() => focused()).toBe('기사 4');
  });

  it('rows of another screen, to which somebody went meanwhile, are let alone', async () => {
    const here = window.location.pathname;
    for (const leave of [
      () => window.history.pushState(null, '', '/elsewhere'),
      () => window.dispatchEvent(new PopStateEvent('popstate')),
    ]) {
      show(list);
      document.querySelector<HTMLElement>('tr:nth-child(2) a')?.focus();
      expect(actOnScreen('next')).toBe(true);
      leave();
      show(`<table><tbody>${row(3)}${row(4)}</tbody></table>`);
      await new Promise((resolve) => setTimeout(resolve));
      expect(focused()).not.toBe('기사 3');
      window.history.pushState(null, '', here);
    }
  });

  it('J turns no page as long as rows of this one are still to be rendered', () => {
    show(list.replace('</tbody>', '</tbody><tbody data-to-come></tbody>'));
    document.querySelector<HTMLElement>('tr:nth-child(2) a')?.focus();
    const turned = pressed('[data-reading="nextPage"]');
    expect(actOnScreen('next')).toBe(true);
    expect(turned).not.toHaveBeenCalled();
  });

  it('J beyond the last row turns no further page while the one turned to is on its way', () => {
    show(list.replace('<table>', '<table data-former>'));
    document.querySelector<HTMLElement>('tr:nth-child(2) a')?.focus();
    const turned = pressed('[data-reading="nextPage"]');
    expect(actOnScreen('next')).toBe(true);
    expect(turned).not.toHaveBeenCalled();
  });

  it('where records are read beside it, J and K open them, and go on from the one that is open', () => {
    show(list.replaceAll('data-record', 'data-beside data-record'));
    const [first, second] = [pressed('tr:nth-child(1) a'), pressed('tr:nth-child(2) a')];
    document.querySelector('tr:nth-child(2) a')?.setAttribute('aria-current', 'true');
    expect(actOnScreen('previous')).toBe(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    expect(focused()).toBe('기사 1');
    expect(announce).toHaveBeenLastCalledWith('열었습니다: 기사 1');
  });

  it('marks belong to the row that has the focus, wherever in it', () => {
    show(list);
    const first = pressed('tr:nth-child(1) [data-reading]');
    const second = pressed('tr:nth-child(2) [data-reading]');
    expect(actOnScreen('memo')).toBe(false);
    expect(actOnScreen('star')).toBe(false);
    document.querySelector<HTMLElement>('tr:nth-child(2) button')?.focus();
    expect(actOnScreen('star')).toBe(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(actOnScreen('tray')).toBe(false);
    expect(actOnScreen('memo')).toBe(true);
    expect(useNoteDialog.getState().request).toEqual({ articleId: 2, title: '기사 2' });
    closeNoteDialog();
    expect(second).toHaveBeenCalledOnce();
    const opened = pressed('tr:nth-child(2) a');
    expect(actOnScreen('open')).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('X picks the row that has the focus, with Shift up to it, and begins where nobody picks yet', async () => {
    show(`<button data-action="pick">여러 건 선택</button>${list}`);
    expect(actOnScreen('pick')).toBe(false);
    actOnScreen('next');
    const withShift: boolean[] = [];
    document.querySelector('[data-action="pick"]')?.addEventListener('click', () => {
      document
        .querySelector('tr td')
        ?.insertAdjacentHTML('afterbegin', '<input type="checkbox" data-reading="pick" />');
      document
        .querySelector('tr input')
        ?.addEventListener('click', (event) => withShift.push((event as MouseEvent).shiftKey));
    });
    expect(actOnScreen('pick')).toBe(true);
    await expect.poll(() => withShift).toEqual([false]);
    expect(document.querySelector<HTMLInputElement>('tr input')?.checked).toBe(true);
    actOnScreen('pickRange');
    expect(withShift).toEqual([false, true]);
  });

  it('the first row is reached from anywhere', () => {
    show(list);
    expect(focusFirstRow()).toBe(true);
    expect(focused()).toBe('기사 1');
    show('');
    expect(focusFirstRow()).toBe(false);
  });

  it.each([
    [
      'a tree',
      '<div role="tree"><p role="treeitem" tabindex="-1">a</p><p role="treeitem" tabindex="0">b</p></div>',
      'b',
    ],
    [
      'a table that scrolls',
      '<div tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
      'a',
    ],
    [
      'a table with links',
      '<table><tbody><tr><td>a</td><td><a href="#">b</a></td></tr></tbody></table>',
      'b',
    ],
  ])('%s is reached too, though its rows are no records', (_name, content, there) => {
    show(content);
    expect(focusFirstRow()).toBe(true);
    expect(focused()).toBe(there);
  });
});

describe('where a record is read', () => {
  const detail = `
    <a href="#" data-reading="list">위</a><h1>제목</h1><button data-reading="tray" aria-pressed="true">담음</button>
    <a href="#" data-reading="next">다음</a><a href="#" data-reading="list">아래</a>`;

  it('keys follow its links; of two ways back the last is that of where one came from', () => {
    show(detail);
    const [next, list, tray] = ['next', 'list', 'tray'].map((name) =>
      pressed(name === 'list' ? 'a:last-child' : `[data-reading="${name}"]`),
    );
    expect(actOnScreen('previous')).toBe(false);
    for (const id of ['next', 'list', 'tray'] as const) expect(actOnScreen(id)).toBe(true);
    for (const press of [next, list, tray]) expect(press).toHaveBeenCalledOnce();
  });

  it('what is pressed while a record loads is not lost: it leads on once its link is there', async () => {
    const steps: string[] = [];
    const link = (reading: string, to: number) => `<a href="#${to}" data-reading="${reading}">${to}</a>`;
    const loading = '<div data-waiting></div>';
    const show1 = (at: number, isKnown = true) => {
      show(isKnown ? link('previous', at - 1) + link('next', at + 1) : loading);
      for (const one of document.querySelectorAll('a'))
        one.addEventListener('click', () => {
          steps.push(one.textContent ?? '');
          queueMicrotask(() => show1(Number(one.textContent), false));
        });
    };
    const arrive = async () => {
      await Promise.resolve();
      show1(Number(steps.at(-1)));
    };
    show1(1);
    // the second press finds the link that the first has followed already
    for (const id of ['next', 'next', 'next', 'previous', 'next'] as const)
      expect(actOnScreen(id)).toBe(true);
    await arrive();
    await expect.poll(() => steps).toEqual(['2', '3']);
    await arrive();
    await expect.poll(() => steps).toEqual(['2', '3', '4']);
    await arrive();
    await Promise.resolve();
    expect(steps).toEqual(['2', '3', '4']);
    // at the end, and for who goes elsewhere meanwhile, nothing is kept
    actOnScreen('next');
    actOnScreen('next');
    document.dispatchEvent(new Event('pointerdown'));
    await arrive();
    await Promise.resolve();
    expect(steps).toEqual(['2', '3', '4', '5']);
    show('<h1>마지막</h1>');
    expect(actOnScreen('next')).toBe(false);
  });

  it('M opens the note in its place on the screen, and H leads into the box that it opens', () => {
    show(
      `<h1>제목</h1><button data-reading="star" data-article="7">★</button>
       <button data-reading="share" popovertarget="tools">⋯</button>
       <div id="tools"><button>읽지 않음으로 표시</button><button data-action="copyLink">링크 복사</button></div>`,
    );
    const open = vi.fn<() => void>();
    const giveUp = placeNote(7, open);
    expect(actOnScreen('memo')).toBe(true);
    expect([open.mock.calls.length, useNoteDialog.getState().request]).toEqual([1, null]);
    giveUp();
    closeNoteDialog();
    expect(actOnScreen('share')).toBe(true);
    expect(focused()).toBe('링크 복사');
  });

  it('marks in rows of other records are none of its own', () => {
    show(
      `<ul><li><a href="#" data-record="1">하나</a><button data-reading="tray">담기</button></li></ul>${detail}`,
    );
    const own = pressed('main > [data-reading="tray"]');
    expect(actOnScreen('tray')).toBe(true);
    expect(own).toHaveBeenCalledOnce();
  });
});

it('the export is that of the screen, as far as it can be pressed', () => {
  show('<button data-action="export" disabled>엑셀</button><button data-action="export">텍스트</button>');
  const press = pressed('button:not(:disabled)');
  expect(actOnScreen('export')).toBe(true);
  expect(press).toHaveBeenCalledOnce();
  show('');
  expect(actOnScreen('export')).toBe(false);
});

it('the search begins in the field of the screen, whose words are chosen', () => {
  show('<input data-search-field value="한복" />');
  expect(actOnScreen('search')).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('input'));
  show('');
  expect(actOnScreen('search')).toBe(false);
});

it('keys are letters in fields and in menus, not on boxes and buttons', () => {
  show('<input id="a"><input type="checkbox" id="b"><input type="radio" id="c"><button id="d">누름</button>');
  const typing = (id: string) => isTyping(document.getElementById(id));
  expect(['a', 'b', 'c', 'd'].map(typing)).toEqual([true, false, false, false]);
  document.body.insertAdjacentHTML('beforeend', '<div role="menu"></div>');
  expect(typing('d')).toBe(true);
});

it('knows that letters are meant for the form in which one writes, wherever the focus is', () => {
  show('<form data-writing=""><input></form>');
  expect(isTyping(document.body)).toBe(true);
  show('<form><span hidden data-writing=""></span><input></form>');
  expect(isTyping(document.body)).toBe(true);
});

it('forgets a menu as soon as it is out of sight', () => {
  show('<div style="display: none"><div role="menu"></div></div>');
  expect(isTyping(document.body)).toBe(false);
});
