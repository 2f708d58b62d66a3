import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { asMeans } from '#contract/particles.ts';
import { shareText } from '#contract/shares.ts';
import { countedWords } from '#contract/statistics.ts';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import chart from '#web/kit/charts/chart.module.css';
import type { Mark } from '#web/kit/charts/mark.ts';
import { counterOf } from '#web/kit/charts/names.ts';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { storeListPlace, useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { EmptyState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import type { FigureConditions } from '../parts/listAddress.ts';
import {
  emptyHint,
  maxCompared,
  rankedPart,
  rankRanges,
  type StatisticsState,
  toggled,
} from './conditions.ts';
import type { Dimension } from './dimensions.ts';
import styles from './statistics.module.css';
import { useRanking } from './useStatistics.ts';

interface RankTableProps {
  dimension: Dimension;
  marks: readonly Mark[];
  /** Rank of the first row. */
  first: number;
  /** Address of the statistic, for the way back. */
  address: string;
  compare: readonly string[];
  onCompare: (key: string) => void;
  hot: string | undefined;
  onHot: (key: string | undefined) => void;
}

/** The ranking as a table: each row links to its list and can be compared. */
const RankTable = ({ dimension, marks, first, address, compare, onCompare, hot, onHot }: RankTableProps) => (
  <table className={`${chart.table} ${styles.ranks}`}>
    <caption className="only-read-aloud">{dimension.word}별 순위</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.pick}>
          비교
        </th>
        <th scope="col" className={chart.rank}>
          순위
        </th>
        <th scope="col">{dimension.word}</th>
        <th scope="col" className={chart.number}>
          건수
        </th>
        <th scope="col" className={chart.number}>
          점유율
        </th>
      </tr>
    </thead>
    <tbody>
      {marks.map(({ key, label, count, share, to }, index) => {
        const isCompared = compare.includes(key);
        return (
          // hovering a row highlights its mark in the chart, and vice versa
          <tr
            key={key}
            data-hot={hot === key}
            onMouseEnter={() => onHot(key)}
            onMouseLeave={() => onHot(undefined)}
            onFocus={() => onHot(key)}
            onBlur={() => onHot(undefined)}
          >
            <td className={styles.pick}>
              <input
                type="checkbox"
                aria-label={`${label} 비교`}
                checked={isCompared}
                disabled={!isCompared && compare.length >= maxCompared}
                onChange={() => onCompare(key)}
              />
            </td>
            <td className={chart.rank}>{first + index}</td>
            <th scope="row">
              <Link to={to} dir="auto" data-record={key} onClick={() => storeListPlace(address, key)}>
                {label}
              </Link>
            </th>
            <td className={chart.number}>{grouped(count)}</td>
            <td className={chart.number}>{shareText(share)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

interface RankingProps {
  dimension: Dimension;
  state: StatisticsState;
  conditions: FigureConditions;
  subtitle: string;
  today: string;
  onChange: (change: Partial<StatisticsState>) => void;
}

const height = 46;

/** The ranking as a chart and as a table, side by side; hovering a mark in one highlights it in the other. */
export const Ranking = ({ dimension, state, conditions, subtitle, today, onChange }: RankingProps) => {
  const [hot, setHot] = useState<string>();
  const { pathname, search } = useLocation();
  const { condition, view, word, name } = dimension;
  const counted = countedWords[name];
  const limit = rankRanges[state.rankRange];
  const question = { dimension, conditions, today };
  const ranking = useRanking({ ...question, path: dimension.ranking, further: rankedPart(state) }, condition);
  useRestoreListPlace(ranking.marks !== undefined);
  const isOwn = state.view === 'own';
  const whole = useRanking({ ...question, path: isOwn ? view.path : undefined }, condition);
  const drawn = isOwn && view.path ? whole : ranking;
  const { marks, total: all } = drawn;
  // a chart with its own request does not show a page of the ranking
  const first = drawn === whole ? 1 : state.offset;
  const { measure } = state;
  const drawing = useMemo((): Drawing | undefined => {
    if (!marks) return undefined;
    const kind = isOwn ? view.kind : 'ranking';
    const page = { first, total: all ?? marks.length, counter: counterOf(word) };
    return kind === 'variablePie' || kind === 'wordCloud'
      ? { kind, marks, counted, page }
      : { kind, marks, counted, measure, page };
  }, [marks, isOwn, view.kind, measure, first, all, counted, word]);
  // a word cloud has no scale to show shares on
  const showsShares = measure === 'share' && !(isOwn && view.kind === 'wordCloud');
  const last = state.offset + (ranking.marks?.length ?? 0) - 1;
  const total = ranking.total ?? 0;

  const table = () => {
    if (ranking.problem) return <ProblemState problem={ranking.problem} onRetry={ranking.retry} />;
    if (!ranking.marks)
      return <div className={chart.skeleton} role="status" aria-label="불러오는 중입니다." data-waiting />;
    if (ranking.marks.length === 0)
      return <EmptyState title="표시할 자료가 없습니다" hint={emptyHint(state)} />;
    return (
      <RankTable
        dimension={dimension}
        marks={ranking.marks}
        first={state.offset}
        address={pathname + search}
        compare={state.compare}
        onCompare={(key) => onChange({ compare: toggled(state.compare, key) })}
        hot={hot}
        onHot={setHot}
      />
    );
  };

  return (
    <div className={styles.beside} aria-busy={ranking.isOld}>
      {ranking.isRough && (
        <p className={styles.rough} role="status">
          검색어와 비슷한 글이 많아 본문을 다 확인하지 못했습니다. 아래 수치는 추정값으로, 실제보다 많을 수
          있습니다. 기간을 좁히거나 검색어를 더 길게 적으면 정확해집니다.
        </p>
      )}
      <ChartPanel
        title={`${word}별 ${counted} ${showsShares ? '점유율' : '수'}`}
        subtitle={subtitle}
        head={word}
        drawing={drawing}
        problem={drawn.problem}
        onRetry={drawn.retry}
        height={height}
        isFlat={isOwn && view.kind === 'worldMap'}
        hasTable
        emptyHint={emptyHint(state)}
        hot={hot}
        onHot={setHot}
        tools={
          <button
            type="button"
            className={chart.tool}
            onClick={() => onChange({ view: isOwn ? 'bars' : 'own' })}
          >
            {asMeans(isOwn ? '막대' : view.label)} 보기
          </button>
        }
      />
      <PanelFrame
        title={`${word}별 순위`}
        subtitle={total > 0 ? `${grouped(total)}${counterOf(word)} 중 ${state.offset}–${last}위` : ''}
        height={height}
        scrolls
        tools={
          <>
            <button
              type="button"
              className={chart.tool}
              data-reading="previousPage"
              disabled={state.offset <= 1}
              onClick={() => onChange({ offset: Math.max(1, state.offset - limit) })}
            >
              이전<span className="only-read-aloud"> 순위</span>
            </button>
            <button
              type="button"
              className={chart.tool}
              data-reading="nextPage"
              disabled={last >= total}
              onClick={() => onChange({ offset: state.offset + limit })}
            >
              다음<span className="only-read-aloud"> 순위</span>
            </button>
          </>
        }
      >
        {table()}
      </PanelFrame>
    </div>
  );
};
