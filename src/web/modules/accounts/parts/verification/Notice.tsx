import type { FieldNote } from './useCodeExchange.ts';
import styles from './Verification.module.css';

/** A message below a field, read aloud too. The live region is always in the page, so that changes are announced. */
export const Notice = ({ id, note }: { id: string; note: FieldNote | null }) => (
  <div id={id} aria-live="polite" className={styles.notice}>
    {note && (
      <p className={styles[note.tone]}>
        {note.tone === 'good' && (
          <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="m3 8.5 3.2 3.2L13 5" />
          </svg>
        )}
        {note.text}
      </p>
    )}
  </div>
);
