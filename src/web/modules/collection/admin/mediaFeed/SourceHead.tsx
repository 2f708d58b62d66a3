import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { FeedVisitItem } from '#generated/types/feedVisit.ts';
import { Facts } from '#web/admin/form/Facts.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { http } from '#web/client/http/http.ts';
import { write } from '#web/client/http/write.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatLogTime } from '#web/kit/dates/kst.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { type SourceState, StateBadge } from '#web/modules/outlets/index.ts';
import styles from './mediaFeed.module.css';
import { SourceQuality } from './SourceQuality.tsx';
import { SourceReread } from './SourceReread.tsx';
import { stateAdvice } from './source.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Name, outlet and address of a source; before the first visit it has the name of its outlet. */
export const SourceName = ({ source }: { source: Row }) => {
  const outlet = text(source.mediaNm) || text(source.mediaLclanNm);
  const address = text(source.feedUrl);
  const title = text(source.feedTtl) || outlet || address;
  return (
    <span className={styles.name}>
      <bdi className={styles.title}>{title}</bdi>
      <span className={styles.also}>
        {outlet && outlet !== title && <bdi>{outlet}</bdi>}
        <bdi className={styles.address}>{address.replace(/^https?:\/\/(?:www\.)?/, '')}</bdi>
      </span>
    </span>
  );
};

const tones: Record<NonNullable<FeedVisitItem['rsltCd']>, Tone> = {
  running: 'notice',
  collected: 'good',
  unchanged: 'plain',
  failed: 'danger',
};

const count = (n: number | null | undefined): string => grouped(n ?? 0);

/** The last visits of a source. */
const RecentVisits = ({ visits }: { visits: readonly FeedVisitItem[] | undefined }) => {
  const { feedVisit } = useResources();
  if (!visits?.length) return <p className={styles.none}>아직 수집한 기록이 없습니다.</p>;
  return (
    <WideTable label="최근 수집 기록">
      <table className={styles.visits} aria-label="최근 수집 기록">
        <thead>
          <tr>
            <th scope="col">수집 시각</th>
            <th scope="col">결과</th>
            <th scope="col" className={styles.number}>
              새 기사
            </th>
            <th scope="col" className={styles.number}>
              이미 있는 글
            </th>
            <th scope="col" className={styles.number}>
              고친 글
            </th>
            <th scope="col" className={styles.number}>
              제외
            </th>
            <th scope="col">실패 사유, 살핀 결과</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => {
            const result = visit.rsltCd ?? 'running';
            return (
              <tr key={visit.feedVisitId}>
                <th scope="row">{formatLogTime(visit.bgngDt)}</th>
                <td>
                  <Badge tone={tones[result]}>
                    {optionLabel(feedVisit && fieldOf(feedVisit, 'rsltCd'), result)}
                  </Badge>
                </td>
                <td className={styles.number}>{count(visit.newCnt)}</td>
                <td className={styles.number}>{count(visit.knownCnt)}</td>
                <td className={styles.number}>{count(visit.crctCnt)}</td>
                <td className={styles.number}>{count(visit.leftOutCnt)}</td>
                <td className={styles.reason}>{visit.errCn ?? visit.fndngCn ?? ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
};

const shownFacts = [
  'lastClctDt',
  'lastScsDt',
  'lastNewDt',
  'nextClctDt',
  'failCnt',
  'lanDrftCn',
  'pageErrCn',
  'movedUrl',
];

const shownVisits = 5;

/** Polling interval, and its limit, while a requested visit has not arrived, in milliseconds. */
const lookEvery = 2_000;
const lookFor = 60_000;

/** State and last visits of the source, with a button that visits it now. */
export const SourceHead = () => {
  const spec = useSpec();
  const notify = useNotify();
  const queries = useQueryClient();
  const { record, refetch } = useEditContext<Row & { id: string }>();
  const [askedAt, setAskedAt] = useState(0);
  const mediaFeedId = record?.mediaFeedId as number | undefined;
  const visits = useQuery({
    queryKey: ['feedVisit', 'recent', mediaFeedId],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<FeedVisitItem>>('/feedvisit-list', {
          params: { mediaFeedId, size: 10, sort: 'bgngDt,DESC' },
          signal,
          quiet: true,
        })
      ).data.data,
    enabled: mediaFeedId !== undefined,
    refetchInterval: ({ state }) => {
      const latest = state.data?.[0];
      const isSettled = latest && latest.rsltCd !== 'running' && Date.parse(latest.bgngDt ?? '') >= askedAt;
      if (!askedAt || Date.now() - askedAt > lookFor) return false;
      if (!isSettled) return lookEvery;
      setAskedAt(0);
      void refetch();
      return false;
    },
  });
  if (!record) return null;
  const state = record.clctSttsCd as SourceState;
  const isPaused = record.useYn === 'N';
  const isRunning = visits.data?.[0]?.rsltCd === 'running';
  const advice = isRunning ? '지금 수집하고 있습니다.' : stateAdvice[state];
  const facts = shownFacts.filter((name) => !(isPaused && name === 'nextClctDt'));
  const use = async (): Promise<void> => {
    try {
      await write('PUT', '/mediafeed-use', { mediaFeedId: [mediaFeedId], useYn: isPaused ? 'Y' : 'N' });
      notify(isPaused ? '수집을 다시 시작했습니다.' : '수집을 멈췄습니다. 수집한 기사는 그대로 남습니다.', {
        type: 'success',
      });
      await refetch();
    } catch {
      // the shell's alert has shown the reason
    }
  };
  const run = async (): Promise<void> => {
    const now = Date.now();
    try {
      await write('POST', '/mediafeed-run', { mediaFeedId: [mediaFeedId] });
      setAskedAt(now - 1_000);
      notify('수집을 시작했습니다. 결과가 곧 아래에 나옵니다.', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['feedVisit', 'recent', mediaFeedId] });
    } catch {
      // the shell's alert has shown the reason
    }
  };
  return (
    <section className={styles.head} aria-label="수집 상태">
      <div className={styles.stateLine}>
        <SourceName source={record} />
        <span className={styles.run}>
          <button type="button" className={`${buttons.tertiary} ${buttons.small}`} onClick={() => void use()}>
            {isPaused ? '다시 시작' : '수집 중지'}
          </button>
          <button
            type="button"
            className={`${buttons.tertiary} ${buttons.small}`}
            aria-disabled={askedAt > 0 || isRunning}
            onClick={() => askedAt === 0 && !isRunning && void run()}
          >
            {askedAt > 0 || isRunning ? '수집하는 중…' : '지금 수집'}
          </button>
        </span>
      </div>
      <p className={styles.advice}>
        <StateBadge source={record} />
        {advice && <span>{advice}</span>}
      </p>
      {typeof record.errCn === 'string' && <p className={styles.problem}>{record.errCn}</p>}
      <Facts fields={facts.flatMap((name) => fieldOf(spec, name) ?? [])} record={record} />
      {mediaFeedId !== undefined && <SourceQuality mediaFeedId={mediaFeedId} />}
      <div className={styles.visitsHead}>
        <h2>최근 수집 기록</h2>
        <Link
          to={`/admin/monitoring/CollectVisit?filter=${encodeURIComponent(JSON.stringify({ mediaFeedId }))}`}
        >
          모두 보기
        </Link>
      </div>
      <RecentVisits visits={visits.data?.slice(0, shownVisits)} />
      {mediaFeedId !== undefined && <SourceReread mediaFeedId={mediaFeedId} />}
    </section>
  );
};
