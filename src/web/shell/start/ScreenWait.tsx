import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { Spinner } from '#web/kit/loading/Spinner.tsx';
import { Masthead } from '../brand/Masthead.tsx';
import { resolveScreen } from '../screens/resolveScreen.ts';
import styles from './ScreenWait.module.css';

const isPopup = (): boolean => resolveScreen(window.location.pathname, [])?.screen.layout === 'popup';

/**
 * Shown until the first screen is rendered, with the part of its frame that is the same for all users.
 * @param children an error message
 */
export const ScreenWait = ({ children }: { children?: ReactNode }) => (
  <div className={styles.screen}>
    {!isPopup() && <Masthead />}
    <main className={styles.wait}>
      <Spinner large />
      <p role="status">{messages.startUp.loading}</p>
      {children}
    </main>
  </div>
);
