import { grouped } from '#contract/countText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { FactTable } from '#web/kit/lists/FactTable.tsx';
import sections from '#web/kit/page/sections.module.css';
import styles from './operation.module.css';
import { slowWords } from './operationWords.ts';
import { Part } from './Part.tsx';

/** The statements with the highest total time, if the database records them. */
export const SlowStatements = ({ slow: { state, statements } }: Pick<OperationOverview, 'slow'>) => (
  <Part id="slow" title="실행 시간이 많은 질의">
    <p className={sections.help}>{slowWords(state, statements.length)}</p>
    {statements.length > 0 && (
      <FactTable
        label="실행 시간이 많은 질의 표"
        rows={statements}
        // another database account may have sent the same text, and long texts may start alike
        keyOf={({ text, callCnt, meanMs }) => `${text} ${callCnt} ${meanMs}`}
        columns={[
          { head: '질의', className: styles.statement, cell: ({ text }) => <code>{text}</code> },
          { head: '비중', isNumber: true, cell: ({ shareRt }) => `${shareRt}%` },
          { head: '평균', isNumber: true, cell: ({ meanMs }) => `${grouped(meanMs)} ms` },
          { head: '횟수', isNumber: true, cell: ({ callCnt }) => grouped(callCnt) },
        ]}
      />
    )}
  </Part>
);
