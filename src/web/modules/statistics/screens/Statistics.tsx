import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import { counterOf } from '#web/kit/charts/names.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import { AddressNotes } from '#web/kit/filters/AddressNotes.tsx';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { corrected, useCorrected } from '#web/kit/routing/corrected.ts';
import { useAddressQuery } from '#web/kit/routing/useAddressQuery.ts';
import { useListViews } from '#web/kit/views/listed.ts';
import { useNames } from '#web/modules/outlets/index.ts';
import { useClassFilters } from '#web/modules/platform/index.ts';
import { daysOf, type FigureConditions } from '../parts/listAddress.ts';
import { Compared, ComparedBreakdown } from './Compared.tsx';
import { captionOf } from './caption.ts';
import {
  conditionsOf,
  emptyHint,
  ofCompared,
  readState,
  type StatisticsState,
  withConditions,
  writeState,
} from './conditions.ts';
import { type Breakdown, type Dimension, headOf } from './dimensions.ts';
import { Filters } from './Filters.tsx';
import { Ranking } from './Ranking.tsx';
import { StatisticsBar } from './StatisticsBar.tsx';
import styles from './statistics.module.css';
import { Trend } from './Trend.tsx';
import { useRanking } from './useStatistics.ts';

interface BreakdownPanelProps {
  dimension: Dimension;
  breakdown: Breakdown;
  /** Conditions of the compared keys. */
  conditions: FigureConditions;
  subtitle: string;
  today: string;
  state: StatisticsState;
}

/** A breakdown of the counted articles by another dimension. */
const BreakdownPanel = ({
  dimension,
  breakdown,
  conditions,
  subtitle,
  today,
  state,
}: BreakdownPanelProps) => {
  const { measure } = state;
  const { path, title, head, condition, kind } = breakdown;
  const { marks, total, problem, retry } = useRanking({ dimension, conditions, today, path }, condition);
  const drawing = useMemo((): Drawing | undefined => {
    if (!marks) return undefined;
    const page = { first: 1, total: total ?? marks.length, counter: counterOf(head) };
    return kind === 'ranking' || kind === 'worldMap' ? { kind, marks, measure, page } : { kind, marks, page };
  }, [marks, total, kind, measure, head]);
  return (
    <ChartPanel
      title={measure === 'share' ? title.replace(/ 수$/, ' 점유율') : title}
      subtitle={subtitle}
      head={head}
      drawing={drawing}
      problem={problem}
      onRetry={retry}
      height={40}
      emptyHint={emptyHint(state)}
      isFlat={kind === 'worldMap'}
    />
  );
};

/** The address of a state, with the tab if several statistics share a menu. */
const addressOf = (state: StatisticsState, tab: string | null): string => {
  const query = writeState(state);
  if (!tab) return query;
  return `${query === '' ? '?' : `${query}&`}${new URLSearchParams({ tab })}`;
};

/** The state of the address, a function that changes it, and notes on corrected parameters. */
const useStatisticsState = (
  today: string,
): [StatisticsState, (state: StatisticsState, quietly?: boolean) => void, readonly string[]] => {
  const { search } = useLocation();
  const [shown, go] = useAddressQuery();
  const state = useMemo(() => readState(new URLSearchParams(shown), today), [shown, today]);
  const tab = new URLSearchParams(search).get('tab');
  const change = useCallback(
    (next: StatisticsState, quietly = false) => go(addressOf(next, tab), { quietly }),
    [go, tab],
  );
  useListViews(addressOf(withConditions(state, {}), tab), 'statistic');
  const notes = useCorrected(
    useMemo(() => corrected(new URLSearchParams(shown), state, writeState, { today }), [shown, state, today]),
  );
  return [state, change, notes];
};

/** Returns the same object as long as its content is the same, so that charts are not redrawn. */
const useSame = (conditions: FigureConditions): FigureConditions => {
  const text = JSON.stringify(conditions);
  return useMemo(() => JSON.parse(text) as FigureConditions, [text]);
};

const usePicked = () => {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const remember = useCallback(
    (field: string, { value, label }: Choice) =>
      setPicked((known) => new Map(known).set(`${field}:${value}`, label)),
    [],
  );
  return [picked, remember] as const;
};

/** One of the five statistics: number of articles by country, outlet, keyword, class or social medium. */
export const Statistics = ({ dimension }: { dimension: Dimension }) => {
  const today = koreanToday();
  const [state, setState, notes] = useStatisticsState(today);
  const [picked, remember] = usePicked();
  const classes = useClassFilters();
  const brand = useSite(({ brandName }) => brandName);
  const { condition } = dimension;
  const compared = (field: string) => (field === condition ? state.compare : []);
  const names = useNames(
    { ntnId: [...state.ntnId, ...compared('ntnId')], mediaId: [...state.mediaId, ...compared('mediaId')] },
    picked,
  );
  const nameOf = (key: string): string => {
    if (condition === 'ntnId' || condition === 'mediaId') return names[condition](key);
    return (condition === 'featExtrMclsf' && classes.find(({ value }) => value === key)?.label) || key;
  };
  const conditions = useSame(conditionsOf(state, dimension));
  const narrowed = useSame(ofCompared(state, dimension));
  const { startDate, endDate } = daysOf(state, today);
  const period = startDate === endDate ? startDate : `${startDate} ~ ${endDate}`;
  const captioned = { dimension, names: { ...names, compared: nameOf }, period };
  const caption = captionOf({ ...captioned, state: { ...state, compare: [] } });
  const whole = captionOf({ ...captioned, state });
  const change = (part: Partial<StatisticsState>) => setState({ ...state, ...part });

  usePageHead({ tabTitle: `${headOf(dimension).heading} | ${brand}` });
  const panel = { dimension, state, conditions, today, onChange: change };
  return (
    <div className={styles.page}>
      <Filters
        dimension={dimension}
        state={state}
        today={today}
        nameOf={names}
        onChange={setState}
        onPicked={remember}
      />
      <AddressNotes notes={notes} />
      <StatisticsBar
        {...panel}
        narrowed={narrowed}
        onRange={(rankRange) => setState(withConditions(state, { rankRange }))}
      />
      <Ranking {...panel} subtitle={caption} />
      <Compared
        dimension={dimension}
        compare={state.compare}
        nameOf={nameOf}
        onChange={change}
        onPicked={remember}
      />
      <Trend {...panel} subtitle={whole} nameOf={nameOf} />
      {dimension.breakdowns.length > 0 && (
        <div className={state.compare.length > 1 ? styles.whole : styles.halves}>
          {dimension.breakdowns.map((breakdown) => {
            const shown = { dimension, breakdown, subtitle: whole, today, state };
            return state.compare.length > 1 ? (
              <ComparedBreakdown key={breakdown.path} {...shown} conditions={conditions} nameOf={nameOf} />
            ) : (
              <BreakdownPanel key={breakdown.path} {...shown} conditions={narrowed} />
            );
          })}
        </div>
      )}
    </div>
  );
};
