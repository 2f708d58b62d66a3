import { create } from 'zustand';
import { idleWarningSeconds } from '#contract/session.ts';
import { http } from '#web/client/http/http.ts';
import { lastActionAt } from '#web/client/http/presence.ts';
import { read } from '#web/client/http/read.ts';

interface IdleTime {
  secondsLeft: number;
}

/** Deadline for answering the warning, in milliseconds since 1970; null without a warning. */
export const useIdleWarning = create<{ until: number | null }>(() => ({ until: null }));

/** Milliseconds. */
const checkEvery = 5_000;
const tellEvery = 60_000;
const warnedFor = idleWarningSeconds * 1_000;

const path = '/session-activity';

const warn = (until: number | null): void => {
  if (useIdleWarning.getState().until !== until) useIdleWarning.setState({ until });
};

/**
 * While this tab shows the user's screens, tracks when the session ends without activity: reports activity to the
 * server, warns before the end, and detects the end. The server decides; tabs share its responses.
 * @returns `end` stops it, `goOn` reports that the user continues
 */
export const startIdleClock = (userId: string): { end: () => void; goOn: () => Promise<void> } => {
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
  const check = async (): Promise<void> => {
    const call = isAsking ? undefined : next();
    if (!call) return;
    isAsking = true;
    try {
      await call();
    } catch {
      // the http layer has shown the end of a session; after a failed request the next check asks again
    } finally {
      isAsking = false;
    }
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<IdleTime>) => learn(data));
  const timer = setInterval(() => void check(), checkEvery);
  const onReturn = (): void => void check();
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
