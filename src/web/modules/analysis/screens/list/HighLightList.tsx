import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { today as koreanToday } from '#contract/days.ts';
import { maxPicked } from '#contract/list.ts';
import { opensWithView } from '#web/client/views/savedViews.ts';
import { withoutAnyView, withSameView } from '#web/client/views/viewAddress.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { PickingBar } from '#web/kit/export/PickingBar.tsx';
import { usePicking } from '#web/kit/export/usePicking.ts';
import chips from '#web/kit/filters/ConditionChips.module.css';
import { ListBar } from '#web/kit/lists/ListBar.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PageSizeSelect } from '#web/kit/lists/PageSizeSelect.tsx';
import { useOwnPageSize } from '#web/kit/lists/pageSizes.ts';
import { totalText } from '#web/kit/lists/totalWords.ts';
import { useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import states from '#web/kit/states/StatePanel.module.css';
import { EmptyState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { closeTools, ToolSheet } from '#web/kit/tools/MoreTools.tsx';
import { useListViews } from '#web/kit/views/listed.ts';
import {
  apiQuery,
  type Conditions,
  changed,
  dayWords,
  orderWords,
  readConditions,
  startConditions,
  writeConditions,
} from '../query/conditions.ts';
import { listPath } from '../query/path.ts';
import { useClusters, useEarlierDays, useLatestDay } from '../query/useClusters.ts';
import { CardSkeleton, ClusterCard } from './ClusterCard.tsx';
import { DayHeading, EarlierDays } from './EarlierDays.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { HighLightFilters } from './HighLightFilters.tsx';
import styles from './HighLightList.module.css';

interface EmptyProps {
  conditions: Conditions;
  onChoose: (change: Partial<Conditions>) => void;
}

/** Empty list: suggests other conditions, or the latest day with highlights. */
const Empty = ({ conditions: { day, text, region, classCode }, onChoose }: EmptyProps) => {
  const latest = useLatestDay();
  const isNarrowed = Boolean(text || region || classCode);
  const nothing = isNarrowed
    ? { hint: '조건을 줄이거나 다른 날을 골라 보세요.' }
    : { title: day === 'all' ? '아직 하이라이트가 없습니다' : `${dayWords(day)}에는 하이라이트가 없습니다` };
  return (
    <EmptyState {...nothing}>
      <div className={states.ways}>
        {isNarrowed && (
          <button
            type="button"
            className={buttons.tertiary}
            onClick={() => onChoose({ text: '', region: '', classCode: '' })}
          >
            날짜만 남기고 조건 빼기
          </button>
        )}
        {latest && latest !== day && day !== 'all' && (
          <button type="button" className={buttons.tertiary} onClick={() => onChoose({ day: latest })}>
            가장 최근 분석일 {dayWords(latest)} 보기
          </button>
        )}
      </div>
    </EmptyState>
  );
};

interface ExportToolsProps extends ComponentProps<typeof ExportButtons> {
  /** Starts the selection of single highlights. */
  onPick: () => void;
}

/** The button that opens the ways to download the list. */
const ExportTools = ({ onPick, ...list }: ExportToolsProps) => {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        data-action="export"
        popoverTarget={id}
        disabled={list.isClosed}
      >
        내보내기
      </button>
      <ToolSheet id={id} label="내보내기">
        <ExportButtons {...list} />
        <button
          type="button"
          className={styles.tool}
          data-action="pick"
          onClick={({ currentTarget }) => {
            closeTools(currentTarget);
            onPick();
          }}
        >
          선택해서 내려받기
        </button>
      </ToolSheet>
    </>
  );
};

/** /article/HighLight: the highlights of a day, by default of yesterday, followed by those of the days before. */
export const HighLightList = () => {
  const today = koreanToday();
  const { search } = useLocation();
  const navigate = useNavigate();
  const conditions = readConditions(new URLSearchParams(search), today, useOwnPageSize(listPath));
  const { rows, total, problem, isWaiting, retry } = useClusters(conditions);
  const picking = usePicking(JSON.stringify({ ...conditions, page: 0, size: 0 }));
  const top = useRef<HTMLDivElement>(null);
  const query = writeConditions(conditions, today);
  useListViews(writeConditions({ ...conditions, page: 1 }, today));
  useRestoreListPlace(rows !== undefined && !isWaiting, `${listPath}${query}`);

  const go = (change: Partial<Conditions>, quietly = false, { leavesView = false } = {}) => {
    const to = writeConditions(changed(conditions, change), today);
    const opens = opensWithView(listPath);
    void navigate(
      { search: leavesView ? withoutAnyView(to, opens) : withSameView(to, search, opens) },
      { replace: quietly, preventScrollReset: true },
    );
  };
  const turnPage = (page: number) => {
    go({ page });
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };

  // highlights may have been merged since the address was stored: a page beyond the end becomes the last one
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / conditions.size));
  const endsDay = conditions.day !== 'all' && !picking.isOn && !isWaiting && lastPage <= conditions.page;
  const earlier = useEarlierDays(conditions, endsDay);
  const earlierCount = earlier.reduce((sum, [, { length }]) => sum + length, 0);
  const shownTotal = total === undefined ? undefined : total + earlierCount;
  useEffect(() => {
    if (shownTotal !== undefined && !isWaiting) announce(`총 ${countText(shownTotal)}`);
  }, [shownTotal, isWaiting]);
  const isEmpty = rows?.length === 0 && !isWaiting;
  const isBeyond = isEmpty && lastPage < conditions.page;
  const goToEnd = useEffectEvent(() => go({ page: lastPage }, true));
  useEffect(() => {
    if (isBeyond) goToEnd();
  }, [isBeyond]);
  return (
    <>
      <HighLightFilters
        conditions={conditions}
        today={today}
        total={shownTotal === undefined ? undefined : totalText(shownTotal)}
        onChange={go}
      />
      <div ref={top} tabIndex={-1} className={styles.top}>
        <ListBar
          total={problem ? null : shownTotal}
          chips={
            <>
              {Boolean(shownTotal) && (
                <p className={styles.order}>
                  {orderWords(earlierCount > 0 ? { ...conditions, day: 'all' } : conditions)}
                </p>
              )}
              {writeConditions({ ...conditions, page: 1 }, today) !== '' && (
                <button
                  type="button"
                  className={chips.reset}
                  onClick={() => go(startConditions(today), false, { leavesView: true })}
                >
                  처음 조건으로
                </button>
              )}
            </>
          }
        >
          <PageSizeSelect list={listPath} value={conditions.size} onChange={(size) => go({ size })} />
          {!picking.isOn && (
            <ExportTools
              words={earlierCount > 0 ? `${dayWords(conditions.day)} ` : ''}
              params={apiQuery(conditions)}
              isClosed={!total}
              onPick={picking.begin}
            />
          )}
        </ListBar>
      </div>
      {picking.isOn && (
        <PickingBar
          count={picking.ids.size}
          onEnd={picking.end}
          files={
            <ExportButtons
              words="선택한 것 "
              params={{ sort: apiQuery(conditions).sort, keys: [...picking.ids] }}
              isClosed={picking.ids.size === 0 || picking.ids.size > maxPicked}
            />
          }
        />
      )}
      {problem ? (
        <ProblemState problem={problem} onRetry={retry} />
      ) : isBeyond ? null : isEmpty ? (
        <Empty conditions={conditions} onChoose={go} />
      ) : (
        <>
          {conditions.day !== 'all' && rows?.[0] && <DayHeading day={rows[0].clusterDt} count={total ?? 0} />}
          <ol className={styles.cards} aria-label="하이라이트 목록" aria-busy={isWaiting}>
            {rows
              ? rows.map((item) => (
                  <ClusterCard
                    key={item.clusterId}
                    item={item}
                    query={query}
                    showsDay={conditions.day === 'all'}
                    isPicked={picking.isOn ? picking.ids.has(item.clusterId) : undefined}
                    onPick={(id, isRange) =>
                      picking.pick(
                        id,
                        isRange,
                        rows.map(({ clusterId }) => clusterId),
                      )
                    }
                  />
                ))
              : Array.from({ length: 5 }, (_, index) => <CardSkeleton key={index} />)}
          </ol>
        </>
      )}
      {rows && rows.length > 0 && (
        <Pager
          page={conditions.page}
          size={conditions.size}
          total={total}
          hasNext={rows.length === conditions.size}
          onChange={turnPage}
        />
      )}
      <EarlierDays days={earlier} conditions={conditions} today={today} query={query} />
    </>
  );
};
