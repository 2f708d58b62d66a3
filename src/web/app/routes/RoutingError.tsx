import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import buttons from '#web/shared/theme/Button.module.css';
import styles from './RoutingError.module.css';

/** Whatever a screen throws ends here. The way home loads the page anew: the running one may be broken. */
export const RoutingError = () => {
  const error = useRouteError();
  useEffect(() => {
    console.error('screen failed', error);
    document.title = messages.access.routingError;
  }, [error]);
  return (
    <main className={styles.screen}>
      <h1>{messages.access.routingError}</h1>
      <p className={styles.text}>
        화면을 표시하는 중에 문제가 생겼습니다.
        <br />
        다시 시도해도 같은 문제가 생기면 관리자에게 알려 주세요.
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttons.tertiary} onClick={() => window.location.reload()}>
          {messages.startUp.retry}
        </button>
        <a href="/dashboard" className={buttons.primary}>
          {messages.notFound.home}
        </a>
      </div>
    </main>
  );
};
