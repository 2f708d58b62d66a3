import { type ReactNode, useMemo } from 'react';
import { grouped } from '#contract/countText.ts';
import { engineText } from '#contract/engineText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import { type Growth, growthFinding } from '#web/kit/charts/growth.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { FactTable } from '#web/kit/lists/FactTable.tsx';
import sections from '#web/kit/page/sections.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the operation page, with a heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section className={sections.part} aria-labelledby={`operation-${id}`}>
    <h2 id={`operation-${id}`}>{title}</h2>
    {children}
  </section>
);

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

const kinds: Record<string, string> = { server: '서버', worker: '수집기' };

interface Line {
  key: string;
  kind: string;
  name: string;
  version?: string;
  start?: string;
  seen: string;
}

const linesOf = ({ processes, standbys, engine, version }: OperationOverview): Line[] => [
  ...processes.map(({ kndCd, hostNm, versionNm, buildNm, nodeNm, bgngDt, seenDt }) => ({
    key: `${hostNm} ${bgngDt}`,
    kind: kinds[kndCd] ?? kndCd,
    name: hostNm,
    version: [versionNm, buildNm?.slice(0, 12), `Node ${nodeNm}`].filter(Boolean).join(' · '),
    start: formatTime(bgngDt),
    seen: formatTime(seenDt),
  })),
  { key: 'database', kind: '데이터베이스', name: engineText(engine), version, seen: '응답함' },
  ...standbys.map(({ name, usedYn, lagSec }) => ({
    key: name,
    kind: '대기 서버',
    name,
    seen:
      lagSec === null
        ? '응답하지 않음'
        : `${grouped(Math.round(lagSec))}초 뒤처짐${usedYn === 'N' ? ', 사용 안 함' : ''}`,
  })),
];

/** The live processes, the database and its standbys. */
export const Servers = (overview: OperationOverview) => (
  <Part id="servers" title="서버와 데이터베이스">
    <FactTable
      label="서버와 데이터베이스 표"
      rows={linesOf(overview)}
      keyOf={({ key }) => key}
      columns={[
        { head: '구분', cell: ({ kind }) => kind },
        { head: '이름', cell: ({ name }) => name },
        { head: '버전', cell: ({ version }) => version ?? '-' },
        { head: '시작', cell: ({ start }) => start ?? '-' },
        { head: '마지막 신호', cell: ({ seen }) => seen },
      ]}
    />
  </Part>
);
