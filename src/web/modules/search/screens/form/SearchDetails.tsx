import { conditionConstants } from '#contract/conditionConstants.ts';
import { periodChange } from '#web/kit/dates/period.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import {
  CollectionToggles,
  KeywordCondition,
  PlacePickers,
  RegionChoice,
} from '#web/modules/articles/index.ts';
import { anyLength, changed, type SearchConditions, toggledField } from '../query/searchConditions.ts';
import { fieldLabels } from '../query/searchedWords.ts';
import { Rewrite } from './Rewrite.tsx';
import styles from './SearchForm.module.css';

export interface SearchDetailsProps {
  conditions: SearchConditions;
  today: string;
  /** `quietly`: replaces the history entry, as while typing. */
  onChange: (conditions: SearchConditions, quietly?: boolean) => void;
  /** Called with a picked value and its label. */
  onPicked: (field: 'ntnId' | 'mediaId', choice: Choice) => void;
}

const allFields = conditionConstants.options.searchField;

/** Every condition but the words of the search. Each takes effect as it is set. */
export const SearchDetails = ({ conditions, today, onChange, onPicked }: SearchDetailsProps) => {
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
          {allFields.map((field) => (
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
            onChange={(isOn) => set({ searchFields: isOn ? [] : allFields })}
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
      <Rewrite conditions={conditions} onChange={onChange} />
    </div>
  );
};
