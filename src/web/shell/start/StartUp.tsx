import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '#contract/messages.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './ScreenWait.module.css';
import { ScreenWait } from './ScreenWait.tsx';
import { startUp } from './startUp.ts';

/** How long a failed start looks like a slow one before the person is told, in ms. */
const timeoutMs = 5000;

type State = 'loading' | 'failing' | 'failed' | 'ready';

const useStartUp = (): { state: State; retry: () => void } => {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    startUp().then(
      () => current && setState('ready'),
      (failure: unknown) => {
        console.error('start-up failed', failure);
        if (!current) return;
        setState('failing');
        timer = setTimeout(() => setState('failed'), timeoutMs - (performance.now() - startedAt));
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { state, retry };
};

/** Covers the screen until start-up has finished; a failure keeps it there and, after a while, offers a retry. */
export const StartUp = ({ children }: { children: () => ReactNode }) => {
  const { state, retry } = useStartUp();
  if (state === 'ready') return children();
  return (
    <ScreenWait>
      {state === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{messages.startUp.failed}</p>
          <button type="button" className={buttons.primary} onClick={retry}>
            {messages.startUp.retry}
          </button>
        </div>
      )}
    </ScreenWait>
  );
};
