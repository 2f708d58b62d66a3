import { useEffect, useId, useRef } from 'react';
import { create } from 'zustand';
import { idleWarningSeconds } from '#contract/session.ts';
import { http } from '#web/client/http/http.ts';
import { lastActionAt } from '#web/client/http/presence.ts';
import { read } from '#web/client/http/read.ts';
import { logout } from '#web/client/session/logout.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { hasUnsavedInput } from '#web/client/session/unsavedForm.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { useSecondsLeft } from '#web/modules/accounts/index.ts';
import { goTo } from '../session/appRouter.ts';
import styles from './IdleWarning.module.css';

interface IdleTime {
  secondsLeft: number;
}

/** Deadline for answering the warning, in milliseconds since 1970; null without a warning. */
const useIdleWarning = create<{ until: number | null }>(() => ({ until: null }));

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
const startIdleClock = (userId: string): { end: () => void; goOn: () => Promise<void> } => {
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

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds}초` : `${Math.floor(seconds / 60)}분 ${seconds % 60}초`;

const leave = async (): Promise<void> => {
  await logout();
  goTo('/login');
};

const Warning = ({ until, onGoOn }: { until: number; onGoOn: () => void }) => {
  const goOn = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const left = useSecondsLeft(until);
  return (
    <Dialog
      alert
      title="곧 자동으로 로그아웃됩니다"
      describedBy={textId}
      firstFocus={goOn}
      onClose={onGoOn}
      actions={
        <>
          <button type="button" className={buttons.tertiary} onClick={() => void leave()}>
            로그아웃
          </button>
          <button ref={goOn} type="button" className={buttons.primary} onClick={onGoOn}>
            계속 사용
          </button>
        </>
      }
    >
      <p id={textId}>
        한동안 사용하지 않아 2분 안에 로그인이 종료됩니다. 계속하려면 ‘계속 사용’을 눌러 주세요.
        {hasUnsavedInput() && ' 로그아웃을 누르면 저장하지 않은 내용은 사라집니다.'}
      </p>
      {/* a timer is not announced as it runs; screen reader users can navigate to it */}
      <p className={styles.left} role="timer" aria-label="남은 시간">
        <span>남은 시간</span> <strong>{inWords(left)}</strong>
      </p>
    </Dialog>
  );
};

/** Runs the idle clock of the session, and warns before the session ends. */
export const IdleWarning = () => {
  const userId = useSession(({ user }) => user?.user.userId);
  const until = useIdleWarning((state) => state.until);
  const clock = useRef<ReturnType<typeof startIdleClock>>(undefined);

  useEffect(() => {
    if (!userId) return undefined;
    const held = startIdleClock(userId);
    clock.current = held;
    return () => held.end();
  }, [userId]);

  if (until === null) return null;
  const goOn = () => void clock.current?.goOn().catch(() => {});
  return <Warning until={until} onGoOn={goOn} />;
};
