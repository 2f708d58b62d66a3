import { announce } from '../announce/announce.tsx';
import { stepRow } from './listSteps.ts';
import { changeLabels, pressMark, writeNote } from './markPresses.ts';
import { stepRecord } from './recordSteps.ts';
import type { ShortcutId } from './registry.ts';
import { rowOf, rowsInList } from './rows.ts';

/*
 * What shortcuts do on the screen that is open. They find what they press by attributes: links of records carry
 * `data-record`, buttons `data-reading` or `data-action`.
 */

const pressLast = (selector: string): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  found?.click();
  return found !== undefined;
};

const open = (): boolean => {
  const link = rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-record]');
  link?.click();
  return link != null;
};

const startExport = (): boolean => {
  const button = document.querySelector<HTMLElement>('main [data-action="export"]:not(:disabled)');
  if (button) button.click();
  else announce('이 화면에는 내보낼 목록이 없습니다.');
  return button !== null;
};

/** Focuses the search field on the screen and selects its text. */
const focusSearchField = (): boolean => {
  const field = [...document.querySelectorAll<HTMLInputElement>('[data-search-field]')].find(
    (one) => one.checkVisibility?.() ?? true,
  );
  field?.focus();
  field?.select();
  return field !== undefined;
};

const boxOf = (row: Element): HTMLElement | null => row.querySelector('[data-reading="pick"]');

/** Picks the focused row, or the range up to it; starts picking if it is off. */
const pick = (isRange: boolean): boolean => {
  const row = rowOf(document.activeElement);
  const begin = document.querySelector<HTMLElement>('main [data-action="pick"]');
  if (!row || !(boxOf(row) ?? begin)) {
    announce(row ? '이 목록에서는 행을 선택할 수 없습니다.' : 'J나 K로 행을 선택한 뒤 눌러 주세요.');
    return false;
  }
  const press = () =>
    boxOf(row)?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }),
    );
  if (boxOf(row)) press();
  else {
    begin?.click();
    // the boxes are rendered after the event handler: in a microtask, before the next key
    queueMicrotask(() => (boxOf(row) ? press() : setTimeout(press)));
  }
  return true;
};

/** @returns false if there was nothing to do */
export const actOnScreen = (id: ShortcutId): boolean => {
  switch (id) {
    case 'next':
    case 'previous': {
      const links = rowsInList();
      return links.length > 0 ? stepRow(id, links) : stepRecord(id);
    }
    case 'open':
      return open();
    case 'list':
      return pressLast('main [data-reading="list"]');
    case 'memo':
      return writeNote();
    case 'label':
      return changeLabels();
    case 'star':
    case 'read':
    case 'tray':
    case 'share':
      return pressMark(id);
    case 'pick':
    case 'pickRange':
      return pick(id === 'pickRange');
    case 'export':
      return startExport();
    case 'search':
      return focusSearchField();
    default:
      return false;
  }
};
