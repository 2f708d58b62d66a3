import type { FieldNote } from './useCodeExchange.ts';
import styles from './Verification.module.css';

/** A message below a field, read aloud too. The live region is always in the page, so that changes are announced. */
export const Notice = ({ id, said }: { id: string; said: FieldNote | null }) => (
  <div id={id} aria-live="polite" className={styles.notice}>
    {said && (
      <p className={styles[said.tone]}>
        {said.tone === 'good' && (
          <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="m3 8.5 3.2 3.2L13 5" />
          </svg>
        )}
        {said.text}
      </p>
    )}
  </div>
);
