import { useSession } from '#web/shared/session/sessionStore.ts';
import { countNotices, forgetNotices, useNotices } from './noticeStore.ts';
import { pollInterval, retryDelay } from './pace.ts';
import { readStream } from './readStream.ts';
import { canShare, mustPoll, type Role } from './role.ts';

/** What tabs of one browser tell each other: how many wait; or who has just come asks. */
type Word = { pending: number } | 'ask';

const show = (pending: number): void => useNotices.setState({ pending });

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Settles when the session was renewed: a stream that was refused for want of one is tried again at once. */
const renewal = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const before = useSession.getState().token.renewedAt;
    const stop = useSession.subscribe(({ token }) => {
      if (token.renewedAt === before) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });

/**
 * Hears of the person's notifications for as long as this tab shows screens of theirs. Of all tabs of a browser one, the
 * leader, holds the connection and tells the others; when it goes, another takes its place.
 * @returns ends it
 */
export const holdNoticeLine = (userId: string): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const isShared = canShare({ locks: 'locks' in navigator, channel: 'BroadcastChannel' in window });
  const name = `notices:${userId}`;
  const channel = isShared ? new BroadcastChannel(name) : undefined;
  let role: Role = isShared ? 'follower' : 'alone';
  let isStreaming = false;
  let heardAt = Date.now();

  const say = (word: Word): void => channel?.postMessage(word);
  const learn = (pending: number): void => {
    show(pending);
    if (role === 'leader') say({ pending });
  };

  const poll = async (): Promise<void> => {
    const pending = await countNotices();
    if (pending !== undefined && !signal.aborted) learn(pending);
  };

  const pollIfNeeded = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (mustPoll({ role, isStreaming, isVisible, silence: Date.now() - heardAt })) void poll();
  };

  const stream = async (): Promise<void> => {
    let lastEventId: string | undefined;
    let failures = 0;
    while (!signal.aborted) {
      try {
        await readStream({
          lastEventId,
          signal,
          alive: () => {
            isStreaming = true;
            failures = 0;
            say({ pending: useNotices.getState().pending });
          },
          news: ({ pending }, id) => {
            lastEventId = id;
            learn(pending);
          },
        });
      } catch {
        // refused or broken: said by nothing but the polling that takes over
      }
      if (signal.aborted) return;
      isStreaming = false;
      failures += 1;
      if (failures === 1) void poll();
      const turn = new AbortController();
      const either = AbortSignal.any([signal, turn.signal]);
      await Promise.race([pause(retryDelay(failures, Math.random()), either), renewal(either)]);
      turn.abort();
    }
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'ask') {
      if (role === 'leader') say({ pending: useNotices.getState().pending });
      return;
    }
    heardAt = Date.now();
    show(data.pending);
  });

  if (isShared) {
    say('ask');
    navigator.locks
      .request(name, { signal }, async () => {
        role = 'leader';
        await stream();
      })
      // given up before it was granted
      .catch(() => {});
  } else void poll();

  const timer = setInterval(pollIfNeeded, pollInterval);
  const onReturn = (): void => {
    if (role === 'alone') pollIfNeeded();
  };
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    ending.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    channel?.close();
    forgetNotices();
  };
};
