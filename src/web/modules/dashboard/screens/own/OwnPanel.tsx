import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { read } from '#web/client/http/read.ts';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { addressOf, type SavedView } from '#web/client/views/viewAddress.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import type { ViewRow } from '#web/kit/views/viewSource.ts';
import { itemPath } from '#web/modules/articles/index.ts';
import { type PanelKey, viewIdOf } from '../arrangement.ts';
import { BriefingPanel } from './BriefingPanel.tsx';
import { FollowedPanel } from './FollowedPanel.tsx';
import styles from './own.module.css';
import { queueRequest } from './queueRequest.ts';
import { type OwnPanelProps, PanelNote, PanelProblem, Rows, Skeleton } from './Rows.tsx';
import { UnreadPanel } from './UnreadPanel.tsx';
import { readerOf } from './viewReaders.ts';

/** Number of rows shown. */
const viewShown = 7;

const useRows = ({ menuUrl, cndCn, viewId }: SavedView) =>
  useQuery({
    queryKey: ['dashboard-view', viewId, menuUrl, cndCn],
    queryFn: ({ signal }) =>
      queueRequest(signal, async () =>
        (await (await readerOf(menuUrl)).rows(menuUrl, cndCn, signal)).slice(0, viewShown),
      ),
  });

const Body = ({ view }: { view: SavedView }) => {
  const { data, error, refetch } = useRows(view);
  if (error)
    return (
      <PanelProblem problem={error} refused="이 목록을 볼 권한이 없습니다." onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton count={viewShown} label={`${view.viewNm} 목록을 불러오는 중입니다.`} />;
  if (data.length === 0) return <PanelNote>지금은 이 보기의 조건에 맞는 것이 없습니다.</PanelNote>;
  return <Rows rows={data} label={view.viewNm} />;
};

/** The first rows of a saved view, in its order. */
const ViewPanel = ({ viewId, height }: { viewId: number; height: number }) => {
  const { views, isKnown } = useSavedViews();
  const view = views.find((one) => one.viewId === viewId);
  const menus = useSession((state) => state.menu);
  const menu = view && allMenus(menus).find(({ url }) => url === view.menuUrl)?.menuNm;
  const owner = view?.ownYn === 'N' ? `${view.userNm ?? '동료'} 님이 함께 쓰는 보기` : '내 보기';
  return (
    <PanelFrame
      title={view?.viewNm ?? '저장한 보기'}
      to={view && addressOf(view)}
      subtitle={view ? [menu, owner].filter(Boolean).join(' · ') : ''}
      height={height}
      scrolls
      tools={
        view && (
          <Link to={addressOf(view)} className={`${chart.tool} ${styles.more}`}>
            더 보기<span className="only-read-aloud"> {view.viewNm}</span>
          </Link>
        )
      }
    >
      {view ? (
        <Body key={view.cndCn} view={view} />
      ) : isKnown ? (
        <PanelNote>삭제되었거나 더는 공유되지 않는 보기입니다. 대시보드 설정에서 뺄 수 있습니다.</PanelNote>
      ) : (
        <Skeleton count={viewShown} label="보기를 불러오는 중입니다." />
      )}
    </PanelFrame>
  );
};

const shown = 5;
const memosPath = '/myPage';

/** A memo is recognized by its note; without one its outlet is shown. */
const rowOf = (memo: KeptArticleItem): ViewRow => ({
  key: memo.memoId,
  to: itemPath(memo.itemKnd, memo.articleId),
  title: memo.kornTtl ?? memo.lclanTtl ?? '제목 없음',
  language: memo.kornTtl ? 'ko' : (memo.lanCd ?? null),
  facts: memo.memoCn
    ? [memo.memoCn]
    : [memo.mediaNm ?? memo.mediaLclanNm ?? '매체 미상', memo.ntnNm ?? '국가 미상'],
  time: memo.regDt,
});

/** The articles that the user kept last, with their notes. */
const MemosPanel = ({ height }: OwnPanelProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard-memos'],
    queryFn: ({ signal }) =>
      queueRequest(signal, async () => {
        const params = { sort: 'regDt,DESC', page: 1, size: 10 };
        const config = { params, signal, quiet: true, background: true } as const;
        return (await read<KeptArticleItem[]>('/articlememo-list', config)).slice(0, shown).map(rowOf);
      }),
  });
  const body = () => {
    if (error)
      return (
        <PanelProblem problem={error} refused="메모를 볼 권한이 없습니다." onRetry={() => void refetch()} />
      );
    if (!data) return <Skeleton count={shown} label="메모를 불러오는 중입니다." />;
    if (data.length === 0)
      return <PanelNote>기사 목록이나 상세 화면에서 별표를 누르면 여기에 모입니다.</PanelNote>;
    return <Rows rows={data} label="내 메모" />;
  };
  return (
    <PanelFrame
      title="내 메모"
      subtitle="최근에 모아 둔 기사"
      height={height}
      scrolls
      tools={
        <Link to={memosPath} className={`${chart.tool} ${styles.more}`}>
          더 보기<span className="only-read-aloud"> 내 메모</span>
        </Link>
      }
    >
      {body()}
    </PanelFrame>
  );
};

/** A panel on the user's own reading and memos. */
export const OwnPanel = ({ panel, ...rest }: OwnPanelProps & { panel: PanelKey }) => {
  switch (panel) {
    case 'unread':
      return <UnreadPanel {...rest} />;
    case 'briefing':
      return <BriefingPanel {...rest} />;
    case 'memos':
      return <MemosPanel {...rest} />;
    case 'nations':
    case 'keywords':
      return <FollowedPanel kind={panel} {...rest} />;
    default: {
      const viewId = viewIdOf(panel);
      return viewId === undefined ? null : <ViewPanel viewId={viewId} height={rest.height} />;
    }
  }
};
