import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { addressOf, type SavedView } from '#web/client/views/viewAddress.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { NewCount } from '#web/kit/views/NewCount.tsx';
import styles from './own.module.css';
import { queueRequest } from './queueRequest.ts';
import { PanelNote, PanelProblem, Rows, Skeleton } from './Rows.tsx';
import { readerOf } from './viewReaders.ts';

/** Number of rows shown. */
const shown = 7;

const useRows = ({ menuUrl, cndCn, viewId }: SavedView) =>
  useQuery({
    queryKey: ['dashboard-view', viewId, menuUrl, cndCn],
    queryFn: ({ signal }) =>
      queueRequest(signal, async () =>
        (await (await readerOf(menuUrl)).rows(menuUrl, cndCn, signal)).slice(0, shown),
      ),
  });

const Body = ({ view }: { view: SavedView }) => {
  const { data, error, refetch } = useRows(view);
  if (error)
    return (
      <PanelProblem problem={error} refused="이 목록을 볼 권한이 없습니다." onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton count={shown} label={`${view.viewNm} 목록을 불러오는 중입니다.`} />;
  if (data.length === 0) return <PanelNote>지금은 이 보기의 조건에 맞는 것이 없습니다.</PanelNote>;
  return <Rows rows={data} label={view.viewNm} />;
};

/** The first rows of a saved view, in its order. */
export const ViewPanel = ({ viewId, height }: { viewId: number; height: number }) => {
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
          <>
            <NewCount viewId={viewId} />
            <Link to={addressOf(view)} className={`${chart.tool} ${styles.more}`}>
              더 보기<span className="only-read-aloud"> {view.viewNm}</span>
            </Link>
          </>
        )
      }
    >
      {view ? (
        <Body key={view.cndCn} view={view} />
      ) : isKnown ? (
        <PanelNote>삭제되었거나 더는 공유되지 않는 보기입니다. 대시보드 설정에서 뺄 수 있습니다.</PanelNote>
      ) : (
        <Skeleton count={shown} label="보기를 불러오는 중입니다." />
      )}
    </PanelFrame>
  );
};
