import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { briefedPath, dayInWords, type Entry, editionTitle, sourceWords } from '#contract/edition.ts';
import type { DailyBriefing, DailyBriefingItem } from '#generated/types/dailyBriefing.ts';
import { read } from '#web/client/http/read.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import type { ViewRow } from '#web/kit/views/viewSource.ts';
import { openTray, useMayCompose, useTray } from '#web/modules/briefing/index.ts';
import styles from './own.module.css';
import { queueRequest } from './queueRequest.ts';
import { type OwnPanelProps, PanelNote, PanelProblem, Rows, Skeleton } from './Rows.tsx';

const quiet = { quiet: true, background: true } as const;

/** The latest published edition of a day, with its entries; its drafts if there is none yet. */
type OfDay = { edition: DailyBriefing } | { drafts: DailyBriefingItem[] };

const ofDay = async (day: string, signal: AbortSignal): Promise<OfDay> => {
  const params = { brfgYmdFrom: day, brfgYmdTo: day, page: 1, size: 50 };
  const all = await read<DailyBriefingItem[]>('/esdailybriefing-list', { params, signal, ...quiet });
  const latest = all.find(({ sttsCd }) => sttsCd === 'PUBLISHED');
  if (!latest) return { drafts: all };
  const requested = { params: { brfgId: latest.brfgId }, signal, ...quiet };
  return { edition: await read<DailyBriefing>('/esdailybriefing-detail', requested) };
};

/** What there is of today's edition before it is published. */
const Begun = ({ drafts }: { drafts: readonly DailyBriefingItem[] }) => {
  const [first] = drafts;
  if (!first) return <>오늘 발행한 브리핑이 아직 없습니다.</>;
  const to = drafts.length > 1 ? briefingPath : `${briefingPath}/Detail/${first.brfgId}`;
  return (
    <>
      오늘 발행한 브리핑은 아직 없고, <Link to={to}>임시저장 {drafts.length}건</Link>이 있습니다.
    </>
  );
};

/** A row from an entry of an edition or of the tray. */
const rowOf = (entry: Entry, place: number): ViewRow => ({
  key: place,
  to: briefedPath(entry) ?? null,
  title: entry.ttl ?? entry.lclanTtl ?? '제목 없음',
  language: entry.ttl ? 'ko' : (entry.lanCd ?? null),
  facts: sourceWords({ ...entry, rprtDt: null }),
  time: entry.rprtDt ?? null,
});

/** The items in the user's tray, with a link to compose an edition of them. */
const Tray = ({ drafts }: { drafts: readonly DailyBriefingItem[] }) => {
  const userId = useSession(({ user }) => user?.user.userId);
  const items = useTray((state) => state.items);
  useEffect(() => {
    if (userId) openTray(userId);
  }, [userId]);
  const way = (
    <Link to={`${briefingPath}/Regist`} className={`${buttons.tertiary} ${styles.way} ${styles.more}`}>
      브리핑 만들기
    </Link>
  );
  if (!items) return <Skeleton count={5} label="브리핑함을 불러오는 중입니다." />;
  if (items.length === 0)
    return (
      <PanelNote way={way}>
        <span>
          <Begun drafts={drafts} /> 기사를 브리핑함에 담아 두면 여기에 모입니다.
        </span>
      </PanelNote>
    );
  return (
    <>
      <div className={styles.tray}>
        <span>
          <Begun drafts={drafts} /> 브리핑함에 <b>{items.length}건</b>을 담아 두었습니다.
        </span>
        {way}
      </div>
      <Rows rows={items.map(rowOf)} label="브리핑함" />
    </>
  );
};

/** Today's edition; while there is none, the tray of users who may compose one. */
export const BriefingPanel = ({ today, height }: OwnPanelProps) => {
  const mayCompose = useMayCompose();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard-briefing', today],
    queryFn: ({ signal }) => queueRequest(signal, () => ofDay(today, signal)),
  });
  const body = () => {
    if (error)
      return (
        <PanelProblem
          problem={error}
          refused="일일 브리핑을 볼 권한이 없습니다."
          onRetry={() => void refetch()}
        />
      );
    if (data === undefined) return <Skeleton count={5} label="브리핑을 불러오는 중입니다." />;
    if ('drafts' in data)
      return mayCompose ? (
        <Tray drafts={data.drafts} />
      ) : (
        <PanelNote>
          <Begun drafts={data.drafts} />
        </PanelNote>
      );
    const { edition } = data;
    const entries = edition.items.filter(({ itemKnd }) => itemKnd !== 'heading') as readonly Entry[];
    return (
      <>
        <p className={styles.edition}>
          <Link to={`${briefingPath}/Detail/${edition.brfgId}`}>{editionTitle(edition)}</Link> ·{' '}
          {entries.length}건
        </p>
        <Rows rows={entries.map(rowOf)} label="오늘의 브리핑" />
      </>
    );
  };
  return (
    <PanelFrame
      title="오늘의 브리핑"
      subtitle={dayInWords(today)}
      height={height}
      scrolls
      tools={
        <Link to={briefingPath} className={`${chart.tool} ${styles.more}`}>
          더 보기<span className="only-read-aloud"> 일일 브리핑</span>
        </Link>
      }
    >
      {body()}
    </PanelFrame>
  );
};
