import { useQueries } from '@tanstack/react-query';
import { countText } from '#contract/countText.ts';
import { unsearchableNote } from '#web/kit/filters/searchNotes.ts';
import states from '#web/kit/states/StatePanel.module.css';
import { EmptyState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { useKind } from '../kind/itemKinds.tsx';
import type { ArticleChip } from '../query/chips.ts';
import { type ArticleConditions, withoutConditions } from '../query/conditions.ts';
import { countArticles } from '../query/itemsQuery.ts';
import styles from './ArticleEmpty.module.css';

/** A suggestion for an empty list: the condition to remove, and the resulting number of articles. */
export interface Suggestion {
  /** Name of the condition; null: all conditions. */
  name: string | null;
  text: string;
  conditions: ArticleConditions;
  count: number;
}

const maxWays = 3;
/** Without any condition there are so many times more that this is offered, too. */
const manyMore = 10;

/** The conditions as chips, one per condition: several countries are one condition. */
export const conditionsOf = (
  chips: readonly ArticleChip[],
): { name: string; text: string; relaxed: ArticleConditions }[] =>
  [...Map.groupBy(chips, ({ name }) => name)].flatMap(([name, [first, ...others]]) =>
    first
      ? [{ name, text: [first, ...others].map(({ text }) => text).join(', '), relaxed: first.relaxed }]
      : [],
  );

/**
 * The useful suggestions: single conditions whose removal brings results, most articles first; without such a
 * condition, or where two of them hide nearly everything, all conditions at once – if there are articles at all.
 */
export const usefulSuggestions = (single: readonly Suggestion[], everything: Suggestion): Suggestion[] => {
  const helpful = single.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const [best] = helpful;
  if (best && everything.count < manyMore * best.count) return helpful.slice(0, maxWays);
  if (best) return [...helpful.slice(0, maxWays - 1), everything];
  return everything.count > 0 ? [everything] : [];
};

interface ArticleEmptyProps {
  conditions: ArticleConditions;
  chips: readonly ArticleChip[];
  today: string;
  onChoose: (conditions: ArticleConditions) => void;
}

/** True for scripts with spaces between words, where part of a word finds nothing. */
const wordsAreWhole = ({ searchText }: ArticleConditions): boolean =>
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}]/u.test(searchText);

const wholeWords = '영문처럼 띄어 쓰는 언어는 낱말 전체가 같아야 찾습니다.';

/** Empty list: says which condition hides how many articles, and removes it by one press. */
export const ArticleEmpty = ({ conditions, chips, today, onChoose }: ArticleEmptyProps) => {
  const kind = useKind();
  const unsearchable = unsearchableNote([conditions.searchText, conditions.excludeText].join(','));
  const candidates: Omit<Suggestion, 'count'>[] = [
    ...conditionsOf(chips).map(({ name, text, relaxed }) => ({ name, text, conditions: relaxed })),
    { name: null, text: '', conditions: withoutConditions(conditions) },
  ];
  const counts = useQueries({
    queries: candidates.map((candidate) => ({
      queryKey: ['article-way-out', kind.name, candidate.conditions, today],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        countArticles(kind, candidate.conditions, today, signal),
      networkMode: 'always' as const,
    })),
  });
  const isCounting = counts.some(({ isPending }) => isPending);
  const ways = candidates.map((candidate, index) => ({
    ...candidate,
    count: counts[index]?.data?.totalRecords ?? 0,
  }));
  const everything = ways.at(-1);
  const shown = isCounting || !everything ? [] : usefulSuggestions(ways.slice(0, -1), everything);

  if (isCounting) return <EmptyState hint="어떤 조건 때문인지 확인하는 중입니다." />;
  if (shown.length === 0) return <EmptyState title={`아직 수집된 ${kind.subject} 없습니다`} />;
  return (
    <EmptyState
      hint={[
        shown[0]?.name === null
          ? `한 조건만 빼서는 ${kind.subject} 없습니다. 조건을 모두 빼면 볼 수 있습니다.`
          : `다음 조건을 빼면 ${kind.object} 볼 수 있습니다.`,
        ...(wordsAreWhole(conditions) ? [wholeWords] : []),
        ...(unsearchable ? [unsearchable] : []),
      ].join(' ')}
    >
      <ul className={`${states.ways} ${styles.ways}`}>
        {shown.map((way) => (
          <li key={way.name}>
            <button type="button" className={buttons.tertiary} onClick={() => onChoose(way.conditions)}>
              {way.name === null ? '조건 모두 빼기' : `${way.name} ‘${way.text}’ 빼기`}
              <strong>{countText(way.count)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
};
