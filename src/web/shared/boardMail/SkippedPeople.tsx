import styles from './mail.module.css';
import type { Skipped } from './mailCalls.ts';

/** As many as one takes in at a glance; the others unfold. */
const few = 5;

/** Who is not sent the mail, each with the reason. */
export const SkippedPeople = ({ skipped }: { skipped: readonly Skipped[] }) => {
  if (skipped.length === 0) return null;
  return (
    <details className={styles.skipped} open={skipped.length <= few}>
      <summary>
        보내지 않는 사람 <strong>{skipped.length.toLocaleString('ko-KR')}</strong>명
      </summary>
      <ul>
        {skipped.map(({ userId, userNm, instNm, deptNm, why }) => (
          <li key={userId}>
            <span className={styles.person}>
              <strong>{userNm ?? userId}</strong>
              <span>{[deptNm, instNm].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
