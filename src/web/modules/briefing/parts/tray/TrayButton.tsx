import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import pressed from '#web/kit/theme/PressedSign.module.css';
import styles from './TrayButton.module.css';
import type { TrayToggleProps } from './TrayToggle.tsx';
import { useMayCompose } from './useMayCompose.ts';

// only few users compose briefings: not part of the first screen's code
const TrayToggle = lazyPart(async () => (await import('./TrayToggle.tsx')).TrayToggle);

/** Placeholder as wide as the button with words that replaces it, so that the neighbours do not move. */
const WordedPlace = () => (
  <span className={`${pressed.worded} ${styles.wordedPlace}`} aria-hidden="true">
    <svg viewBox="0 0 24 24" />
    브리핑 담기
  </span>
);

/** Adds a record to the tray for the next briefing, or removes it; for users who compose briefings. */
export const TrayButton = (props: TrayToggleProps) =>
  useMayCompose() ? (
    <TrayToggle {...props} fallback={props.isWorded ? <WordedPlace /> : <span className={styles.place} />} />
  ) : null;
