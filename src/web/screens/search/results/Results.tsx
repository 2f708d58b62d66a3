import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { searchDepth } from '#contract/list.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { foundPageOf } from '#web/kit/found/foundPage.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PageSizeSelect } from '#web/kit/lists/PageSizeSelect.tsx';
import { countWords, type Total, totalWords } from '#web/kit/lists/totalWords.ts';
import { ReadingKeys } from '#web/kit/reading/ReadingKeys.tsx';
import { ProblemState } from '#web/kit/states/ProblemState.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { type TabItem, Tabs } from '#web/kit/tabs/Tabs.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import {
  apiQuery,
  foundKinds,
  isOfWritings,
  type ResultKind,
  type SearchConditions,
  type SearchOrder,
  writeConditions,
} from '../query/searchConditions.ts';
import type { Found } from '../query/useSearch.ts';
import { AlsoSearched } from './AlsoSearched.tsx';
import { kindLabels } from './kindLabels.ts';
import { Nothing } from './Nothing.tsx';
import { Result } from './Result.tsx';
import styles from './Results.module.css';
import { WritingResult } from './WritingResult.tsx';

const ExportFound = lazy(async () => ({
  default: (await import('./ExportFound.tsx')).ExportFound,
}));

const orders = [
  { value: 'accuracy', label: '정확도' },
  { value: 'latest', label: '최신' },
];
interface ResultsProps {
  conditions: SearchConditions;
  found: Found | undefined;
  total: Total | undefined;
  /** Hits of each kind. */
  stats: Readonly<Record<string, number>>;
  /** False: to a limit so far. */
  isEachCounted: boolean;
  problem: Error | null;
  isWaiting: boolean;
  today: string;
  onRetry: () => void;
  /** Another part of what was found, to be read from its beginning. */
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** What was found, by kinds. */
export const Results = ({
  conditions,
  found,
  total,
  stats,
  isEachCounted,
  problem,
  isWaiting,
  today,
  onRetry,
  onTurn,
}: ResultsProps) => {
  const id = useId();
  const [isExporting, setExporting] = useState(false);
  const address = `/search${writeConditions(conditions)}`;
  // while another page is on its way, what is shown is not yet what the address says
  const listed = isWaiting ? undefined : found;
  const shownPage = useMemo(
    () => foundPageOf(address, apiQuery(conditions, today), listed ?? { data: [] }),
    [address, conditions, today, listed],
  );
  // the links of what is shown follow, when what was pressed has answered
  const page = useDeferredValue(shownPage);
  if (problem)
    return (
      <div className={styles.problem}>
        <ProblemState problem={problem} onRetry={onRetry} />
      </div>
    );
  if (!found || !total) return <LoadingState minHeight="48rem" />;
  const all = Object.entries(stats).reduce((sum, [kind, n]) => (isOfWritings(kind) ? sum : sum + n), 0);
  const content = (
    <div aria-busy={isWaiting}>
      <div className={styles.bar}>
        <p className={styles.total}>
          {total.isRough ? '' : '총 '}
          <strong>{totalWords(total)}</strong>
        </p>
        <div className={styles.tools}>
          <span id={`${id}-sort`} className="only-read-aloud">
            정렬
          </span>
          <div className={styles.order}>
            <Segmented
              small
              name={`${id}-sort`}
              labelledBy={`${id}-sort`}
              options={orders}
              value={conditions.sort}
              onChange={(sort) => onTurn({ sort: sort as SearchOrder })}
            />
          </div>
          <PageSizeSelect value={conditions.size} onChange={(size) => onTurn({ size })} />
          {!isOfWritings(conditions.kind) && (
            <button
              type="button"
              className={`${buttons.tertiary} ${styles.export}`}
              data-action="export"
              disabled={foundKinds(conditions, stats).length === 0}
              onClick={() => setExporting(true)}
            >
              내보내기
            </button>
          )}
        </div>
      </div>
      <AlsoSearched
        infos={found.additionalInfos}
        conditions={conditions}
        total={total.count}
        onTurn={onTurn}
      />
      {found.additionalInfos?.isComplete === false && (
        <p className={styles.notice} role="status">
          맞는 글을 다 확인하기에는 후보가 많아 앞부분만 보였습니다.{' '}
          {isOfWritings(conditions.kind)
            ? '기간을 좁히거나 검색어를 더 길게 적으면 빠짐없이 찾습니다.'
            : '기간이나 국가를 정하면 빠짐없이 찾습니다.'}
        </p>
      )}
      {found.data.length === 0 ? (
        <Nothing
          conditions={conditions}
          stats={stats}
          isEachCounted={isEachCounted}
          total={total.count}
          onTurn={onTurn}
        />
      ) : (
        <ol className={isWaiting ? styles.waiting : styles.list}>
          {found.data.map((item) =>
            isOfWritings(item.kind) ? (
              <WritingResult key={`${item.menuUrl} ${item.articleId}`} item={item} address={address} />
            ) : (
              <Result key={item.articleId} item={item} page={page} isMixed={conditions.kind === ''} />
            ),
          )}
        </ol>
      )}
      {found.data.length > 0 && (
        <Pager
          page={conditions.page}
          size={conditions.size}
          total={Math.min(total.count, searchDepth)}
          hasNext={found.data.length === conditions.size}
          onChange={(page) => onTurn({ page })}
        />
      )}
      {found.data.length > 0 && <ReadingKeys place="list" />}
    </div>
  );
  const tabs: TabItem[] = [
    { key: 'all', label: '외신 전체', count: countWords(all, !isEachCounted), content },
    ...(Object.keys(kindLabels) as ResultKind[])
      .filter((kind) => kind in stats)
      .map((kind) => ({
        key: kind,
        label: kindLabels[kind],
        count: countWords(stats[kind] ?? 0, !isEachCounted),
        content,
      })),
  ];
  return (
    <div className={styles.results}>
      <Tabs
        label="결과의 종류"
        items={tabs}
        value={conditions.kind || 'all'}
        onChange={(kind) => onTurn({ kind: kind === 'all' ? '' : (kind as ResultKind) })}
      />
      <Suspense fallback={null}>
        {isExporting && (
          <ExportFound
            conditions={conditions}
            stats={stats}
            known={{ isCapped: !isEachCounted, isRough: total.isRough }}
            today={today}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </div>
  );
};
