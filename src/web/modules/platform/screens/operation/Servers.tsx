import { grouped } from '#contract/countText.ts';
import { engineText } from '#contract/engineText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { FactTable } from '#web/kit/lists/FactTable.tsx';
import { Part } from './Part.tsx';

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
