import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import type { HealthFinding, OperationOverview } from '#generated/types/operationCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import { type Growth, growthFinding } from '#web/kit/charts/growth.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { read } from '#web/kit/http/read.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { ProblemState } from '#web/kit/states/ProblemState.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import styles from './monitoring.module.css';
import { engineWords, kindWords, slowWords, stateWords, summaryOf, worstFirst } from './operationWords.ts';

/** Milliseconds between two looks while the screen stands open. */
const lookEvery = 30_000;

const useOperation = () =>
  useQuery({
    queryKey: ['operation'],
    queryFn: ({ signal }) => read<OperationOverview>('/operation-overview', { signal, quiet: true }),
    refetchInterval: lookEvery,
  });

const Finding = ({ finding: { area, state, words, menuUrl } }: { finding: HealthFinding }) => {
  const { word, tone } = stateWords(state);
  return (
    <li className={styles.finding}>
      <span className={styles.findingState}>
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

/** What somebody has to do something about first, then what is well. */
const Findings = ({ findings }: { findings: readonly HealthFinding[] }) => {
  return (
    <section className={styles.part} aria-labelledby="operation-findings">
      <div className={styles.partHead}>
        <h2 id="operation-findings">{summaryOf(findings)}</h2>
      </div>
      <ul className={styles.findings}>
        {worstFirst(findings).map((finding) => (
          <Finding key={finding.area} finding={finding} />
        ))}
      </ul>
    </section>
  );
};

const Servers = ({ processes, standbys, engine, version }: OperationOverview) => (
  <section className={styles.part} aria-labelledby="operation-servers">
    <h2 id="operation-servers">서버와 데이터베이스</h2>
    <WideTable label="서버와 데이터베이스 표">
      <table className={styles.table}>
        <thead>
          <tr>
            {['구분', '이름', '버전', '시작', '마지막 신호'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map(({ kndCd, hostNm, versionNm, buildNm, nodeNm, bgngDt, seenDt }) => (
            <tr key={`${hostNm} ${bgngDt}`}>
              <th scope="row" data-label="구분">
                {kindWords(kndCd)}
              </th>
              <td data-label="이름">{hostNm}</td>
              <td data-label="버전">
                {[versionNm, buildNm?.slice(0, 12), `Node ${nodeNm}`].filter(Boolean).join(' · ')}
              </td>
              <td data-label="시작">{formatTime(bgngDt)}</td>
              <td data-label="마지막 신호">{formatTime(seenDt)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" data-label="구분">
              데이터베이스
            </th>
            <td data-label="이름">{engineWords(engine)}</td>
            <td data-label="버전">{version}</td>
            <td data-label="시작">-</td>
            <td data-label="마지막 신호">응답함</td>
          </tr>
          {standbys.map(({ name, usedYn, lagSec }) => (
            <tr key={name}>
              <th scope="row" data-label="구분">
                대기 서버
              </th>
              <td data-label="이름">{name}</td>
              <td data-label="버전">-</td>
              <td data-label="시작">-</td>
              <td data-label="마지막 신호">
                {lagSec === null
                  ? '응답하지 않음'
                  : `${grouped(Math.round(lagSec))}초 뒤처짐${usedYn === 'N' ? ', 쓰지 않는 중' : ''}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  </section>
);

const Tables = ({ tables, byteCnt }: Pick<OperationOverview, 'tables' | 'byteCnt'>) => (
  <section className={styles.part} aria-labelledby="operation-tables">
    <h2 id="operation-tables">자리를 많이 쓰는 자료</h2>
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
  </section>
);

const Slow = ({ slow: { state, statements } }: Pick<OperationOverview, 'slow'>) => (
  <section className={styles.part} aria-labelledby="operation-slow">
    <h2 id="operation-slow">시간을 많이 쓰는 질의</h2>
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

/** How fast it grows, once there is more than a day to compare. */
const Storage = ({ storage }: Pick<OperationOverview, 'storage'>) => {
  const drawing = useMemo<Drawing>(() => ({ kind: 'growth', ...growthOf(storage) }), [storage]);
  if (storage.length > 1)
    return (
      <ChartPanel
        title="저장 공간"
        subtitle="하루에 한 번 적은 크기"
        head="날짜"
        drawing={drawing}
        height={32}
      />
    );
  return (
    <section className={styles.part} aria-labelledby="operation-storage">
      <h2 id="operation-storage">저장 공간</h2>
      <p className={styles.help}>
        {storage.length > 0
          ? growthFinding(growthOf(storage))
          : '서버가 하루에 한 번 크기를 적어 둡니다. 내일부터 볼 수 있습니다.'}
      </p>
    </section>
  );
};

/** How the whole product does: what is to be mended, which servers there are, how fast it grows. */
export const Operation = () => {
  const { data, dataUpdatedAt, error, refetch } = useOperation();
  usePageHead({ intro: '손볼 곳과 서버, 저장 공간을 한눈에 봅니다.' });
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState minHeight="60rem" />;
  return (
    <div className={styles.page}>
      {error && (
        <p role="alert" className={styles.outdated}>
          지금은 상태를 확인하지 못했습니다. {formatTime(new Date(dataUpdatedAt).toISOString())}에 확인한
          내용입니다.
        </p>
      )}
      <Findings findings={data.findings} />
      <Servers {...data} />
      <Storage {...data} />
      <Tables {...data} />
      <Slow {...data} />
    </div>
  );
};
