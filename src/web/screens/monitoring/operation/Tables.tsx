import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import styles from '../monitoring.module.css';
import { Part } from './Part.tsx';

/** The largest tables of the database. */
export const Tables = ({ tables, byteCnt }: Pick<OperationOverview, 'tables' | 'byteCnt'>) => (
  <Part id="tables" title="자리를 많이 쓰는 자료">
    <WideTable label="자리를 많이 쓰는 자료 표">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">자료</th>
            {['행(어림)', '크기', '비중'].map((head) => (
              <th key={head} scope="col" className={styles.right}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.tableNm}>
              <th scope="row" data-label="자료">
                {table.label ?? table.tableNm}{' '}
                <span className={styles.tableName}>{table.label && table.tableNm}</span>
              </th>
              <td data-label="행(어림)" className={styles.right}>
                {grouped(table.rowCnt)}
              </td>
              <td data-label="크기" className={styles.right}>
                {byteText(table.byteCnt)}
              </td>
              <td data-label="비중" className={styles.right}>
                {byteCnt > 0 ? `${Math.round((100 * table.byteCnt) / byteCnt)}%` : '-'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  </Part>
);
