import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { Spinner } from '#web/kit/loading/Spinner.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Masthead } from '../brand/Masthead.tsx';
import { resolveScreen } from '../screens/resolveScreen.ts';
import screenWaitStyles from './ScreenWait.module.css';
import styles from './StartUp.module.css';

const isPopup = (): boolean => resolveScreen(window.location.pathname, [])?.screen.layout === 'popup';

/**
 * Shown until the first screen is rendered, with the part of its frame that is the same for all users.
 * @param children an error message
 */
const ScreenWait = ({ children }: { children?: ReactNode }) => (
  <div className={screenWaitStyles.screen}>
    {!isPopup() && <Masthead />}
    <main className={screenWaitStyles.wait}>
      <Spinner large />
      <p role="status">{messages.startUp.loading}</p>
      {children}
    </main>
  </div>
);

/** Time before a failed start is reported, in ms; until then it looks like a slow one. */
const timeoutMs = 5000;

type State<T> = 'loading' | 'failed' | { ready: T };

const useStartUp = <T,>(start: () => Promise<T>): { state: State<T>; retry: () => void } => {
  const [state, setState] = useState<State<T>>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    start().then(
      (ready) => current && setState({ ready }),
      (failure: unknown) => {
        console.error('start-up failed', failure);
        if (current)
          timer = setTimeout(() => setState('failed'), timeoutMs - (performance.now() - startedAt));
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [start, attempt]);

  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { state, retry };
};

interface StartUpProps<T> {
  /** Must be a stable function. */
  start: () => Promise<T>;
  children: (ready: T) => ReactNode;
}

/** Covers the screen until the start has finished; after a failure it stays and offers a retry after a while. */
export const StartUp = <T,>({ start, children }: StartUpProps<T>) => {
  const { state, retry } = useStartUp(start);
  if (typeof state === 'object') return children(state.ready);
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
