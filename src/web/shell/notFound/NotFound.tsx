import { Link } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './NotFound.module.css';

/** Shown for any address without a screen. */
export const NotFound = () => {
  usePageHead({ heading: messages.notFound.text, intro: null, tabTitle: messages.notFound.text });
  return (
    <section className={styles.panel}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <p className={styles.text}>
        주소가 잘못 입력되었거나, 화면이 옮겨졌거나 없어졌을 수 있습니다.
        <br />
        주소를 다시 확인하시거나 홈에서 메뉴를 골라 주세요.
      </p>
      <Link to="/dashboard" className={buttons.primary}>
        {messages.notFound.home}
      </Link>
    </section>
  );
};
