import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import pressed from '../theme/PressedSign.module.css';
import styles from './TrayButton.module.css';
import type { TrayToggleProps } from './TrayToggle.tsx';
import { useMayCompose } from './useMayCompose.ts';

// only few people compose: it is no part of the first screen
const TrayToggle = lazyPart(async () => (await import('./TrayToggle.tsx')).TrayToggle);

/** As wide as the button with words that comes in its place, so that those beside it do not move. */
const WordedPlace = () => (
  <span className={`${pressed.worded} ${styles.wordedPlace}`} aria-hidden="true">
    <svg viewBox="0 0 24 24" />
    브리핑 담기
  </span>
);

/** Puts a record aside for the next briefing, or takes it out again; for those who compose briefings. */
export const TrayButton = (props: TrayToggleProps) =>
  useMayCompose() ? (
    <TrayToggle {...props} fallback={props.isWorded ? <WordedPlace /> : <span className={styles.place} />} />
  ) : null;
