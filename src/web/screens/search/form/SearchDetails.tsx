import { conditionConstants } from '#contract/conditionConstants.ts';
import { periodChange } from '#web/kit/dates/period.ts';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import {
  CollectionToggles,
  KeywordCondition,
  PlacePickers,
  RegionChoice,
} from '#web/kit/items/itemConditions.tsx';
import { anyLength, changed, type SearchConditions } from '../query/searchConditions.ts';
import { fieldLabels } from '../query/searchedWords.ts';
import styles from './SearchForm.module.css';
import type { SearchFormProps } from './SearchForm.tsx';

/** Every condition but the words of the search. Each takes effect as it is set. */
export const SearchDetails = ({ conditions, today, onChange, onPicked }: SearchFormProps) => {
  const set = (change: Partial<SearchConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);
  const { searchFields } = conditions;
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
        <fieldset className={styles.group}>
          <legend>검색 대상</legend>
          <Toggle
            label="전체 (본문 포함)"
            isOn={searchFields.length === 0}
            onChange={() => set({ searchFields: [] })}
          />
          {conditionConstants.options.searchField.map((field) => (
            <Toggle
              key={field}
              label={fieldLabels[field]}
              isOn={searchFields.includes(field)}
              onChange={(isOn) =>
                set({
                  searchFields: conditionConstants.options.searchField.filter((one) =>
                    one === field ? isOn : searchFields.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>같은 말</legend>
          <Toggle
            label="다른 표기와 복수형도 함께"
            isOn={conditions.synonymYn === 'Y'}
            onChange={(isOn) => set({ synonymYn: isOn ? 'Y' : 'N' })}
          />
        </fieldset>
        <RegionChoice
          value={conditions.lclsfNm}
          className={styles.group}
          labelClassName={styles.legend}
          onChange={set}
        />
        <fieldset className={styles.group}>
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
          placeholder="이 말이 든 결과 빼기"
          onCommit={(excludeText, quietly) => set({ excludeText }, quietly)}
        />
      </div>
    </div>
  );
};
