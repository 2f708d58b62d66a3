import type { NoticeNews } from '#contract/notices.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { clearNotices, countNotices, useNotices } from './noticeStore.ts';
import { canShare, mustPoll, pollInterval, type Role, retryDelay, streamTimeoutMs } from './role.ts';

/** One event of a stream. */
interface StreamEvent {
  event: string;
  data: string;
  id: string | undefined;
}

const eventOf = (block: string): StreamEvent | undefined => {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, value);
  }
  const data = fields.get('data');
  return data === undefined
    ? undefined
    : { event: fields.get('event') ?? 'message', data, id: fields.get('id') };
};

/** Splits the complete events off the text received so far, and returns the incomplete rest. */
export const splitEvents = (text: string): { events: StreamEvent[]; rest: string } => {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap((block) => eventOf(block) ?? []), rest };
};

interface Hearing {
  /** Id of the last event received on an earlier stream. */
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** Called when the stream opens, and at every sign of life. */
  alive: () => void;
  news: (news: NoticeNews, id: string | undefined) => void;
  /** Saved searches have found something new. */
  hits: () => void;
}

/**
 * Reads the server's events until the stream ends. Uses fetch: EventSource hides the reason of a refusal and schedules
 * its retries itself.
 * @throws Error for an answer that is no stream, or whatever broke the connection
 */
const readStream = async ({ lastEventId, signal, alive, news, hits }: Hearing): Promise<void> => {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), streamTimeoutMs);
  };
  waitOn();
  try {
    const answer = await fetch('/api/notice-events', {
      headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`no stream: ${answer.status}`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waitOn();
      alive();
      const { events, rest } = splitEvents(text + value);
      text = rest;
      for (const { event, data, id } of events)
        if (event === 'hits') hits();
        else if (event === 'notices') news(JSON.parse(data) as NoticeNews, id);
    }
  } finally {
    clearTimeout(timer);
  }
};

/** What changes on the screen. */
type Change = { pending: number } | { hits: number };
/** Messages between the tabs of a browser: a change; or `ask`, by a new tab. */
type Word = Change | 'ask';

/** Resolves after so many ms, or when the session is renewed: a stream refused for an expired one is retried at once. */
const nextTry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const before = useSession.getState().token.renewedAt;
    const end = (): void => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = useSession.subscribe(({ token }) => {
      if (token.renewedAt !== before) end();
    });
    signal.addEventListener('abort', end);
  });

/**
 * Receives the number of the user's notices while this tab shows their screens. Of all tabs of a browser one, the
 * leader, has the connection and informs the others; when it closes, another takes over.
 * @returns a function that ends it
 */
export const startNoticeStream = (userId: string): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const isShared = canShare({ locks: 'locks' in navigator, channel: 'BroadcastChannel' in window });
  const name = `notices:${userId}`;
  const channel = isShared ? new BroadcastChannel(name) : undefined;
  let role: Role = isShared ? 'follower' : 'alone';
  let isStreaming = false;
  let heardAt = Date.now();

  const say = (word: Word): void => channel?.postMessage(word);
  const learn = (change: Change): void => {
    useNotices.setState(change);
    if (role === 'leader') say(change);
  };
  const learnHits = (): void => learn({ hits: useNotices.getState().hits + 1 });

  const poll = async (): Promise<void> => {
    const pending = await countNotices();
    if (pending === undefined || signal.aborted) return;
    learn({ pending });
    learnHits();
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
            learn({ pending });
          },
          hits: learnHits,
        });
      } catch {
        // refused or broken: not reported, since polling takes over
      }
      if (signal.aborted) return;
      isStreaming = false;
      failures += 1;
      if (failures === 1) void poll();
      await nextTry(retryDelay(failures, Math.random()), signal);
    }
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'ask') {
      if (role === 'leader') say({ pending: useNotices.getState().pending });
      return;
    }
    heardAt = Date.now();
    useNotices.setState(data);
  });

  if (isShared) {
    say('ask');
    navigator.locks
      .request(name, { signal }, async () => {
        role = 'leader';
        await stream();
      })
      // aborted before the lock was granted
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
    clearNotices();
  };
};
