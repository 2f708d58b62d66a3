import { useEffect, useId, useRef } from 'react';
import { logout } from '#web/client/session/logout.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { hasUnsavedInput } from '#web/client/session/unsavedForm.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { useSecondsLeft } from '#web/modules/accounts/index.ts';
import { goTo } from '../session/appRouter.ts';
import styles from './IdleWarning.module.css';
import { startIdleClock, useIdleWarning } from './idleClock.ts';

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
