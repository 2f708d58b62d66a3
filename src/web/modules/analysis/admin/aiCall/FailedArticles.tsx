import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import type { MachineReadingStatus } from '#generated/types/machineReadingCalls.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './aiCall.module.css';

interface FailedArticlesProps {
  status: MachineReadingStatus;
  onDone: () => void;
}

/** Articles that could not be read, with reasons; one or all can be retried. */
export const FailedArticles = ({
  status: { failed, failedCount, reasons, isConfigured },
  onDone,
}: FailedArticlesProps) => {
  const notify = useNotify();
  const { isBusy: busy, run } = useRun();
  const retry = async (articleIds?: number[]) => {
    await run(async () => {
      const { count } = await write<{ count: number }>('POST', '/machine-reading/retry', { articleIds });
      notify(`${countText(count)}을 다시 시도합니다.`, { type: 'success' });
      onDone();
    });
  };
  const button = (words: string, label: string, articleIds?: number[]) => (
    <button
      type="button"
      className={`${buttons.tertiary} ${buttons.inLine}`}
      aria-label={label}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) void retry(articleIds);
      }}
    >
      {words}
    </button>
  );
  return (
    <section className={styles.failed} aria-labelledby="failed-articles">
      <div className="row-lines">
        <h2 id="failed-articles" className={styles.heading}>
          실패한 기사
        </h2>
        {isConfigured && button('모두 다시 시도', `실패한 ${failedCount}건 모두 다시 시도`)}
      </div>
      <ul className={styles.reasons}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            {reason} {countText(count)}
          </li>
        ))}
      </ul>
      <WideTable label="기사별 실패 사유">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">기사</th>
              <th scope="col">실패 사유</th>
              <th scope="col">시도</th>
              <th scope="col">실패 일시</th>
              {isConfigured && (
                <th scope="col">
                  <span className="only-read-aloud">다시 시도</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {failed.map(({ articleId, articleTtl, reason, tryCnt, failedDt }) => (
              <tr key={articleId}>
                <td className={styles.about}>
                  <Link to={`/article/Article/Detail/${articleId}`} dir="auto">
                    {articleTtl}
                  </Link>
                </td>
                <td className={styles.reason}>{reason}</td>
                <td className={styles.right}>{tryCnt}회</td>
                <td>{formatTime(failedDt)}</td>
                {isConfigured && <td>{button('다시 시도', `${articleTtl} 다시 시도`, [articleId])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {failedCount > failed.length && (
        <p className={styles.more}>가장 최근에 실패한 {failed.length}건만 보여 드립니다.</p>
      )}
    </section>
  );
};
