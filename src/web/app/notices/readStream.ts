import type { NoticeNews } from '#contract/notices.ts';
import { takeEvents } from './eventText.ts';
import { streamTimeoutMs } from './pace.ts';

interface Hearing {
  /** The last event that was heard on an earlier stream. */
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** The stream stands, or has given a sign of life. */
  alive: () => void;
  news: (news: NoticeNews, id: string | undefined) => void;
}

/** An answer other than a stream. */
export class NoStream extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`no stream: ${status}`);
    this.status = status;
  }
}

/**
 * Reads the server's events until they end. Fetched by hand: EventSource hides why it was refused and paces its tries
 * itself.
 * @throws NoStream, or what broke the connection
 */
export const readStream = async ({ lastEventId, signal, alive, news }: Hearing): Promise<void> => {
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
    if (!answer.ok || !answer.body) throw new NoStream(answer.status);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waitOn();
      alive();
      const { events, rest } = takeEvents(text + value);
      text = rest;
      for (const { event, data, id } of events)
        if (event === 'notices') news(JSON.parse(data) as NoticeNews, id);
    }
  } finally {
    clearTimeout(timer);
  }
};
