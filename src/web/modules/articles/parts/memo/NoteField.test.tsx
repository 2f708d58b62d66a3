import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { startTypingAhead } from '#web/kit/focus/typingAhead.ts';
import { signInAs } from '../../../../../../tests/stage/signInAs.ts';
import { maxNoteLength, NoteField } from './NoteField.tsx';

let root: Root;
const onWrite = vi.fn<(note: string, isLast: boolean) => void>();

const show = (note: string, isStored: boolean) =>
  act(() => root.render(<NoteField articleId={7} note={note} isStored={isStored} onWrite={onWrite} />));
const leave = () => act(() => root.unmount());
const closeTab = () => act(() => void window.dispatchEvent(new Event('pagehide')));
/** Types as a browser does: the value changes first, then the event fires. */
const type = (text: string) =>
  act(() => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onWrite.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a note', () => {
  it('that is asked for has the caret after what was typed before; Escape leads back', () => {
    const from = document.body.appendChild(document.createElement('button'));
    from.focus();
    startTypingAhead('메모', () => {});
    (document.activeElement as HTMLInputElement).value = '다';
    const shown = () => document.querySelector('textarea') as HTMLTextAreaElement;
    act(() => root.render(<NoteField articleId={7} note="가나" isStored asked={1} onWrite={onWrite} />));
    expect(document.activeElement).toBe(shown());
    expect([shown().value, shown().selectionStart]).toEqual(['가나다', 3]);
    act(() => void shown().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(document.activeElement).toBe(from);
  });

  it('that is asked for where nothing has the focus is left by Escape too', () => {
    act(() => root.render(<NoteField articleId={7} note="" isStored asked={1} onWrite={onWrite} />));
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    expect(document.activeElement).toBe(field);
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(document.activeElement).toBe(document.body);
  });

  it('that was typed is stored at once when the tab is closed', () => {
    show('가', true);
    type('가나');
    expect(onWrite).not.toHaveBeenCalled();
    closeTab();
    expect(onWrite.mock.calls).toEqual([['가나', true]]);
  });

  it('that could not be stored is tried again when it is left', () => {
    show('가나', false);
    leave();
    expect(onWrite.mock.calls).toEqual([['가나', false]]);
  });

  it('that is too long to be stored is there again when one comes back, until it is short enough', () => {
    signInAs({ userId: 'reader' });
    const comeBack = () => {
      leave();
      root = createRoot(document.body.appendChild(document.createElement('div')));
      show('가', true);
    };
    const shown = () => document.querySelector('textarea')?.value;
    const long = '가'.repeat(maxNoteLength + 1);
    show('가', true);
    type(long);
    comeBack();
    expect(shown()).toBe(long);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect([closing.defaultPrevented, onWrite.mock.calls]).toEqual([true, []]);
    type('가나');
    leave();
    expect(onWrite.mock.calls).toEqual([['가나', false]]);
    comeBack();
    expect(shown()).toBe('가');
    useSession.setState({ user: null });
  });

  it('counts letters as the server does: a rare sign or an emoji is one', () => {
    show('가', true);
    type('😀'.repeat(maxNoteLength));
    expect(document.body.textContent).toContain('2,000 / 2,000자');
    closeTab();
    expect(onWrite).toHaveBeenCalledOnce();
  });

  it('that is stored is not written again', () => {
    show('가', true);
    closeTab();
    leave();
    expect(onWrite).not.toHaveBeenCalled();
  });

  it('that another window has stored is not written over by typing on or leaving the field', () => {
    vi.useFakeTimers();
    const onChoose = vi.fn<(note: string) => void>();
    act(() =>
      root.render(
        <NoteField articleId={7} note="가" isStored theirs="나" onChoose={onChoose} onWrite={onWrite} />,
      ),
    );
    type('가다');
    vi.advanceTimersByTime(60_000);
    const field = document.querySelector('textarea');
    act(() => void field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onWrite).not.toHaveBeenCalled();
    const mine = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('지금'),
    );
    act(() => mine?.click());
    expect(onChoose.mock.calls).toEqual([['가다']]);
  });
});
