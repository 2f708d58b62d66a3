import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import {
  button,
  labelled,
  press,
  renderScreen,
  type Screen,
  signIn,
  type,
} from '../../../../../../tests/stage/renderScreen.tsx';
import { Comments } from './Comments.tsx';
import { StateForm } from './StateForm.tsx';
import type { PostComment } from './thread.ts';

let screen: Screen | undefined;
beforeEach(() => signIn(true));
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  vi.restoreAllMocks();
});

const comment = (cmntId: number): PostComment => ({
  cmntId,
  upCmntId: null,
  cn: `댓글 ${cmntId}`,
  rlsYn: 'Y',
  sortNo: cmntId,
  rgtrId: 'a',
  rgtrNm: `사람${cmntId}`,
  regDt: '2026-11-22T00:00:00Z',
  mdfcnDt: '2026-11-22T00:00:00Z',
  files: [],
});
const show = async (onChanged = () => {}) => {
  const comments = [comment(1), comment(2)];
  screen = await renderScreen(
    <Comments pstId={1} comments={comments} secure={false} onChanged={onChanged} />,
    {},
  );
};
const focused = () => document.querySelector(`label[for="${document.activeElement?.id ?? ''}"]`)?.textContent;
const primaries = () =>
  [...document.querySelectorAll('button')].filter(({ className }) => className.includes('primary'));

describe('comments', () => {
  it('put the focus into the box that was asked for, and make its button the first of the area', async () => {
    await show();
    await press(button('답글'));
    expect(focused()).toBe('답글');
    expect(primaries().map(({ textContent }) => textContent)).toEqual(['답글 저장']);
    await press(button('취소'));
    await press(button('수정'));
    expect(focused()).toBe('댓글 수정');
  });

  it('without text are refused at the box', async () => {
    await show();
    await press(button('댓글 저장'));
    expect(document.querySelector('[id$="-error"]')?.textContent).toBe('내용을(를) 입력해주세요.');
    expect(focused()).toBe('댓글');
  });

  it('are moved among their neighbours', async () => {
    const post = vi.spyOn(http, 'post').mockResolvedValue({ data: { data: {} } });
    const changed = vi.fn<() => void>();
    await show(changed);
    await press(button('사람1 댓글 아래로'));
    const sent = post.mock.calls.map(([, body]) =>
      JSON.parse((body as FormData).get('commonBoardComment') as string),
    ) as { cmntId: number; sortNo: number }[];
    expect(sent.map(({ cmntId, sortNo }) => [cmntId, sortNo])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(changed).toHaveBeenCalledOnce();
    await press(button('사람1 댓글 위로'));
    expect(post).toHaveBeenCalledTimes(2);
  });
});

describe('a comment that is typed and not stored', () => {
  const box = (label: string) => labelled<HTMLTextAreaElement>(label);
  const pass = () => act(async () => void vi.advanceTimersByTime(2_000));
  /** Reloads the page: only the browser's storage survives. */
  const reload = async () => {
    screen?.unmount();
    await show();
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it('is offered back, and so is an answer, each in its own place', async () => {
    await show();
    await type(box('댓글'), '새 댓글');
    await press(button('답글'));
    await type(box('답글'), '둘째 글에 답');
    await pass();
    await reload();
    expect([box('댓글').value, box('답글').value]).toEqual(['', '']);
    await press(button('이어서 쓰기'));
    expect([box('댓글').value, box('답글').value]).toEqual(['', '둘째 글에 답']);
    await press(button('이어서 쓰기'));
    expect(box('댓글').value).toBe('새 댓글');
  });

  it('names the files that have to be chosen again, over a second reload too, until they are', async () => {
    const choose = (...names: string[]) =>
      act(async () => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        const files = names.map((name) => new File(['글'], name));
        Object.defineProperty(input, 'files', { configurable: true, value: files });
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    const notice = () => /다시 첨부해 주세요: ([^닫]*)닫기/.exec(document.body.textContent ?? '')?.[1];
    await show();
    await press(button('파일 첨부'));
    await choose('a.pdf', 'b.hwp');
    await pass();
    for (let times = 0; times < 2; times += 1) {
      await reload();
      await press(button('이어서 쓰기'));
      expect(notice()).toBe('a.pdf, b.hwp');
      await type(box('댓글'), `새 댓글 ${times}`);
      await pass();
    }
    await choose('a.pdf');
    expect(notice()).toBe('b.hwp');
    await choose('b.hwp');
    expect(notice()).toBeUndefined();
  });

  it('is asked for before the page closes, and no longer once it is stored', async () => {
    vi.spyOn(http, 'post').mockResolvedValue({ data: { data: {} } });
    const leaves = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return !leaving.defaultPrevented;
    };
    await show();
    expect(leaves()).toBe(true);
    await type(box('댓글'), '새 댓글');
    await pass();
    expect(leaves()).toBe(false);
    await press(button('댓글 저장'));
    expect(leaves()).toBe(true);
    await reload();
    expect(document.body.textContent).not.toContain('이어서 쓰기');
  });
});

it('the state of a post is refused at the field that is wrong', async () => {
  vi.spyOn(http, 'get').mockResolvedValue({ data: { data: [] } });
  screen = await renderScreen(
    <StateForm post={{ pstId: 1, sttsCd: 'PST_STTS_02' }} onSaved={() => {}} />,
    {},
  );
  await press(button('상태 저장'));
  expect(focused()).toContain('처리 구분');
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});
