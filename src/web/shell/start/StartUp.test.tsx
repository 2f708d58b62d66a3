// @vitest-environment jsdom

import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { button, press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { StartUp } from './StartUp.tsx';

const never = () => new Promise<string>(() => {});

let screen: Stage;
const show = async (start: () => Promise<string>, path = '/dashboard'): Promise<void> => {
  window.history.replaceState(null, '', path);
  screen = await stage(<StartUp start={start}>{(text) => <p>{text}</p>}</StartUp>);
};
const text = () => document.body.textContent;
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  screen.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the start', () => {
  it.each(['/dashboard', '/login', '/admin/user/UserManage'])(
    'has the masthead of %s from the first painting on',
    async (path) => {
      await show(never, path);
      expect(text()).toBe(messages.masthead + messages.startUp.loading);
    },
  );

  it('has none where the screen will have none', async () => {
    await show(never, '/popup/article/3');
    expect(text()).toBe(messages.startUp.loading);
  });

  it('gives way to what it began', async () => {
    await show(async () => 'begun');
    await settle();
    expect(text()).toBe('begun');
  });

  it('that fails looks like a slow one for five seconds, and then offers another', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      advanceTimeDelta: 1,
      toFake: ['setTimeout', 'clearTimeout'],
    });
    const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
    await show(start);
    await act(async () => void vi.advanceTimersByTime(4000));
    expect(text()).not.toContain(messages.startUp.failed);
    await act(async () => void vi.advanceTimersByTime(1000));
    expect(text()).toContain(messages.startUp.failed);
    let begin = (_text: string) => {};
    start.mockImplementationOnce(() => new Promise((resolve) => (begin = resolve)));
    await press(button(messages.startUp.retry));
    expect(text()).not.toContain(messages.startUp.failed);
    await act(async () => begin('begun'));
    expect([text(), start.mock.calls.length]).toEqual(['begun', 2]);
  });
});
