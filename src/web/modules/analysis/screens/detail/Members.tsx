import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { http } from '#web/client/http/http.ts';
import { formatClock, formatDay } from '#web/kit/dates/kst.ts';
import { type Picking, usePicking } from '#web/kit/export/usePicking.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import rowTitle from '#web/kit/lists/rowTitle.module.css';
import { storeListPlace, useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { itemPath, RowStar, titleIdOf } from '#web/modules/articles/index.ts';
import { TrayButton } from '#web/modules/briefing/index.ts';
import type { ClusterRecord, Member } from './clusterRecord.ts';
import styles from './Members.module.css';
import {
  canLoadMore,
  type MemberOrder,
  type MemberView,
  memberOrders,
  nextCount,
  partsOf,
  readView,
  withView,
} from './memberParts.ts';
import { Panel } from './Panel.tsx';
import { PickedBar } from './PickedBar.tsx';
import type { ClusterEdits } from './useClusterEdits.ts';

interface Page {
  data: Member[];
  totalRecords: number;
}

/** Removes duplicates: an article added or removed meanwhile shifts the others between pages. */
const eachOnce = (pages: readonly Page[]): Member[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((member) => [member.articleId, member])).values(),
];

/**
 * The articles of a highlight, as many as the view shows; the first ones in the default order come with the highlight.
 */
const useMembers = (cluster: ClusterRecord, view: MemberView) => {
  const { clusterId, clusterArticleList, articleCount } = cluster;
  const { order } = view;
  const first = { data: clusterArticleList, totalRecords: articleCount ?? clusterArticleList.length };
  const { pages, error, isPending, retry } = useQueries({
    queries: partsOf(view).map(({ page, size }) => ({
      queryKey: ['cluster-articles', clusterId, order, size, page],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (
          await http.get<Page>('/cluster-article-list', {
            params: { clusterId, order, page, size },
            signal,
            quiet: true,
          })
        ).data,
      ...(order === 'near' && view.parts === 0 && { initialData: first }),
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always' as const,
    })),
    combine: (parts) => ({
      pages: parts.flatMap(({ data }) => data ?? []),
      error: parts.find((part) => part.error)?.error,
      isPending: parts.some((part) => part.isPending && !part.error),
      retry: () => {
        for (const part of parts) if (part.error) void part.refetch();
      },
    }),
  });
  const whole = !isPending && !error;
  // the previous rows stay until the new ones are loaded
  const [shown, show] = useState<readonly Page[]>(order === 'near' ? [first] : []);
  const isNewer = whole && (shown.length !== pages.length || pages.some((page, at) => page !== shown[at]));
  if (isNewer) show(pages);
  const current = whole ? pages : shown;
  return {
    members: eachOnce(current),
    total: current.at(-1)?.totalRecords ?? first.totalRecords,
    error,
    isPending,
    retry,
  };
};

interface MemberRowProps {
  member: Member;
  here: string;
  picking: Picking;
  /** Ids of all shown articles, for picking a range. */
  ids: readonly number[];
}

const MemberRow = ({ member, here, picking, ids }: MemberRowProps) => {
  const { articleId, kornTtl, lclanTtl, lanCd, frmTrsfNscvrgDt } = member;
  const title = kornTtl ?? lclanTtl ?? '제목 없음';
  const titleId = titleIdOf(member);
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <Link
          to={itemPath(member.itemKnd, articleId)}
          id={titleId}
          data-record={articleId}
          className={`${rowTitle.link} ${styles.title}`}
          onClick={() => storeListPlace(here, articleId)}
        >
          <ForeignText language={kornTtl ? 'ko' : lanCd} dir="auto">
            {title}
          </ForeignText>
        </Link>
        {kornTtl && lclanTtl && lclanTtl !== kornTtl && (
          <ForeignText language={lanCd} as="p" dir="auto" className={styles.local}>
            {lclanTtl}
          </ForeignText>
        )}
      </div>
      <p className={styles.source}>
        <bdi>{member.mediaNm ?? member.mediaLclanNm ?? '매체 미상'}</bdi>
        <span>{member.ntnNm ?? '국가 미상'}</span>
      </p>
      <p className={styles.time}>
        {frmTrsfNscvrgDt ? (
          <time dateTime={frmTrsfNscvrgDt}>
            {formatDay(frmTrsfNscvrgDt)} {formatClock(frmTrsfNscvrgDt)}
          </time>
        ) : (
          '일시 없음'
        )}
      </p>
      <div className={styles.marks}>
        {picking.isOn && (
          <PickBox
            label={`${title} 선택`}
            checked={picking.ids.has(articleId)}
            isOfRow
            onChange={(isRange) => picking.pick(articleId, isRange, ids)}
          />
        )}
        <RowStar facts={member} title={title} describedBy={titleId} />
        <TrayButton kind={member.itemKnd} id={articleId} title={title} describedBy={titleId} />
      </div>
    </li>
  );
};

interface MoreProps {
  shown: number;
  total: number;
  next: number;
  isLoading: boolean;
  onMore: (() => void) | undefined;
}

/** Number of articles shown, and a button that loads more. */
const More = ({ shown, total, next, isLoading, onMore }: MoreProps) => (
  <div className={styles.more}>
    <p>
      전체 {countText(total)} 가운데 {countText(shown)}
    </p>
    {onMore ? (
      <button
        type="button"
        className={buttons.tertiary}
        aria-disabled={isLoading}
        onClick={() => !isLoading && onMore()}
      >
        {isLoading ? '불러오는 중…' : `${countText(next)} 더 보기`}
      </button>
    ) : (
      <p>나머지는 목록의 텍스트 내려받기로 볼 수 있습니다.</p>
    )}
  </div>
);

/** The articles of a highlight: the first ones, and more on request. */
export const Members = ({ cluster, edits }: { cluster: ClusterRecord; edits: ClusterEdits }) => {
  const picking = usePicking();
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const { members, total, error, isPending, retry } = useMembers(cluster, view);
  const ids = members.map(({ articleId }) => articleId);
  useRestoreListPlace(!isPending);
  const show = (next: MemberView) =>
    setQuery(withView(query, next), { replace: true, preventScrollReset: true });
  return (
    <Panel
      title={`기사 ${countText(total)}`}
      tools={
        <div className={styles.order}>
          {cluster.mayEditYn === 'Y' && total > 1 && !picking.isOn && (
            <button type="button" className={buttons.tertiary} data-action="pick" onClick={picking.begin}>
              기사 선택
            </button>
          )}
          <Select
            small
            aria-label="기사 순서"
            options={memberOrders}
            value={view.order}
            onChange={({ target }) => show({ order: target.value as MemberOrder, parts: 0 })}
          />
        </div>
      }
    >
      {picking.isOn && <PickedBar picking={picking} edits={edits} total={total} />}
      <ol className={styles.rows} aria-busy={isPending}>
        {members.map((member) => (
          <MemberRow
            key={member.articleId}
            member={member}
            here={pathname + search}
            picking={picking}
            ids={ids}
          />
        ))}
      </ol>
      {error && (
        <div className={styles.more} role="alert">
          <p>{error.message}</p>
          <button type="button" className={buttons.tertiary} onClick={retry}>
            다시 시도
          </button>
        </div>
      )}
      {!error && members.length < total && (
        <More
          shown={members.length}
          total={total}
          next={nextCount(isPending ? { ...view, parts: view.parts - 1 } : view, members.length, total)}
          isLoading={isPending}
          onMore={canLoadMore(view) ? () => show({ ...view, parts: view.parts + 1 }) : undefined}
        />
      )}
    </Panel>
  );
};
