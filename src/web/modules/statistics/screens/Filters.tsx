import { Link, useLocation } from 'react-router-dom';
import { writtenParts } from '#contract/queryTokens.ts';
import { dateWords } from '#contract/recordPlaces.ts';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { type Period, periodChange } from '#web/kit/dates/period.ts';
import { type Choice, ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { type ConditionChip, ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { FilterBar } from '#web/kit/filters/FilterBar.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { syllableNote } from '#web/kit/filters/searchNotes.ts';
import { CollectionToggles, collectionFlags, RegionChoice } from '#web/modules/articles/index.ts';
import { searchNations, searchOutlets } from '#web/modules/outlets/index.ts';
import {
  keepsAllConditions,
  periods,
  pickableIn,
  type StatisticsState,
  stateInDimension,
  withConditions,
  writeState,
} from './conditions.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import styles from './statistics.module.css';

interface SameConditionsProps {
  dimension: Dimension;
  state: StatisticsState;
}

/** Links to the other statistics that support the current conditions. */
const SameConditions = ({ dimension, state }: SameConditionsProps) => {
  const { pathname } = useLocation();
  const menu = useSession((state) => state.menu);
  const screens = new Set(allMenus(menu).map(({ url }) => url));
  // administrators switch by tabs
  if (pathname !== dimension.screen) return null;
  const others = dimensions
    .filter(({ name, screen }) => name !== dimension.name && screens.has(screen))
    .filter((other) => keepsAllConditions(other, dimension, state))
    .map((other) => ({ ...other, query: writeState(stateInDimension(other, dimension, state)) }))
    .filter(({ query }) => query !== '');
  if (others.length === 0) return null;
  return (
    <nav className={styles.same} aria-label="같은 조건으로 보기">
      <span aria-hidden="true">같은 조건으로 보기</span>
      <ul>
        {others.map(({ name, word, screen, query }) => (
          <li key={name}>
            <Link to={{ pathname: screen, search: query }}>{word}별</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const pickers = {
  ntnId: { label: '국가', search: searchNations },
  mediaId: { label: '매체', search: searchOutlets },
} as const;

interface FiltersProps {
  dimension: Dimension;
  state: StatisticsState;
  today: string;
  nameOf: Record<'ntnId' | 'mediaId', (id: string) => string>;
  onChange: (state: StatisticsState, quietly?: boolean) => void;
  onPicked: (field: string, choice: Choice) => void;
}

/** The conditions of the counted articles. Each is applied as soon as it is set. */
export const Filters = ({ dimension, state, today, nameOf, onChange, onPicked }: FiltersProps) => {
  const set = (change: Partial<StatisticsState>, quietly = false) =>
    onChange(withConditions(state, change), quietly);
  const fields = pickableIn(dimension);
  const picked = fields.flatMap((field) =>
    state[field].map((value) => ({
      key: `${field}:${value}`,
      name: pickers[field].label,
      text: nameOf[field](value),
      without: { [field]: state[field].filter((other) => other !== value) },
    })),
  );
  const words = [...new Set(writtenParts(state.searchText))].map((term, _index, every) => ({
    key: `searchText:${term}`,
    name: '검색어',
    text: term,
    without: { searchText: every.filter((other) => other !== term).join(', ') },
  }));
  const chips: (ConditionChip & { without: Partial<StatisticsState> })[] = [...words, ...picked];
  const setPeriod = (period: Period) => period === 'all' || set(periodChange(period, state.period, today));
  const countBehind = [state.lclsfNm !== '', ...collectionFlags.map((flag) => state[flag] !== 'Y')].filter(
    Boolean,
  ).length;
  return (
    <div className={styles.conditions}>
      <FilterBar
        label={`${dimension.word} 통계 조회 조건`}
        front={
          <>
            <PeriodChoice
              label={`${dateWords[dimension.list]}일`}
              period={state.period}
              range={state}
              today={today}
              choices={periods}
              needsBoth={`아래 수치는 ${state.startDate} ~ ${state.endDate} 기준입니다.`}
              onPeriod={setPeriod}
              onRange={(range) => set(range, true)}
            />
            {fields.map((field) => (
              <ChoicePicker
                key={field}
                label={pickers[field].label}
                name={field}
                value={state[field]}
                search={pickers[field].search}
                onChange={(values, choice) => {
                  onPicked(field, choice);
                  set({ [field]: values });
                }}
              />
            ))}
          </>
        }
        main={
          <>
            <SearchField
              label="검색어"
              value={state.searchText}
              placeholder="쉼표로 구분"
              help={syllableNote(state.searchText)}
              combine={state.multiSearchCnd}
              onCommit={(searchText, quietly) => set({ searchText }, quietly)}
            />
            <Combined
              text={state.searchText}
              value={state.multiSearchCnd}
              label="검색어 다중검색 기준"
              onChange={(multiSearchCnd) => set({ multiSearchCnd })}
            />
          </>
        }
        more={
          <div className={styles.more}>
            <RegionChoice
              value={state.lclsfNm}
              className={styles.field}
              labelClassName={styles.label}
              onChange={set}
            />
            <fieldset className={styles.field}>
              <legend className={styles.label}>수집 구분</legend>
              <div className={styles.checks}>
                <CollectionToggles conditions={state} onChange={set} />
              </div>
            </fieldset>
          </div>
        }
        count={chips.length + countBehind}
        countOfMore={countBehind}
      />
      <div className={styles.below}>
        <ConditionChips chips={chips} onRemove={({ without }) => set(without)} />
        <SameConditions dimension={dimension} state={state} />
      </div>
    </div>
  );
};
