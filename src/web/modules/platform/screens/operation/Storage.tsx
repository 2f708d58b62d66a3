import { useMemo } from 'react';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import { type Growth, growthFinding } from '#web/kit/charts/growth.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import sections from '#web/kit/page/sections.module.css';
import { Part } from './Part.tsx';

const series = [
  { key: 'database', label: '데이터베이스' },
  { key: 'files', label: '첨부 파일' },
];

const growthOf = (storage: OperationOverview['storage']): Growth => ({
  series,
  marks: storage.flatMap(({ date, databaseByteCnt, fileByteCnt }) => [
    { key: 'database', date, bytes: databaseByteCnt },
    { key: 'files', date, bytes: fileByteCnt },
  ]),
});

/** Storage growth, once there is more than a day to compare. */
export const Storage = ({ storage }: Pick<OperationOverview, 'storage'>) => {
  const drawing = useMemo<Drawing>(() => ({ kind: 'growth', ...growthOf(storage) }), [storage]);
  if (storage.length > 1)
    return (
      <ChartPanel
        title="저장 공간"
        subtitle="하루에 한 번 기록한 크기와 현재 크기"
        head="날짜"
        drawing={drawing}
        height={32}
      />
    );
  return (
    <Part id="storage" title="저장 공간">
      <p className={sections.help}>{growthFinding(growthOf(storage))}</p>
    </Part>
  );
};
