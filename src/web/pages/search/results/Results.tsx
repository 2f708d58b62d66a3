import { useId } from 'react';
import type { ListAnswer } from '#contract/list.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { Segmented } from '#web/shared/forms/Segmented.tsx';
import { Pager } from '#web/shared/lists/Pager.tsx';
import { PageSizeSelect } from '#web/shared/lists/PageSizeSelect.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/shared/states/StatePanel.tsx';
import { type TabItem, Tabs } from '#web/shared/tabs/Tabs.tsx';
import {
  type ResultKind,
  type SearchConditions,
  type SearchOrder,
  writeConditions,
} from '../query/searchConditions.ts';
import { Result } from './Result.tsx';
import styles from './Results.module.css';

const kindLabels: Record<ResultKind, string> = { article: '기사', thinktank: '싱크탱크', sns: '소셜 미디어' };
const orders = [
  { value: 'accuracy', label: '정확도' },
  { value: 'latest', label: '최신' },
];
/** The server turns pages as far as this. */
const deepest = 10_000;

interface ResultsProps {
  conditions: SearchConditions;
  found: (ListAnswer<FoundItem> & { additionalInfos?: { isComplete?: boolean } }) | undefined;
  problem: Error | null;
  isWaiting: boolean;
  onRetry: () => void;
  /** Another part of what was found, to be read from its beginning. */
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** What was found, by kinds. */
export const Results = ({ conditions, found, problem, isWaiting, onRetry, onTurn }: ResultsProps) => {
  const id = useId();
  if (problem) return <ErrorState message={problem.message} onRetry={onRetry} />;
  if (!found) return <LoadingState minHeight="48rem" />;
  const stats = found.stats ?? {};
  const isRough = found.totalIsExact === false;
  const address = `/search${writeConditions(conditions)}`;
  const all = Object.values(stats).reduce((sum, n) => sum + n, 0);
  const total = found.totalRecords.toLocaleString('ko-KR');
  const content = (
    <div aria-busy={isWaiting}>
      <div className={styles.bar}>
        <p className={styles.total}>
          {isRough ? '약 ' : '총 '}
          <strong>{total}건</strong>
        </p>
        <div className={styles.tools}>
          <span id={`${id}-sort`} className="only-read-aloud">
            정렬
          </span>
          <div className={styles.order}>
            <Segmented
              name={`${id}-sort`}
              labelledBy={`${id}-sort`}
              options={orders}
              value={conditions.sort}
              onChange={(sort) => onTurn({ sort: sort as SearchOrder })}
            />
          </div>
          <PageSizeSelect value={conditions.size} onChange={(size) => onTurn({ size })} />
        </div>
      </div>
      {found.additionalInfos?.isComplete === false && (
        <p className={styles.notice} role="status">
          맞는 글을 다 확인하기에는 후보가 많아 앞부분만 보였습니다. 기간이나 국가를 정하면 빠짐없이 찾습니다.
        </p>
      )}
      {found.data.length === 0 ? (
        <EmptyState hint="낱말을 줄이거나 다르게 적어 보세요. 여러 낱말은 쉼표로 나누고 ‘하나라도’를 고르면 넓게 찾습니다." />
      ) : (
        <ol className={isWaiting ? styles.waiting : styles.list}>
          {found.data.map((item) => (
            <Result key={item.articleId} item={item} address={address} isMixed={conditions.kind === ''} />
          ))}
        </ol>
      )}
      {found.data.length > 0 && (
        <Pager
          page={conditions.page}
          size={conditions.size}
          total={Math.min(found.totalRecords, deepest)}
          hasNext={found.data.length === conditions.size}
          onChange={(page) => onTurn({ page })}
        />
      )}
    </div>
  );
  const tabs: TabItem[] = [
    { key: 'all', label: '전체', count: all, content },
    ...(Object.keys(kindLabels) as ResultKind[])
      .filter((kind) => kind in stats)
      .map((kind) => ({ key: kind, label: kindLabels[kind], count: stats[kind] ?? 0, content })),
  ];
  return (
    <div className={styles.results}>
      <Tabs
        label="결과의 종류"
        items={tabs}
        value={conditions.kind || 'all'}
        onChange={(kind) => onTurn({ kind: kind === 'all' ? '' : (kind as ResultKind) })}
      />
    </div>
  );
};
