import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import type { HealthFinding, OperationOverview } from '#generated/types/operationCalls.ts';
import { read } from '#web/client/http/read.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { FactTable } from '#web/kit/lists/FactTable.tsx';
import layout from '#web/kit/page/sections.module.css';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { progressOf, useSetup } from '../setup/useSetup.ts';
import styles from './operation.module.css';
import { Part, Servers, Storage } from './parts.tsx';

const states: Record<string, { word: string; tone: Tone }> = {
  good: { word: '정상', tone: 'good' },
  notice: { word: '점검 필요', tone: 'notice' },
  bad: { word: '문제', tone: 'danger' },
};

const stateWords = (state: string): { word: string; tone: Tone } =>
  states[state] ?? { word: state, tone: 'plain' };

const order = ['bad', 'notice', 'good'];

/** Sorts findings that need action before good ones. */
export const worstFirst = <Finding extends Pick<HealthFinding, 'state'>>(
  findings: readonly Finding[],
): Finding[] => findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

/** All findings in one sentence. */
export const summaryOf = (findings: readonly Pick<HealthFinding, 'state'>[]): string => {
  const count = (wanted: string): number => findings.filter(({ state }) => state === wanted).length;
  const [bad, notice] = [count('bad'), count('notice')];
  if (bad) return `${bad}곳에 문제가 있습니다${notice ? `. ${notice}곳은 점검이 필요합니다` : ''}.`;
  return notice ? `${notice}곳은 점검이 필요합니다.` : '모두 정상입니다.';
};

const slow: Record<string, string> = {
  on: '데이터베이스가 집계를 시작한 이후 실행 시간이 가장 많은 질의입니다. 질의에 들어간 값은 표시하지 않습니다.',
  off: 'PostgreSQL의 pg_stat_statements를 켜면 실행 시간이 많은 질의를 여기에서 볼 수 있습니다.',
  embedded: '내장 데이터베이스는 질의를 집계하지 않습니다. PostgreSQL로 옮기면 볼 수 있습니다.',
  unknown:
    'pg_stat_statements를 읽지 못했습니다. shared_preload_libraries와 읽기 권한(pg_read_all_stats)을 확인해 주세요.',
};

/** Explains the list of statements, or why there is none. */
export const slowWords = (state: string, shown: number): string =>
  state === 'on' && shown === 0 ? '아직 집계한 질의가 없습니다.' : (slow[state] ?? '');

/** The largest tables of the database. */
const Tables = ({ tables, byteCnt }: Pick<OperationOverview, 'tables' | 'byteCnt'>) => (
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

/** The statements with the highest total time, if the database records them. */
const SlowStatements = ({ slow: { state, statements } }: Pick<OperationOverview, 'slow'>) => (
  <Part id="slow" title="실행 시간이 많은 질의">
    <p className={layout.help}>{slowWords(state, statements.length)}</p>
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

const Finding = ({ finding: { area, state, words, menuUrl } }: { finding: HealthFinding }) => {
  const { word, tone } = stateWords(state);
  return (
    <li className={styles.finding}>
      <span>
        <Badge tone={tone}>{word}</Badge>
      </span>
      <strong>{area}</strong>
      <span className={styles.findingWords}>{words}</span>
      {menuUrl && (
        <Link to={menuUrl} className={styles.findingLink}>
          열기<span className="only-read-aloud"> {area}</span>
        </Link>
      )}
    </li>
  );
};

/** Findings that need action first, then the good ones. */
const Findings = ({ findings }: Pick<OperationOverview, 'findings'>) => (
  <Part id="findings" title={summaryOf(findings)}>
    <ul className={styles.findings}>
      {worstFirst(findings).map((finding) => (
        <Finding key={finding.area} finding={finding} />
      ))}
    </ul>
  </Part>
);

/** The steps of setting up the installation that are left; nothing once there are none. */
const Readiness = () => {
  const { data, error, refetch } = useSetup();
  if (error && !data)
    return (
      <Part id="readiness" title="준비 상태">
        <ProblemState problem={error} onRetry={() => void refetch()} />
      </Part>
    );
  const isReady = data?.steps.every(({ state }) => state === 'good') ?? true;
  return isReady ? null : (
    <Part id="readiness" title="준비 상태">
      <p className={layout.help}>
        {progressOf(data?.steps ?? [])} <Link to="/admin/monitoring/Setup">시작하기</Link>
      </p>
    </Part>
  );
};

/** The sections of the page, from the top; each takes its part of the response. */
const sections: Record<string, ComponentType<OperationOverview>> = {
  findings: Findings,
  readiness: Readiness,
  servers: Servers,
  storage: Storage,
  tables: Tables,
  slow: SlowStatements,
};

/** Polling interval in milliseconds while the screen is open. */
const lookEvery = 30_000;

const useOperation = () =>
  useQuery({
    queryKey: ['operation'],
    queryFn: ({ signal }) => read<OperationOverview>('/operation-overview', { signal, quiet: true }),
    refetchInterval: lookEvery,
  });

/** State of the whole product: problems to fix, servers, growth. */
export const Operation = () => {
  const { data, dataUpdatedAt, error, refetch } = useOperation();
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState minHeight="60rem" />;
  return (
    <div className={layout.page}>
      {error && (
        <p role="alert" className={styles.outdated}>
          지금은 상태를 확인하지 못했습니다. {formatTime(new Date(dataUpdatedAt).toISOString())}에 확인한
          내용입니다.
        </p>
      )}
      {Object.entries(sections).map(([id, Section]) => (
        <Section key={id} {...data} />
      ))}
    </div>
  );
};
