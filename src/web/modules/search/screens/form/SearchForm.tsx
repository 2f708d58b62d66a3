import { type FormEvent, memo, useId, useLayoutEffect, useState } from 'react';
import { conditionConstants } from '#contract/conditionConstants.ts';
import { searchedPart } from '#contract/terms.ts';
import { periodChange } from '#web/kit/dates/period.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { FilterBar } from '#web/kit/filters/FilterBar.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { cutNote, operatorNote, syllableNote } from '#web/kit/filters/searchNotes.ts';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import {
  CollectionToggles,
  KeywordCondition,
  PlacePickers,
  RegionChoice,
} from '#web/modules/articles/index.ts';
import {
  anyLength,
  changed,
  hasSearch,
  type SearchConditions,
  toggledField,
} from '../query/searchConditions.ts';
import { fieldLabels } from '../query/searchedWords.ts';
import styles from './SearchForm.module.css';
import { type Suggestion, useSuggestions, WordsField } from './WordsField.tsx';

const field =
  /(?:^|[\s,(])(제목|본문|내용|기자|국가|매체|키워드|언어|title|body|country|media|keyword|site)\s*:\s*\S/iu;

/** Said to who types a field before a word, which finds nothing; undefined if nobody does. */
export const fieldNote = (typed: string): string | undefined => {
  const name = field.exec(typed)?.[1];
  return name === undefined
    ? undefined
    : `‘${name}:’처럼 항목을 지정한 검색은 지원하지 않습니다. 상세조건에서 검색 대상이나 국가, 매체를 선택해 주세요.`;
};

const all = conditionConstants.options.searchField;

/** Every condition but the words of the search. Each takes effect as it is set. */
const SearchDetails = ({ conditions, today, onChange, onPicked }: SearchFormProps) => {
  const set = (change: Partial<SearchConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);
  const { searchFields } = conditions;
  const isEverywhere = searchFields.length === 0;
  return (
    <div className={styles.details}>
      <PeriodChoice
        label="보도일"
        period={conditions.period}
        range={conditions}
        today={today}
        limitDays={anyLength}
        onPeriod={(period) => set(periodChange(period, conditions.period, today))}
        onRange={(range) => set(range, true)}
      />
      <div className={styles.choices}>
        <fieldset className={`row ${styles.group}`}>
          <legend>검색 대상</legend>
          {all.map((field) => (
            <Toggle
              key={field}
              label={fieldLabels[field]}
              isOn={isEverywhere || searchFields.includes(field)}
              onChange={(isOn) => set({ searchFields: toggledField(searchFields, field, isOn) })}
            />
          ))}
          <Toggle
            label="본문·요약·키워드"
            isOn={isEverywhere}
            onChange={(isOn) => set({ searchFields: isOn ? [] : all })}
          />
          {!isEverywhere && (
            <p className={styles.fieldNote}>본문·요약·키워드까지 찾을 때는 모두 함께 찾습니다.</p>
          )}
        </fieldset>
        <fieldset className={`row ${styles.group}`}>
          <legend>같은 말</legend>
          <Toggle
            label="다른 표기와 복수형도 함께"
            isOn={conditions.synonymYn === 'Y'}
            onChange={(isOn) => set({ synonymYn: isOn ? 'Y' : 'N' })}
          />
        </fieldset>
        <RegionChoice
          value={conditions.lclsfNm}
          className={`row ${styles.group}`}
          labelClassName={styles.legend}
          onChange={set}
        />
        <fieldset className={`row ${styles.group}`}>
          <legend>수집 구분</legend>
          <CollectionToggles conditions={conditions} onChange={set} />
        </fieldset>
      </div>
      <div className={styles.fields}>
        <PlacePickers conditions={conditions} onChange={set} onPicked={onPicked} />
        <KeywordCondition conditions={conditions} className={styles.stacked} onChange={set} />
        <SearchField
          label="제외어"
          value={conditions.excludeText}
          placeholder="이 말이 들어간 결과 빼기"
          onCommit={(excludeText, quietly) => set({ excludeText }, quietly)}
        />
      </div>
    </div>
  );
};

interface SearchFormProps {
  conditions: SearchConditions;
  today: string;
  /** `quietly`: replaces the history entry, as while typing. */
  onChange: (conditions: SearchConditions, quietly?: boolean) => void;
  /** Called with a picked value and its label. */
  onPicked: (field: 'ntnId' | 'mediaId', choice: Choice) => void;
}

interface FormProps extends SearchFormProps {
  /** Number of conditions in force besides the words. */
  countOfMore: number;
}

/** One large field; all other conditions unfold below it. */
export const SearchForm = memo(({ countOfMore, ...props }: FormProps) => {
  const { conditions, onChange } = props;
  const isAsked = hasSearch(conditions);
  const id = useId();
  const [draft, setDraft] = useState(conditions.searchText);
  const [inForce, setInForce] = useState(conditions.searchText);
  const [taken, setTaken] = useState<object>();
  // the address changed in another way: a search from the history, the browser's back button
  if (inForce !== conditions.searchText) {
    setInForce(conditions.searchText);
    if (searchedPart(draft) !== conditions.searchText) {
      setDraft(conditions.searchText);
      setTaken({});
    }
  }
  // who is about to type wants another one
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (taken && field instanceof HTMLInputElement && field.id === id) field.select();
  }, [taken, id]);
  const looksEverywhere = conditions.searchFields.length === 0;
  const notes = [
    cutNote(draft),
    fieldNote(draft),
    operatorNote(draft, conditions.multiSearchCnd),
    looksEverywhere ? syllableNote(draft) : undefined,
  ].filter(Boolean);
  const [isInUse, setInUse] = useState(false);
  const suggestions = useSuggestions(draft, isInUse, conditions, props.today);
  const take = ({ conditions: next, outlet }: Suggestion) => {
    if (outlet) props.onPicked('mediaId', outlet);
    setDraft(next.searchText);
    onChange(next);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange(changed(conditions, { searchText: searchedPart(draft) }));
  };
  return (
    <FilterBar
      label="통합검색 조건"
      main={
        <>
          <form className={styles.line} onSubmit={search}>
            <svg
              className={styles.sign}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20" />
            </svg>
            <WordsField
              id={id}
              className={styles.words}
              aria-label="검색어"
              placeholder="검색어를 쉼표로 이어 적으면 함께 찾습니다"
              enterKeyHint="search"
              data-search-field={true}
              data-first-focus={isAsked ? undefined : true}
              aria-describedby={notes.length > 0 ? `${id}-notes` : undefined}
              value={draft}
              onType={setDraft}
              suggestions={suggestions}
              onInUse={setInUse}
              onTake={take}
            />
            <button type="submit" className={`${buttons.primary} ${styles.submit}`}>
              검색
            </button>
          </form>
          {notes.length > 0 && (
            <p id={`${id}-notes`} className={styles.notes} role="status">
              {notes.join(' ')}
            </p>
          )}
          <div className={styles.below}>
            <Combined
              text={draft}
              value={conditions.multiSearchCnd}
              label="검색어 다중검색 기준"
              onChange={(multiSearchCnd) =>
                onChange(changed(conditions, { multiSearchCnd, searchText: searchedPart(draft) }))
              }
            />
            {!isAsked && (
              <p className={styles.hint}>
                “큰따옴표”로 묶으면 그 말 그대로 찾습니다. OR는 둘 중 하나라도 있는 글을, 낱말 앞의 -는 그
                낱말이 없는 글을 찾습니다. 예: 한복 OR 김치, 한복 -전시
              </p>
            )}
          </div>
        </>
      }
      more={<SearchDetails {...props} />}
      count={countOfMore}
      countOfMore={countOfMore}
    />
  );
});
