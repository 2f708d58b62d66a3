// @vitest-environment jsdom

import { act, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, key, press, type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { AnnouncementHost, announce } from '../announce/announce.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { placeOnTop, usePlaceOnTop } from './useModal.ts';

let screen: Stage;
const show = async (element: ReactNode): Promise<void> => {
  screen = await stage(element);
};
afterEach(() => screen.unmount());

const named = (name: string): HTMLDialogElement => {
  const found = [...document.querySelectorAll('dialog')].find((one) => {
    const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
    return (one.getAttribute('aria-label') ?? label?.textContent) === name;
  });
  if (!found) throw new Error(`There is no dialog ${name}.`);
  return found;
};

const fire = (target: Element, event: Event) => act(async () => void target.dispatchEvent(event));
const mouse = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true });
const closing = () => vi.fn<() => void>();
const actions = <button type="button">확인</button>;

describe('a dialog', () => {
  it('stands straight below body, modal, called by its heading, and has the focus itself', async () => {
    await show(
      <Dialog title="제목" onClose={closing()} actions={actions}>
        본문
      </Dialog>,
    );
    const dialog = named('제목');
    expect([dialog.open, dialog.parentElement]).toEqual([true, document.body]);
    expect([dialog.getAttribute('role'), dialog.getAttribute('aria-modal')]).toEqual(['dialog', 'true']);
    expect(dialog.querySelector('h2')?.textContent).toBe('제목');
    expect(document.activeElement).toBe(dialog);
  });

  it('gives the focus to what is to have it first', async () => {
    const Asking = () => {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Dialog title="제목" firstFocus={field} onClose={closing()} actions={actions}>
          <input ref={field} />
        </Dialog>
      );
    };
    await show(<Asking />);
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('is closed by Escape, and where the browser closes it', async () => {
    const onClose = closing();
    await show(
      <Dialog title="제목" onClose={onClose} actions={actions}>
        본문
      </Dialog>,
    );
    await key('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    const cancel = new Event('cancel', { cancelable: true });
    await fire(named('제목'), cancel);
    expect([cancel.defaultPrevented, onClose.mock.calls.length]).toEqual([true, 2]);
    // a dialog closed by the browser without asking stays wanted until its owner removes it
    named('제목').close();
    await fire(named('제목'), new Event('close'));
    expect([named('제목').open, onClose.mock.calls.length]).toEqual([true, 3]);
  });

  it('stays at an Escape that gives up a syllable being composed', async () => {
    const onClose = closing();
    await show(
      <Dialog title="제목" onClose={onClose} actions={actions}>
        <input />
      </Dialog>,
    );
    const composing = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true });
    await fire(document.querySelector('input') as Element, composing);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is closed by a press beside it, not by words marked beyond its edge', async () => {
    const onClose = closing();
    await show(
      <Dialog title="제목" onClose={onClose} actions={actions}>
        <p>본문</p>
      </Dialog>,
    );
    const dialog = named('제목');
    await fire(dialog.querySelector('p') as Element, mouse('mousedown'));
    await fire(dialog, mouse('click'));
    await fire(dialog.querySelector('p') as Element, mouse('click'));
    expect(onClose).not.toHaveBeenCalled();
    await fire(dialog, mouse('mousedown'));
    await fire(dialog, mouse('click'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that has to be answered is not closed by a press beside it', async () => {
    const onClose = closing();
    await show(
      <Dialog alert title="질문" onClose={onClose} actions={actions}>
        본문
      </Dialog>,
    );
    await fire(named('질문'), mouse('mousedown'));
    await fire(named('질문'), mouse('click'));
    expect([named('질문').getAttribute('role'), onClose.mock.calls.length]).toEqual(['alertdialog', 0]);
  });

  it('stays while work is under way', async () => {
    const onClose = closing();
    await show(
      <Dialog title="제목" busy onClose={onClose} actions={actions}>
        본문
      </Dialog>,
    );
    await key('Escape');
    await fire(named('제목'), new Event('cancel', { cancelable: true }));
    await fire(named('제목'), mouse('mousedown'));
    await fire(named('제목'), mouse('click'));
    named('제목').close();
    await fire(named('제목'), new Event('close'));
    expect([named('제목').open, onClose.mock.calls.length]).toEqual([true, 0]);
  });

  it('stays when a chooser of files is given up, or a list inside it is closed by Escape', async () => {
    const onClose = closing();
    await show(
      <Dialog title="제목" onClose={onClose} actions={actions}>
        <input type="file" />
        <button type="button" id="list" onKeyDown={(event) => event.stopPropagation()}>
          목록
        </button>
      </Dialog>,
    );
    const file = document.querySelector('input') as HTMLInputElement;
    await fire(file, new Event('cancel', { bubbles: true }));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await fire(document.getElementById('list') as Element, escape);
    expect(onClose).not.toHaveBeenCalled();
    // else the browser would close it
    expect(escape.defaultPrevented).toBe(true);
  });

  it('sends its own form only', async () => {
    const [outer, inner] = [closing(), closing()];
    await show(
      <form onSubmit={outer}>
        <Dialog title="제목" onClose={closing()} onSubmit={inner} actions={actions}>
          본문
        </Dialog>
      </form>,
    );
    await fire(named('제목').querySelector('form') as Element, new Event('submit', { bubbles: true }));
    expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
  });

  it('says what went wrong', async () => {
    await show(
      <Dialog title="제목" problem="저장하지 못했습니다." onClose={closing()} actions={actions}>
        본문
      </Dialog>,
    );
    expect(document.querySelector('[role=alert]')?.textContent).toBe('저장하지 못했습니다.');
  });
});

describe('one over another', () => {
  const Tip = () => createPortal(<p id="tip">도움말</p>, usePlaceOnTop());

  it('is the only one that Escape closes, and has what must be seen and heard', async () => {
    const [below, above] = [closing(), closing()];
    const Both = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <Drawer title="서랍" onClose={below}>
          <button type="button" onClick={() => setOpen(true)}>
            더 묻기
          </button>
          {isOpen && (
            <Dialog title="위" onClose={above} actions={actions}>
              본문
            </Dialog>
          )}
        </Drawer>
      );
    };
    await show(
      <>
        <AnnouncementHost />
        <Tip />
        <Both />
      </>,
    );
    await press(button('더 묻기'));
    const dialog = named('위');
    expect(placeOnTop()).toBe(dialog);
    await key('Escape');
    expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 0]);
    expect(dialog.contains(document.getElementById('tip'))).toBe(true);
    act(() => announce('3번째'));
    expect(dialog.querySelector('[aria-live]')?.textContent).toBe('3번째');
  });
});

describe('a drawer', () => {
  it('has a name, is closed by its cross, beside it and, if so wanted, by links', async () => {
    const onClose = closing();
    await show(
      <Drawer name="전체 메뉴" size="menu" closedByLinks onClose={onClose}>
        <a href="#somewhere">
          <span>메뉴</span>
        </a>
        <p>글</p>
      </Drawer>,
    );
    const drawer = named('전체 메뉴');
    await fire(drawer.querySelector('p') as Element, mouse('click'));
    expect(onClose).not.toHaveBeenCalled();
    await fire(drawer.querySelector('[aria-label=닫기]') as Element, mouse('click'));
    await fire(drawer, mouse('mousedown'));
    await fire(drawer, mouse('click'));
    await fire(drawer.querySelector('span') as Element, mouse('click'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

it('leaves nothing open behind', async () => {
  await show(
    <Drawer title="서랍" onClose={closing()}>
      글
    </Drawer>,
  );
  const drawer = named('서랍');
  screen.unmount();
  expect([drawer.open, placeOnTop()]).toEqual([false, document.body]);
});
