import { create } from 'zustand';
import { idleWarningSeconds } from '#contract/session.ts';
import { http } from '#web/kit/http/http.ts';
import { read } from '#web/kit/http/read.ts';
import { lastActionAt } from '#web/kit/session/presence.ts';

interface IdleTime {
  secondsLeft: number;
}

/** Until when the person may answer the warning, in milliseconds since 1970; null while there is none. */
export const useIdleWarning = create<{ until: number | null }>(() => ({ until: null }));

/** Milliseconds. */
const lookEvery = 5_000;
const tellEvery = 60_000;
const warnedFor = idleWarningSeconds * 1_000;

const path = '/session-activity';

const warn = (until: number | null): void => {
  if (useIdleWarning.getState().until !== until) useIdleWarning.setState({ until });
};

/**
 * Watches, for as long as this tab shows screens of the person, when their session ends if nothing happens: tells the
 * server that they are there, warns before the end, and finds out that it has come. The server decides; tabs tell each
 * other what it said.
 * @returns ends it, and how to say that the person goes on
 */
export const holdIdleClock = (userId: string): { end: () => void; goOn: () => Promise<void> } => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`idle:${userId}`) : undefined;
  let endsAt = Number.POSITIVE_INFINITY;
  let toldAt = Date.now();
  let isAsking = false;
  let isOver = false;

  const learn = ({ secondsLeft }: IdleTime): void => {
    if (isOver) return;
    endsAt = Date.now() + secondsLeft * 1_000;
    warn(secondsLeft <= idleWarningSeconds ? endsAt : null);
  };
  const hear = (time: IdleTime): void => {
    learn(time);
    if (!isOver) channel?.postMessage(time);
  };

  const ask = async (): Promise<void> => hear(await read<IdleTime>(path, { background: true }));
  const tell = async (quiet: boolean): Promise<void> => {
    toldAt = Date.now();
    hear((await http.post<{ data: IdleTime }>(path, {}, { background: quiet })).data.data);
  };

  const isWarned = (): boolean => useIdleWarning.getState().until !== null;
  const next = (): (() => Promise<void>) | undefined => {
    const now = Date.now();
    if (isWarned()) return endsAt <= now ? ask : undefined;
    if (lastActionAt() > toldAt && now - toldAt >= tellEvery) return () => tell(true);
    return endsAt - now <= warnedFor ? ask : undefined;
  };
  const look = async (): Promise<void> => {
    const call = isAsking ? undefined : next();
    if (!call) return;
    isAsking = true;
    try {
      await call();
    } catch {
      // an ended session was said by the http layer; without an answer the next look asks again
    } finally {
      isAsking = false;
    }
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<IdleTime>) => learn(data));
  const timer = setInterval(() => void look(), lookEvery);
  const onReturn = (): void => void look();
  document.addEventListener('visibilitychange', onReturn);
  void ask().catch(() => {});
  return {
    goOn: () => tell(false),
    end: () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      channel?.close();
      warn(null);
    },
  };
};
