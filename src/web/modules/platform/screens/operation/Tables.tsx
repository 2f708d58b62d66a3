import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { FactTable } from '#web/kit/lists/FactTable.tsx';
import styles from './operation.module.css';
import { Part } from './Part.tsx';

/** The largest tables of the database. */
export const Tables = ({ tables, byteCnt }: Pick<OperationOverview, 'tables' | 'byteCnt'>) => (
  <Part id="tables" title="용량이 큰 자료">
    <FactTable
      label="용량이 큰 자료 표"
      rows={tables}
      keyOf={({ tableNm }) => tableNm}
      columns={[
        {
          head: '자료',
          cell: ({ label, tableNm }) => (
            <>
              {label ?? tableNm} <span className={styles.tableName}>{label && tableNm}</span>
            </>
          ),
        },
        { head: '행 수(추정)', isNumber: true, cell: ({ rowCnt }) => grouped(rowCnt) },
        { head: '크기', isNumber: true, cell: (table) => byteText(table.byteCnt) },
        {
          head: '비중',
          isNumber: true,
          cell: (table) => (byteCnt > 0 ? `${Math.round((100 * table.byteCnt) / byteCnt)}%` : '-'),
        },
      ]}
    />
  </Part>
);
