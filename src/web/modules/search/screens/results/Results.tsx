import { type ReactNode, use, useDeferredValue, useId, useMemo, useState } from 'react';
import { searchDepth } from '#contract/list.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PageSizeSelect } from '#web/kit/lists/PageSizeSelect.tsx';
import { countWords, type Total, totalWords } from '#web/kit/lists/totalWords.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { ReadingKeys } from '#web/kit/reading/ReadingKeys.tsx';
import { SplitToggle, SplitView } from '#web/kit/split/SplitView.tsx';
import type { Split } from '#web/kit/split/split.ts';
import { useSidePane } from '#web/kit/split/useSidePane.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { type TabItem, Tabs } from '#web/kit/tabs/Tabs.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { foundPageOf, ItemReader, openedFrom } from '#web/modules/articles/index.ts';
import type { SearchChip } from '../query/searchChips.ts';
import {
  foundKinds,
  isOfWritings,
  pageQuery,
  type ResultKind,
  type SearchConditions,
  type SearchOrder,
  searchPath,
  writeConditions,
} from '../query/searchConditions.ts';
import type { Found, SearchInfos } from '../query/useSearch.ts';
import { foldedSentence, isPartlyFolded, pagedTotal } from './folded.ts';
import { kindLabels } from './kindLabels.ts';
import { Meant } from './Meant.tsx';
import { NoResults } from './NoResults.tsx';
import { Related } from './Related.tsx';
import { WritingResult } from './Result.tsx';
import { ResultGroup } from './ResultGroup.tsx';
import styles from './Results.module.css';
import { spellingsSentence } from './spellingsSentence.ts';

interface AlsoSearchedProps {
  infos: SearchInfos | undefined;
  conditions: SearchConditions;
  /** Number of hits of the shown kind. */
  total: number;
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** The other spellings that were searched, with a switch that turns them off or on. */
const AlsoSearched = ({ infos, conditions, total, onTurn }: AlsoSearchedProps) => {
  const isOff = conditions.synonymYn === 'N';
  const sentence = isOff ? '입력한 말 그대로만 찾았습니다.' : spellingsSentence(infos, total);
  const hasWords = conditions.searchText !== '' || conditions.excludeText !== '';
  if (!sentence || !hasWords) return null;
  // without other spellings there are no more hits, unless some were excluded
  const isOfUse = isOff || total > 0 || (infos?.alsoLeftOut ?? []).length > 0;
  return (
    <p className={styles.spellings}>
      <span>{sentence}</span>{' '}
      {isOfUse && (
        <button type="button" onClick={() => onTurn({ synonymYn: isOff ? 'Y' : 'N' })}>
          {isOff ? '다른 표기도 함께 찾기' : '입력한 말만 찾기'}
        </button>
      )}
    </p>
  );
};

const ExportFound = lazyDialog(async () => (await import('./ExportFound.tsx')).ExportFound);

const orders = [
  { value: 'accuracy', label: '정확도' },
  { value: 'latest', label: '최신' },
];
interface ResultsProps {
  conditions: SearchConditions;
  /** The conditions in force besides the words. */
  chips: readonly SearchChip[];
  found: Found | undefined;
  total: Total | undefined;
  /** Number of hits of each kind. */
  stats: Readonly<Record<string, number>>;
  /** False if the counts are capped so far. */
  isEachCounted: boolean;
  problem: Error | null;
  isWaiting: boolean;
  today: string;
  onRetry: () => void;
  /** Shows another part of the hits, from its top. */
  onTurn: (change: Partial<SearchConditions>) => void;
  split: Split;
}

/** The hits, by kind. */
export const Results = ({
  conditions,
  chips,
  found,
  total,
  stats,
  isEachCounted,
  problem,
  isWaiting,
  today,
  onRetry,
  onTurn,
  split,
}: ResultsProps) => {
  const id = useId();
  const Reader = use(ItemReader);
  const { openId, openInPane, reader } = useSidePane();
  const [isExporting, setExporting] = useState(false);
  const address = `/search${writeConditions(conditions)}`;
  // while another page is loading, the shown hits do not match the address yet
  const listed = isWaiting ? undefined : found;
  const shownPage = useMemo(
    () => foundPageOf(address, pageQuery(conditions, today), listed ?? { data: [] }),
    [address, conditions, today, listed],
  );
  // the links of the hits are updated after the press has got its feedback
  const page = useDeferredValue(shownPage);
  if (problem)
    return (
      <div className={styles.problem}>
        <ProblemState problem={problem} onRetry={onRetry} />
      </div>
    );
  if (!found || !total) return <LoadingState minHeight="48rem" />;
  const all = Object.entries(stats).reduce((sum, [kind, n]) => (isOfWritings(kind) ? sum : sum + n), 0);
  const isFolded = conditions.foldYn === 'Y';
  const hasSimilar = isFolded || found.data.some(({ clusterOtherCnt }) => clusterOtherCnt);
  const folded = foldedSentence(found.additionalInfos, total);
  const isSplit = split.isShown && !isOfWritings(conditions.kind) && Reader !== null;
  const at = page.hits.findIndex(({ articleId }) => articleId === openId);
  const opened = page.hits[at];
  const next = openId === undefined ? page.hits[0] : at < 0 ? undefined : page.hits[at + 1];
  const beside = (hits: ReactNode): ReactNode =>
    isSplit ? (
      <SplitView
        split={split}
        openId={openId}
        label="검색 결과와 글 사이의 경계"
        pane={
          <Reader
            kind={opened?.kind ?? 'article'}
            openId={opened?.articleId}
            next={next}
            hint="검색 결과에서 글을 선택하면 여기에 표시됩니다."
            state={openedFrom(page)}
            {...reader}
          />
        }
      >
        <div className={styles.beside}>{hits}</div>
      </SplitView>
    ) : (
      hits
    );
  const content = (
    <div aria-busy={isWaiting}>
      <div className={styles.bar}>
        <p className={styles.total}>
          {total.isRough ? '' : '총 '}
          <strong>{totalWords(total)}</strong>
        </p>
        {folded && <p className={styles.folded}>{folded}</p>}
        <AlsoSearched
          infos={found.additionalInfos}
          conditions={conditions}
          total={total.count}
          onTurn={onTurn}
        />
        <div className={`row ${styles.tools}`}>
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
          <PageSizeSelect list={searchPath} value={conditions.size} onChange={(size) => onTurn({ size })} />
          {hasSimilar && (
            <button
              type="button"
              className={`${buttons.tertiary} ${styles.fold}`}
              aria-pressed={isFolded}
              onClick={() => onTurn({ foldYn: isFolded ? 'N' : 'Y' })}
            >
              비슷한 글 묶기
            </button>
          )}
          {!isOfWritings(conditions.kind) && (
            <SplitToggle className={`${buttons.tertiary} ${styles.split}`} />
          )}
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
      {found.data.length > 0 && !isOfWritings(conditions.kind) && !isWaiting && (
        <Related conditions={conditions} today={today} onTurn={onTurn} />
      )}
      <Meant conditions={conditions} total={total.count} today={today} onTurn={onTurn} />
      {found.additionalInfos?.isComplete === false && (
        <p className={styles.notice} role="status">
          비슷한 글이 많아 앞의 1만 건까지만 살펴보았습니다.{' '}
          {isOfWritings(conditions.kind)
            ? '기간을 좁히거나 검색어를 더 길게 적으면 나머지에서도 찾습니다.'
            : '기간이나 국가를 정하면 나머지에서도 찾습니다.'}
        </p>
      )}
      {found.data.length === 0 ? (
        <NoResults
          conditions={conditions}
          chips={chips}
          today={today}
          stats={stats}
          isEachCounted={isEachCounted}
          total={total.count}
          onTurn={onTurn}
        />
      ) : (
        beside(
          <>
            <ol className={isWaiting ? styles.waiting : styles.list}>
              {found.data.map((item) =>
                isOfWritings(item.kind) ? (
                  <WritingResult key={`${item.menuUrl} ${item.articleId}`} item={item} address={address} />
                ) : (
                  <ResultGroup
                    key={item.articleId}
                    item={item}
                    page={page}
                    isPartial={isPartlyFolded(found.additionalInfos, total)}
                    isMixed={conditions.kind === ''}
                    openId={isSplit ? openId : undefined}
                    onOpen={isSplit ? openInPane : undefined}
                  />
                ),
              )}
            </ol>
            <Pager
              page={conditions.page}
              size={conditions.size}
              total={pagedTotal(found, Math.min(total.count, searchDepth))}
              hasNext={found.data.length === conditions.size}
              onChange={(page) => onTurn({ page })}
            />
          </>,
        )
      )}
      {found.data.length > 0 && <ReadingKeys place="list" />}
    </div>
  );
  const tabs: TabItem[] = [
    { key: 'all', label: '외신 전체', count: countWords(all, !isEachCounted, total.isRough), content },
    ...(Object.keys(kindLabels) as ResultKind[])
      .filter((kind) => kind in stats)
      .map((kind) => ({
        key: kind,
        label: kindLabels[kind],
        count: countWords(stats[kind] ?? 0, !isEachCounted, total.isRough && !isOfWritings(kind)),
        content,
      })),
  ];
  return (
    <div className={styles.results} data-beside={isSplit || undefined}>
      <Tabs
        label="결과의 종류"
        items={tabs}
        value={conditions.kind || 'all'}
        onChange={(kind) => onTurn({ kind: kind === 'all' ? '' : (kind as ResultKind) })}
      />
      {isExporting && (
        <ExportFound
          conditions={conditions}
          stats={stats}
          known={{ isCapped: !isEachCounted, isRough: total.isRough }}
          today={today}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  );
};
