import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Calls } from '#generated/api/calls.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { watchesPath } from '../../parts/watchesPath.ts';
import styles from './Stop.module.css';

type Stopped = Calls['POST /watch/stop']['answer']['data'];

/** As the server takes it. */
const isToken = (text: string): boolean => /^[\w-]{20,64}$/.test(text);

const broken = '이 링크로는 알림을 멈출 수 없습니다. 메일의 링크가 잘리지 않았는지 확인해 주세요.';

/**
 * /watch/stop?tkn=…: where the link in a mail leads. It stops nothing by itself, since programs that examine mails open
 * their links.
 */
export const Stop = () => {
  const tkn = new URLSearchParams(useLocation().search).get('tkn') ?? '';
  const [stopped, setStopped] = useState<Stopped>();
  const { problem = isToken(tkn) ? undefined : broken, isBusy, run } = useRun();
  const stop = () =>
    run(async () => {
      await ensureXsrfCookie();
      setStopped(await write<Stopped>('POST', '/watch/stop', { tkn }, { quiet: true }));
    });

  if (stopped)
    return (
      <section className={styles.panel}>
        <StepHeading className={styles.title}>{`‘${stopped.viewNm}’ 알림을 멈췄습니다`}</StepHeading>
        <p>
          다시 받으려면 로그인한 뒤 마이페이지의 ‘새 글 알림’에서 ‘다시 보내기’를 눌러 주세요. 저장한 검색은
          그대로 있습니다.
        </p>
        <Link to={watchesPath} className={buttons.tertiary}>
          내 알림 보기
        </Link>
      </section>
    );
  return (
    <section className={styles.panel}>
      {isToken(tkn) && (
        <p>
          누르면 이 메일이 온 저장한 검색의 새 글 알림을 더는 보내지 않습니다. 로그인하지 않아도 되고, 나중에
          마이페이지에서 다시 켤 수 있습니다.
        </p>
      )}
      {problem && (
        <p role="alert" className={refusals.refusal}>
          {problem}
        </p>
      )}
      {isToken(tkn) && (
        <button type="button" className={buttons.primary} disabled={isBusy} onClick={() => void stop()}>
          알림 그만 받기
        </button>
      )}
    </section>
  );
};
