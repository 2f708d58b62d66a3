import { type FormEvent, memo, useId, useLayoutEffect, useState } from 'react';
import { searchedPart } from '#contract/terms.ts';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { FilterBar } from '#web/kit/filters/FilterBar.tsx';
import { cutNote, syllableNote } from '#web/kit/filters/searchNotes.ts';
import { useOperatorNote } from '#web/kit/filters/useOperatorNote.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { changed, hasSearch } from '../query/searchConditions.ts';
import { SearchDetails, type SearchDetailsProps } from './SearchDetails.tsx';
import styles from './SearchForm.module.css';
import { type Suggestion, useSuggestions, WordsField } from './WordsField.tsx';

interface SearchFormProps extends SearchDetailsProps {
  /** Number of conditions in force besides the words. */
  countOfMore: number;
}

/** One large field; all other conditions unfold below it. */
export const SearchForm = memo(({ countOfMore, ...props }: SearchFormProps) => {
  const { conditions, onChange } = props;
  const isAsked = hasSearch(conditions);
  const id = useId();
  const [draft, setDraft] = useState(conditions.searchText);
  const [inForce, setInForce] = useState(conditions.searchText);
  const [replaced, setReplaced] = useState<object>();
  // the address changed in another way: a search from the history, the browser's back button
  if (inForce !== conditions.searchText) {
    setInForce(conditions.searchText);
    if (searchedPart(draft) !== conditions.searchText) {
      setDraft(conditions.searchText);
      setReplaced({});
    }
  }
  // the text that has come is selected: who is about to type wants another one
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (replaced && field instanceof HTMLInputElement && field.id === id) field.select();
  }, [replaced, id]);
  const looksEverywhere = conditions.searchFields.length === 0;
  const operatorNote = useOperatorNote(draft, conditions.multiSearchCnd);
  const notes = [cutNote(draft), operatorNote, looksEverywhere ? syllableNote(draft) : undefined].filter(
    Boolean,
  );
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
                낱말이 없는 글을 찾습니다. 항목을 적어 좁힐 수도 있습니다. 예: 한복 OR 김치, 한복 -전시,
                제목:한복 국가:프랑스 기간:7d
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
