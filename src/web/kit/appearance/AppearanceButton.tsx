import { lazy, Suspense, useEffect, useRef } from 'react';
import { TooltipButton } from '../tooltip/TooltipButton.tsx';
import { useUserSetting } from '../userSetting/useUserSetting.ts';
import styles from './AppearanceButton.module.css';
import { type Appearance, appearanceOf, showAppearance } from './appearance.ts';

const AppearanceBox = lazy(async () => ({ default: (await import('./AppearanceBox.tsx')).AppearanceBox }));

/** Opens the choice of mode and size of text, and shows what the server remembers of it for this person. */
export const AppearanceButton = () => {
  const { value, isKnown, keep } = useUserSetting<Appearance>('appearance');
  const isTaken = useRef(false);
  useEffect(() => {
    // once: an answer that comes after the next choice does not take that back
    if (!isKnown || isTaken.current) return;
    isTaken.current = true;
    if (value) showAppearance(appearanceOf(value));
  }, [isKnown, value]);
  return (
    <TooltipButton
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
      <Suspense fallback={<div className={styles.wait} />}>
        <AppearanceBox keep={keep} />
      </Suspense>
    </TooltipButton>
  );
};
