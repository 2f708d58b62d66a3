import { createRef } from 'react';
import { useSyncedSetting } from '#web/client/userSetting/useSyncedSetting.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { TooltipButton, type TooltipHandle } from '../tooltip/TooltipButton.tsx';
import styles from './AppearanceButton.module.css';
import { type Appearance, appearanceOf, showAppearance } from './appearance.ts';

/** The button that opens the choice of mode and text size, if the screen has one. */
const appearanceButton = createRef<TooltipHandle>();

/** Opens that choice; Escape returns the focus to its button. */
export const openAppearance = (): void => appearanceButton.current?.open();

const AppearanceBox = lazyDialog(async () => (await import('./AppearanceBox.tsx')).AppearanceBox);

const take = (kept: Appearance): void => showAppearance(appearanceOf(kept));
const inBrowserAlone = async (): Promise<void> => {};

interface AppearanceButtonProps {
  /** Stores a choice elsewhere too; by default the browser alone remembers it, for somebody who is not signed in. */
  keep?: (appearance: Appearance) => Promise<void>;
}

/** Opens the choice of mode and text size. */
export const AppearanceButton = ({ keep = inBrowserAlone }: AppearanceButtonProps) => (
  <TooltipButton
    ref={appearanceButton}
    label="화면 설정"
    buttonClassName={styles.button}
    icon={
      <>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
        </svg>
        <span className={styles.words}>화면 설정</span>
      </>
    }
  >
    {(close) => <AppearanceBox keep={keep} fallback={<div className={styles.wait} />} onClose={close} />}
  </TooltipButton>
);

/** The same, with the user's choice that the server has stored. */
export const UserAppearanceButton = () => (
  <AppearanceButton keep={useSyncedSetting<Appearance>('appearance', take)} />
);
