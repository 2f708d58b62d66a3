import { afterEach, expect, it, vi } from 'vitest';
import { today } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { exampleMenus } from '../../../../tests/stage/exampleMenus.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { guard } from './guard.ts';

const next = vi.fn<() => Promise<unknown>>(async () => 'the screen');
/** Result of a visit: the screen's output, or the address of a redirect. */
const visit = async (path: string): Promise<unknown> => {
  const given = { request: new Request(`https://press.example${path}`), params: {}, context: {} };
  try {
    return await guard(given as never, next);
  } catch (sent) {
    return (sent as Response).headers.get('location');
  }
};
const said = () => useDialogs.getState().queue.map(({ message }) => message);
const signIn = () => {
  signInAs({ userId: 'u-1' }, { pswdChgYmd: today(), lastJoinCertYmd: today() });
  useSession.setState({ menu: exampleMenus() });
};

afterEach(() => {
  next.mockClear();
  useSession.setState(useSession.getInitialState(), true);
  useDialogs.setState({ queue: [] });
});

it('whoever may not open a screen is told so and sent to the dashboard; nothing of it loads', async () => {
  signIn();
  expect([await visit('/product/publicity/CardNews/Detail/1'), said()]).toEqual([
    '/dashboard',
    [messages.access.denied],
  ]);
  expect(next).not.toHaveBeenCalled();
});

it('an address that nobody knows is left to the page that says so', async () => {
  signIn();
  expect([await visit('/communication/Nowhere'), said()]).toEqual(['the screen', []]);
});

it('who has not signed in is sent to the form, which remembers where they wanted to go', async () => {
  expect([await visit('/search?kwd=한글'), said()]).toEqual([
    expect.stringMatching(/^\/login\?from=%2Fsearch/),
    [],
  ]);
});
