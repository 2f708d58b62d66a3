import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { today as koreanToday } from '#contract/days.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { usePicking } from '#web/kit/export/usePicking.ts';
import { AddressNotes } from '#web/kit/filters/AddressNotes.tsx';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { DensitySelect } from '#web/kit/lists/DensitySelect.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PageSizeSelect } from '#web/kit/lists/PageSizeSelect.tsx';
import { useOwnPageSize } from '#web/kit/lists/pageSizes.ts';
import { totalWords } from '#web/kit/lists/totalWords.ts';
import { useFirstRows } from '#web/kit/lists/useFirstRows.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { usePageTotal } from '#web/kit/page/pageHead.ts';
import { ReadingKeys } from '#web/kit/reading/ReadingKeys.tsx';
import { useLeftRecord, useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { corrected, useCorrected } from '#web/kit/routing/corrected.ts';
import { useAddressQuery } from '#web/kit/routing/useAddressQuery.ts';
import { SplitToggle, SplitView } from '#web/kit/split/SplitView.tsx';
import { useSplit } from '#web/kit/split/split.ts';
import { useSidePane } from '#web/kit/split/useSidePane.ts';
import { EmptyState, ErrorState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { MoreTools } from '#web/kit/tools/MoreTools.tsx';
import { useDensityShown } from '#web/kit/views/density.ts';
import { useListViews } from '#web/kit/views/listed.ts';
import { useClassFilters } from '#web/modules/platform/index.ts';
import { titlesOf } from '../../parts/items/itemNames.ts';
import { afterPendingMarks, isRead } from '../../parts/readMarks/readMarks.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { listAddress, readAddress, writeAddress } from '../query/address.ts';
import { chipsOf } from '../query/chips.ts';
import { type ArticleConditions, changed, sortOptions, startConditions } from '../query/conditions.ts';
import type { Item } from '../query/itemsQuery.ts';
import { ReadAllButton, ReadAllNote, useReadAll } from '../read/ReadAll.tsx';
import { UnreadToggle, useSinceNote } from '../read/UnreadTools.tsx';
import { useMayRegist } from '../write/mayEdit.ts';
import { ArticleFilters } from './ArticleFilters.tsx';
import styles from './ArticleList.module.css';
import { ArticleTable, firstRows } from './ArticleTable.tsx';
import { useChipNames } from './choices.ts';
import { ColumnTool, FoldTool, ItemTools, PickTool } from './ItemTools.tsx';
import { type ItemColumn, useItemColumns } from './itemColumns.ts';
import { useArticleList } from './useArticleList.ts';
import { useNewItems } from './useNewItems.ts';
import { usePrefetchItem, usePrefetchPage } from './usePrefetch.ts';

const PickedItems = lazyPart(async () => (await import('./PickedItems.tsx')).PickedItems);
const OpenedItem = lazyPart(async () => (await import('./OpenedItem.tsx')).OpenedItem);

const ArticleEmpty = lazyPart(async () => (await import('./ArticleEmpty.tsx')).ArticleEmpty);

/** The conditions of the address, a function that changes them, and notes on corrected ones. */
const useConditions = (
  today: string,
): [
  ArticleConditions,
  (next: ArticleConditions, quietly?: boolean, options?: { leavesView: boolean }) => void,
  readonly string[],
] => {
  const kind = useKind();
  const [shown, go] = useAddressQuery();
  // both are stable until something changes: only then filters and rows are rerendered
  const change = useCallback(
    (next: ArticleConditions, quietly = false, { leavesView = false } = {}): void =>
      go(writeAddress(kind, next), { quietly, leavesView }),
    [go, kind],
  );
  const ownSize = useOwnPageSize(kind.listPath);
  const conditions = useMemo(
    () => readAddress(new URLSearchParams(shown), today, kind, ownSize),
    [shown, today, kind, ownSize],
  );
  const notes = useCorrected(
    useMemo(
      () => corrected(new URLSearchParams(shown), conditions, (held) => writeAddress(kind, held), { today }),
      [shown, conditions, today, kind],
    ),
  );
  return [conditions, change, notes];
};

const idOf = ({ articleId }: Item): number => articleId;

/** Columns that fit beside an open item. */
const besideReading = ({ name }: ItemColumn): boolean => name === 'outlet' || name === 'time';

/** The list of one kind of items: all conditions, the order and the page are in the address. */
export const ArticleList = () => {
  const today = koreanToday();
  const [conditions, go, notes] = useConditions(today);
  const kind = useKind();
  const classes = useClassFilters();
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const chips = chipsOf(
    conditions,
    useChipNames(conditions, classes, picked),
    today,
    kind.outletLabel,
    kind.dateWord,
  );
  const { rows, total, problem, isOutdated, isWaiting, retry } = useArticleList(conditions, today);
  // of the shown rows, which stay until those of the new conditions are loaded
  const [shownConditions, setShownConditions] = useState(conditions);
  if (shownConditions !== conditions && (!isWaiting || !rows)) setShownConditions(conditions);
  const mayRegist = useMayRegist();
  const top = useRef<HTMLDivElement>(null);
  const words = total && totalWords(total);
  const columns = useItemColumns();
  const picking = usePicking(JSON.stringify({ ...conditions, page: 0, size: 0, sort: '' }));
  const address = listAddress(kind, conditions);
  const left = useLeftRecord(address);
  const drawn = useFirstRows(
    rows,
    firstRows[useDensityShown().density],
    idOf,
    left === undefined ? undefined : Number(left),
  );
  useRestoreListPlace(rows !== undefined && !isWaiting, address);
  useListViews(writeAddress(kind, { ...conditions, page: 1 }));
  const tools = { conditions, today, columns, picking, total: words ?? '' };
  usePageTotal(words, useSinceNote({ conditions, today, shown: rows }));
  useEffect(() => {
    if (words && !isWaiting) announce(`총 ${words}`);
  }, [words, isWaiting]);

  const split = useSplit();
  const { openId, openInPane, reader } = useSidePane();
  const shownColumns = useMemo(
    () => (split.isShown ? columns.columns.filter(besideReading) : columns.columns),
    [split.isShown, columns.columns],
  );
  const readingAll = useReadAll({ conditions, today, shown: rows });
  const newItems = useNewItems(conditions, today, total);
  const turnPage = (page: number) => {
    // items read on this page have left the list: the following ones have moved up to it
    const hasMoved = conditions.unreadYn === 'Y' && rows?.some(isRead);
    if (hasMoved && page > conditions.page) afterPendingMarks(retry);
    else go(changed(conditions, { page }));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  const showNew = () => {
    if (conditions.page > 1) turnPage(1);
    retry();
  };
  const remember = useCallback(
    (field: string, { value, label }: Choice) =>
      setPicked((known) => new Map(known).set(`${field}:${value}`, label)),
    [],
  );

  // rows may have been deleted since the address was stored: a page beyond the end becomes the last one
  const lastPage =
    total && !total.isCapped ? Math.max(1, Math.ceil(total.count / conditions.size)) : undefined;
  const isBeyond = !isWaiting && rows?.length === 0 && lastPage !== undefined && lastPage < conditions.page;
  useEffect(() => {
    if (isBeyond) go(changed(conditions, { page: lastPage }), true);
  }, [isBeyond, lastPage, go, conditions]);

  const hasNextPage =
    !isWaiting &&
    rows?.length === conditions.size &&
    (lastPage === undefined || conditions.page < lastPage) &&
    // pages of unread items move up while they are read
    conditions.unreadYn === '';
  const end = usePrefetchPage(conditions, today, hasNextPage);
  const prefetchHandlers = usePrefetchItem(shownConditions, today);
  const place = rows?.findIndex(({ articleId }) => articleId === openId) ?? -1;
  const next = openId === undefined ? rows?.[0] : place < 0 ? undefined : rows?.[place + 1];
  const isEmpty = !isWaiting && rows?.length === 0 && conditions.page === 1;
  const isPastEnd = !isWaiting && rows?.length === 0 && conditions.page > 1;
  return (
    <>
      <ArticleFilters
        conditions={conditions}
        today={today}
        classes={classes}
        onChange={go}
        onPicked={remember}
        count={chips.length}
        total={words}
        unread={<UnreadToggle conditions={conditions} today={today} shown={rows} onChange={go} />}
      />
      <AddressNotes notes={notes} />
      <div ref={top} tabIndex={-1} className={styles.bar}>
        <div className={styles.chips}>
          {isOutdated && (
            <span role="alert" data-note>
              <button type="button" className={styles.fresh} onClick={retry}>
                목록을 새로 불러오지 못했습니다. 다시 시도
              </button>
            </span>
          )}
          {newItems > 0 && (
            <button type="button" className={styles.fresh} onClick={showNew}>
              새 {kind.word} {countText(newItems)}
            </button>
          )}
          <ConditionChips
            chips={chips.filter(({ key }) => key !== 'unread')}
            onRemove={({ without }) => go(without)}
            onReset={
              writeAddress(kind, { ...conditions, page: 1 }) === ''
                ? undefined
                : () =>
                    go({ ...startConditions, sort: conditions.sort, size: conditions.size }, false, {
                      leavesView: true,
                    })
            }
          />
          <ReadAllNote {...readingAll} />
        </div>
        <div className={styles.tools}>
          <Select
            small
            aria-label="정렬"
            options={sortOptions.map(({ value, label }) => ({
              value,
              label: label.replace('보도', kind.dateWord),
            }))}
            value={conditions.sort}
            onChange={({ target }) => go(changed(conditions, { sort: target.value }))}
          />
          <PageSizeSelect
            list={kind.listPath}
            value={conditions.size}
            onChange={(size) => go(changed(conditions, { size }))}
          />
          <MoreTools
            further={
              <>
                <PickTool picking={picking} />
                <DensitySelect />
                <ColumnTool columns={columns} />
                <ReadAllButton {...readingAll} />
              </>
            }
          >
            <SplitToggle className={`${buttons.tertiary} ${styles.tool}`} />
            <FoldTool conditions={conditions} onChange={go} />
            <ItemTools {...tools} />
          </MoreTools>
          {mayRegist && kind.name === 'article' && (
            <Link
              to={`${kind.listPath}/Regist`}
              className={`${buttons.primary} ${styles.regist}`}
              data-action="regist"
            >
              등록
            </Link>
          )}
        </div>
      </div>
      <SplitView
        split={split}
        openId={openId}
        label={`목록과 ${kind.word} 사이의 경계`}
        pane={
          <OpenedItem
            openId={openId}
            conditions={conditions}
            today={today}
            next={next && { kind: kind.name, articleId: next.articleId, title: titlesOf(next).main.text }}
            hint={`목록에서 ${kind.object} 선택하면 여기에 표시됩니다.`}
            {...reader}
          />
        }
      >
        {problem ? (
          <ProblemState problem={problem} onRetry={retry} />
        ) : isEmpty ? (
          <ArticleEmpty
            conditions={conditions}
            chips={chips}
            today={today}
            onChoose={go}
            fallback={<EmptyState hint="어떤 조건 때문인지 확인하는 중입니다." />}
          />
        ) : isPastEnd ? (
          <ErrorState message={`이 쪽에는 ${kind.subject} 없습니다.`} onRetry={() => turnPage(1)} />
        ) : (
          <div className={styles.items} {...prefetchHandlers}>
            <ArticleTable
              rows={rows}
              conditions={shownConditions}
              columns={shownColumns}
              picking={picking}
              isWaiting={isWaiting}
              drawn={drawn}
              openId={split.isShown ? openId : undefined}
              onOpen={split.isShown ? openInPane : undefined}
            />
          </div>
        )}
        <div ref={end}>
          {!problem && rows && rows.length > 0 && total && (
            <Pager
              page={conditions.page}
              size={conditions.size}
              total={total.isCapped ? undefined : total.count}
              hasNext={rows.length === conditions.size}
              onChange={turnPage}
            />
          )}
        </div>
      </SplitView>
      {picking.isOn && <PickedItems {...tools} />}
      <ReadingKeys place="list" />
    </>
  );
};
