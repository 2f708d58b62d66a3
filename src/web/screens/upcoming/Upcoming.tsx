import buttons from '#web/kit/theme/Button.module.css';
import styles from './Upcoming.module.css';

/** An honest panel for a screen that is planned but not built yet. Heading and intro come from the shell. */
export const Upcoming = () => (
  <section className={styles.panel} aria-label="준비 중">
    <span className={styles.badge}>준비 중</span>
    <p className={styles.title}>이 화면은 아직 준비하고 있습니다.</p>
    <p className={styles.text}>완성되는 대로 이 자리에서 바로 이용하실 수 있습니다.</p>
    <button type="button" className={buttons.tertiary} onClick={() => window.history.back()}>
      이전 화면으로
    </button>
  </section>
);
