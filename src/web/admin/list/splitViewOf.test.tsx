import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/helpers/eventually.ts';
import {
  button,
  press,
  renderScreen,
  type Screen,
  settle,
  signIn,
} from '../../../../tests/stage/renderScreen.tsx';
import { SpecField } from './SpecField.tsx';
import { SpecList } from './SpecList.tsx';
import { type RecordReaderProps, splitViewOf } from './splitViewOf.tsx';

// as left by the user
vi.hoisted(() => localStorage.setItem('split', JSON.stringify({ isOn: true, share: 40 })));

let screen: Screen | undefined;
let isWide = true;
beforeEach(() => {
  signIn(true);
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollTo ??= () => {};
});
afterEach(() => {
  screen?.unmount();
  vi.unstubAllGlobals();
});

const Reader = ({ openId, next, hint, onOpen, onClose }: RecordReaderProps) => (
  <section>
    <p>{openId === undefined ? hint : `읽는 글 ${openId}`}</p>
    {next && (
      <button type="button" aria-label="다음" onClick={() => onOpen(next.id)}>
        {next.title}
      </button>
    )}
    <button type="button" data-reading="list" onClick={onClose}>
      닫기
    </button>
  </section>
);
const splitView = splitViewOf({
  reader: Reader,
  columns: [<SpecField key="text" source="textField" label="글" />],
});

const data = [
  { id: '1', exhibitionId: 1, exhibitionNm: '한국의 색', textField: '글' },
  { id: '2', exhibitionId: 2, exhibitionNm: '한글', textField: null },
];
/** Waits for the reader, which is loaded only if there is room for it. */
const readerHasCome = () =>
  eventually(async () => {
    await settle();
    expect(document.querySelector('section p')).not.toBeNull();
  });
const show = async () => {
  screen = await renderScreen(
    <main>
      <SpecList splitView={splitView}>
        <SpecField source="exhibitionId" />
        <SpecField source="exhibitionNm" />
        <SpecField source="textField" />
      </SpecList>
    </main>,
    { getList: async () => ({ data, total: 2 }) },
  );
  await settle();
  if (isWide) await readerHasCome();
  return screen;
};
const heads = () => [...document.querySelectorAll('thead th')].map((one) => one.textContent);
const read = () => document.querySelector('section p')?.textContent;
const current = () => document.querySelector('[data-record][aria-current]')?.getAttribute('data-record');
const link = (id: number) => document.querySelector<HTMLElement>(`[data-record="${id}"]`) as HTMLElement;
const key = (name: string, target: Element = document.body) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

describe('a list that is read beside', () => {
  it('keeps the column that names the record, and those that there is room for', async () => {
    await show();
    expect(heads()).toEqual(['전시 번호', '글']);
    expect(read()).toBe('목록에서 글을 선택하면 여기에 표시됩니다.');
  });

  it('opens a row at the same address, then the next, and gives the focus back when closed', async () => {
    const { address } = await show();
    const before = address();
    await press(link(1));
    expect([read(), current(), address()]).toEqual(['읽는 글 1', '1', before]);
    await press(button('다음'));
    expect([read(), current()]).toEqual(['읽는 글 2', '2']);
    await press(button('닫기'));
    expect([current(), document.activeElement]).toEqual([undefined, link(2)]);
  });

  it('has all its columns, and pages for its records, where there is no room', async () => {
    isWide = false;
    const { address } = await show();
    expect([heads().length, document.querySelector('[data-beside]'), read()]).toEqual([3, null, undefined]);
    await press(link(2));
    expect(address()).toBe('/admin/exhibition/Detail/2');
  });

  it('asks for its page anew instead of the next, once rows read in it have left the list', async () => {
    let isRead = false;
    const moving = splitViewOf({ reader: Reader, columns: [], hasMoved: () => isRead });
    const getList = vi.fn<() => Promise<object>>(async () => ({ data, total: 30 }));
    screen = await renderScreen(<SpecList splitView={moving} />, { getList });
    await readerHasCome();
    isRead = true;
    await press(link(1));
    const { address } = screen;
    const before = address();
    await press(document.querySelector('[data-reading="nextPage"]') as HTMLElement);
    expect([address(), getList.mock.calls.length]).toEqual([before, 2]);
    isRead = false;
    await press(link(2));
    await press(document.querySelector('[data-reading="nextPage"]') as HTMLElement);
    expect(new URLSearchParams(address().split('?')[1]).get('page')).toBe('2');
  });

  it('closes what is read by Escape, unless somebody types', async () => {
    await show();
    await press(link(1));
    const box = document.querySelector('input[type=text], input:not([type])') as Element;
    await key('Escape', box);
    expect(read()).toBe('읽는 글 1');
    await key('Escape');
    expect(current()).toBeUndefined();
  });
});
