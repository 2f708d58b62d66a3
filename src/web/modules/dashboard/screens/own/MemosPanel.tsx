import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { read } from '#web/client/http/read.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import type { ViewRow } from '#web/kit/views/viewSource.ts';
import { itemPath } from '#web/modules/articles/index.ts';
import styles from './own.module.css';
import { queueRequest } from './queueRequest.ts';
import { type OwnPanelProps, PanelNote, PanelProblem, Rows, Skeleton } from './Rows.tsx';

/** Number of rows shown. */
const shown = 5;
const memosPath = '/myPage';

/** A memo is recognized by its note; without one its outlet is shown. */
const rowOf = (memo: KeptArticleItem): ViewRow => ({
  key: memo.articleId,
  to: itemPath(memo.itemKnd, memo.articleId),
  title: memo.kornTtl ?? memo.lclanTtl ?? '제목 없음',
  language: memo.kornTtl ? 'ko' : (memo.lanCd ?? null),
  facts: memo.memoCn
    ? [memo.memoCn]
    : [memo.mediaNm ?? memo.mediaLclanNm ?? '매체 미상', memo.ntnNm ?? '국가 미상'],
  time: memo.regDt,
});

/** The articles that the user kept last, with their notes. */
export const MemosPanel = ({ height }: OwnPanelProps) => {
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
