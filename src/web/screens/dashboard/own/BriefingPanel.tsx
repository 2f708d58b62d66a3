import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { briefedPath, dayInWords, type Entry, editionTitle, sourceWords } from '#contract/edition.ts';
import type { DailyBriefing, DailyBriefingItem } from '#generated/types/dailyBriefing.ts';
import { openTray, useTray } from '#web/kit/briefingTray/trayStore.ts';
import { useMayCompose } from '#web/kit/briefingTray/useMayCompose.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { read } from '#web/kit/http/read.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import type { ViewRow } from '#web/kit/views/viewSource.ts';
import styles from './own.module.css';
import type { OwnPanelProps } from './ownPanel.ts';
import { queueRequest } from './queueRequest.ts';
import { PanelNote, PanelProblem, Rows, Skeleton } from './Rows.tsx';

const quiet = { quiet: true, background: true } as const;

/** The latest published edition of the day, with its entries; null if there is none yet. */
const editionOf = async (day: string, signal: AbortSignal): Promise<DailyBriefing | null> => {
  const params = { brfgYmdFrom: day, brfgYmdTo: day, sttsCd: 'PUBLISHED', page: 1, size: 10 };
  const [latest] = await read<DailyBriefingItem[]>('/esdailybriefing-list', { params, signal, ...quiet });
  if (!latest) return null;
  const requested = { params: { brfgId: latest.brfgId }, signal, ...quiet };
  return read<DailyBriefing>('/esdailybriefing-detail', requested);
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
const Tray = () => {
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
        오늘 발행한 브리핑이 아직 없습니다. 기사를 브리핑함에 담아 두면 여기에 모입니다.
      </PanelNote>
    );
  return (
    <>
      <div className={styles.tray}>
        <span>
          오늘 발행한 브리핑은 아직 없고, 브리핑함에 <b>{items.length}건</b>이 있습니다.
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
    queryFn: ({ signal }) => queueRequest(signal, () => editionOf(today, signal)),
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
    if (data === null)
      return mayCompose ? <Tray /> : <PanelNote>오늘 발행한 브리핑이 아직 없습니다.</PanelNote>;
    const entries = data.items.filter(({ itemKnd }) => itemKnd !== 'heading') as readonly Entry[];
    return (
      <>
        <p className={styles.edition}>
          <Link to={`${briefingPath}/Detail/${data.brfgId}`}>{editionTitle(data)}</Link> · {entries.length}건
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
