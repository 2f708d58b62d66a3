import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeLabelDialog, useLabelDialog } from '#web/kit/shortcuts/labelRequest.ts';
import { ShareButton } from './ShareButton.tsx';
import './ShareMenu.tsx';

const item = {
  articleId: 7,
  kornTtl: '한복 전시',
  lclanTtl: null,
  lanCd: 'ko',
  mediaNm: '르 몽드',
  mediaLclanNm: null,
  ntnNm: '프랑스',
  frmTrsfNscvrgDt: '2026-11-25T03:00:00.000Z',
  url: null,
};

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
const entries = () => [...place.querySelectorAll<HTMLElement>('[role=menuitem]')];
const press = (key: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
const opened = () => expect.poll(() => focused()).toBe('링크 복사');
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  // jsdom opens no popovers, and does not focus into closed ones
  HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <ShareButton kind="article" item={item} title="한복 전시" describedBy="title" className={undefined} />,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await act(async () => root.render(null));
});

it('begins at its first entry, and arrows lead round', async () => {
  await opened();
  await press('ArrowUp');
  expect(focused()).toBe('나중에 읽기에 담기');
  await press('ArrowDown');
  expect(focused()).toBe('링크 복사');
  await press('End');
  expect(focused()).toBe('나중에 읽기에 담기');
  await press('Home');
  expect(focused()).toBe('링크 복사');
});

it('copies the item as a text, says so in its place, and goes', async () => {
  await opened();
  vi.useFakeTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await act(async () => entries()[1]?.click());
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    ['한복 전시', '르 몽드 · 프랑스 · 2026-11-25', `${location.origin}/article/Article/Detail/7`].join('\n'),
  );
  expect(entries()[1]?.textContent).toBe('제목과 매체, 링크를 복사했습니다.');
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce();
});

it('opens the labels of the item, and closes', async () => {
  await opened();
  await act(async () =>
    entries()
      .find((one) => one.textContent === '라벨')
      ?.click(),
  );
  expect(useLabelDialog.getState().request).toEqual({ articleIds: [7], title: '한복 전시' });
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce();
  closeLabelDialog();
});
