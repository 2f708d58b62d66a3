import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { dropDrafts, type UnsavedForm } from '#web/client/session/unsavedForm.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { useDialogs } from '../dialogs/dialogStore.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { useDraft } from './useDraft.ts';

let root: Root;
let typed: UnsavedForm | null;
const restore = vi.fn<(work: UnsavedForm) => void>();

const Form = () => {
  const { isLeft, takeUp, throwAway } = useDraft({ place: 'post:new', unsaved: () => typed, restore });
  return <DraftNotice shown={isLeft} onTakeUp={takeUp} onThrowAway={throwAway} />;
};
const offers = () => [...document.querySelectorAll('button')];
const press = (words: string) =>
  act(() =>
    offers()
      .find(({ textContent }) => textContent === words)
      ?.click(),
  );
const open = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Form />));
};
const wait = () => act(() => void vi.advanceTimersByTime(2_000));
const drafts = () => Object.keys(localStorage).filter((item) => item.startsWith('draft:'));
/** Ends the page without unmounting the form first. */
const crash = () => {
  const kept = drafts().map((item) => [item, localStorage.getItem(item) ?? ''] as const);
  act(() => root.unmount());
  for (const [item, value] of kept) localStorage.setItem(item, value);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  localStorage.clear();
  restore.mockClear();
  signInAs({ userId: 'u-1' });
  typed = { values: { ttl: '제목', pswd: 'secret' }, version: 'v1' };
  open();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  useSession.setState({ user: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is offered after a crash, with its version and without passwords', () => {
    wait();
    crash();
    typed = null;
    open();
    press('이어서 쓰기');
    expect(restore).toHaveBeenCalledExactlyOnceWith({ values: { ttl: '제목' }, version: 'v1' });
    expect(offers()).toEqual([]);
  });

  it('does not take the place of what has been typed since without a question', async () => {
    wait();
    crash();
    typed = { values: { ttl: '다른 제목' } };
    open();
    for (const [isWanted, times] of [
      [false, 0],
      [true, 1],
    ] as const) {
      press('이어서 쓰기');
      await act(async () => useDialogs.getState().queue[0]?.settle(isWanted));
      expect(restore).toHaveBeenCalledTimes(times);
    }
    expect(offers()).toEqual([]);
  });

  it('is gone once it is stored, thrown away, or the form is left', () => {
    wait();
    expect(drafts()).toHaveLength(1);
    typed = null;
    wait();
    expect(drafts()).toEqual([]);
    typed = { values: { ttl: '또' } };
    wait();
    crash();
    open();
    press('버리기');
    expect(drafts()).toEqual([]);
    wait();
    act(() => root.unmount());
    expect(drafts()).toEqual([]);
  });

  it('is nobody else’s, and gone when its author signs out', () => {
    wait();
    crash();
    signInAs({ userId: 'u-2' });
    open();
    expect(offers()).toEqual([]);
    act(() => root.unmount());
    dropDrafts('u-1');
    expect(drafts()).toHaveLength(1);
    dropDrafts();
    expect(drafts()).toEqual([]);
    open();
  });
});
