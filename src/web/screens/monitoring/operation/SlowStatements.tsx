import { grouped } from '#contract/countText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import styles from '../monitoring.module.css';
import { slowWords } from './operationWords.ts';
import { Part } from './Part.tsx';

/** The statements that took most time, where the database counts them. */
export const SlowStatements = ({ slow: { state, statements } }: Pick<OperationOverview, 'slow'>) => (
  <Part id="slow" title="시간을 많이 쓰는 질의">
    <p className={styles.help}>{slowWords(state, statements.length)}</p>
    {statements.length > 0 && (
      <WideTable label="시간을 많이 쓰는 질의 표">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">질의</th>
              {['비중', '평균', '횟수'].map((head) => (
                <th key={head} scope="col" className={styles.right}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statements.map(({ text, callCnt, meanMs, shareRt }) => (
              // another account may have sent the same, and long ones may begin alike
              <tr key={`${text} ${callCnt} ${meanMs}`}>
                <th scope="row" data-label="질의" className={styles.statement}>
                  <code>{text}</code>
                </th>
                <td data-label="비중" className={styles.right}>
                  {shareRt}%
                </td>
                <td data-label="평균" className={styles.right}>
                  {grouped(meanMs)} ms
                </td>
                <td data-label="횟수" className={styles.right}>
                  {grouped(callCnt)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    )}
  </Part>
);
