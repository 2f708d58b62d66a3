import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Menu, MenuEntry, MenuLine } from './Menu.tsx';

let root: Root;
const done: string[] = [];
const hidden = vi.fn<() => void>();

const Held = () => {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isDialogOpen, openDialog] = useState(true);
  const [isMenuOpen, openMenu] = useState(false);
  if (!isDialogOpen) return 'closed';
  return (
    <Dialog title="글" actions={null} onClose={() => openDialog(false)}>
      <button ref={button} type="button" data-opener onClick={() => openMenu(true)}>
        표
      </button>
      {isMenuOpen && (
        <Menu ref={menu} label="표" button={button} onClose={() => done.push('closed')}>
          <MenuEntry disabled onPress={() => done.push('merge')}>
            합치기
          </MenuEntry>
          <MenuEntry onPress={() => done.push('add')}>추가</MenuEntry>
          <MenuEntry disabled onPress={() => done.push('split')}>
            나누기
          </MenuEntry>
          <MenuLine />
          <MenuEntry onPress={() => done.push('remove')}>삭제</MenuEntry>
        </Menu>
      )}
    </Dialog>
  );
};
const focused = () => document.activeElement?.textContent;
const press = (key: string) =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  done.length = 0;
  hidden.mockClear();
  // jsdom opens no popovers, and does not focus into closed ones
  HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  HTMLElement.prototype.hidePopover = hidden;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Held />));
  act(() => document.querySelector<HTMLElement>('[data-opener]')?.click());
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('is a named menu with entries and lines, of which it says what can do nothing', () => {
  const menu = document.querySelector('[role=menu]');
  expect(menu?.getAttribute('aria-label')).toBe('표');
  expect(
    [...(menu?.querySelectorAll<HTMLButtonElement>('[role=menuitem]') ?? [])].map(
      ({ textContent, disabled }) => [textContent, disabled],
    ),
  ).toEqual([
    ['합치기', true],
    ['추가', false],
    ['나누기', true],
    ['삭제', false],
  ]);
  expect(menu?.querySelectorAll('hr')).toHaveLength(1);
});

it('begins at the first entry that can do something, and arrows pass over the others', () => {
  expect(focused()).toBe('추가');
  press('ArrowDown');
  expect(focused()).toBe('삭제');
  press('ArrowDown');
  expect(focused()).toBe('추가');
  press('End');
  expect(focused()).toBe('삭제');
});

/** The browser's toggle event after a popover has opened or closed. */
const tell = (newState: 'open' | 'closed') =>
  act(
    () =>
      void document
        .querySelector('[role=menu]')
        ?.dispatchEvent(Object.assign(new Event('toggle'), { newState })),
  );

it('tells who opened it once it has closed, and not when it opens', () => {
  tell('open');
  expect(done).toEqual([]);
  tell('closed');
  expect(done).toEqual(['closed']);
});

it.each(['Escape', 'Tab'])('%s closes it, and not the dialog that it stands in', (key) => {
  press(key);
  expect(hidden).toHaveBeenCalledOnce();
  expect(document.querySelector('dialog')?.open).toBe(true);
});
