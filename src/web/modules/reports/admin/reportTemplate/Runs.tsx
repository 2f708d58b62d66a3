import { useQuery } from '@tanstack/react-query';
import { useEditContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { briefingPath } from '#contract/dailyBriefing.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { ReportRunItem } from '#generated/types/reportRun.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { http } from '#web/client/http/http.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { type Columns, FactTable } from '#web/kit/lists/FactTable.tsx';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './reportTemplate.module.css';

const states: Record<string, { word: string; tone: Tone }> = {
  MADE: { word: '완료', tone: 'good' },
  EMPTY: { word: '새 글 없음', tone: 'plain' },
  FAILED: { word: '실패', tone: 'danger' },
};

const columns: Columns<ReportRunItem> = [
  { head: '정한 때', cell: ({ dueDt }) => formatTime(dueDt) },
  {
    head: '결과',
    cell: ({ sttsCd }) => (
      <Badge tone={states[sttsCd]?.tone ?? 'plain'}>{states[sttsCd]?.word ?? sttsCd}</Badge>
    ),
  },
  { head: '실은 글', cell: ({ itemCnt }) => countText(itemCnt) },
  {
    head: '브리핑',
    cell: ({ brfgId, failRsn, dueDt }) =>
      brfgId ? (
        <Link
          to={`${briefingPath}/Detail/${brfgId}`}
          className={styles.open}
          aria-label={`${formatTime(dueDt)} 브리핑 열기`}
        >
          열기
        </Link>
      ) : (
        (failRsn ?? '-')
      ),
  },
  { head: '찾은 때', cell: ({ srchDt }) => formatTime(srchDt) },
];

const shown = 20;

const List = ({ rptTmplId, version }: { rptTmplId: number; version: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['reportrun-list', rptTmplId, version],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<ReportRunItem>>('/reportrun-list', {
          params: { rptTmplId, size: shown },
          signal,
          quiet: true,
        })
      ).data.data,
  });
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return data.length ? (
    <FactTable label="지난 결과" columns={columns} rows={data} keyOf={({ rptRunId }) => String(rptRunId)} />
  ) : (
    <p className={styles.none}>아직 만든 것이 없습니다. 켜 두면 정한 때에 만들고 알림으로 알립니다.</p>
  );
};

/** Why a stored template stopped, when it runs next, and what it has made. */
export const Runs = () => {
  const { record } = useEditContext<Row & { id: string }>();
  if (!record) return null;
  const { rptTmplId, mdfcnDt, stopRsn, nextRunDt } = record;
  return (
    <section className={styles.part} aria-label="지난 결과">
      {typeof stopRsn === 'string' && stopRsn !== '' && (
        <div className={styles.line}>
          <Badge tone="danger">멈춤</Badge>
          <p>{stopRsn} 고친 뒤 ‘켜짐’으로 저장하면 다음 때부터 다시 만듭니다.</p>
        </div>
      )}
      <h2>
        지난 결과
        {typeof nextRunDt === 'string' && <span>다음에 만들 때 {formatTime(nextRunDt)}</span>}
      </h2>
      <List rptTmplId={Number(rptTmplId)} version={String(mdfcnDt)} />
    </section>
  );
};
