import { useId } from 'react';
import { conditionConstants } from '#contract/conditionConstants.ts';
import { searchNations, searchOutlets } from '#web/kit/choices/placesAndOutlets.ts';
import { type Period, rangeOf } from '#web/kit/dates/period.ts';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { collectionFlags, collectionLabels, regionLabels } from '#web/kit/items/itemWords.ts';
import { anyLength, changed, type SearchConditions } from '../query/searchConditions.ts';
import { fieldLabels } from '../query/searchedWords.ts';
import styles from './SearchForm.module.css';
import type { SearchFormProps } from './SearchForm.tsx';

const regions = [
  { value: '', label: '전체' },
  ...Object.entries(regionLabels).map(([value, label]) => ({ value, label })),
];

/** All conditions except the search words. Each is applied as soon as it is set. */
export const SearchDetails = ({ conditions, today, onChange, onPicked }: SearchFormProps) => {
  const id = useId();
  const set = (change: Partial<SearchConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);
  const setPeriod = (period: Period) => {
    const before =
      conditions.period === 'custom' || conditions.period === 'all' ? 'month' : conditions.period;
    set({ period, ...(period === 'custom' ? rangeOf(before, today) : { startDate: '', endDate: '' }) });
  };
  const { searchFields } = conditions;
  return (
    <div className={styles.details}>
      <PeriodChoice
        label="보도일"
        period={conditions.period}
        range={conditions}
        today={today}
        limitDays={anyLength}
        onPeriod={setPeriod}
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
        <div className={styles.group}>
          <span id={`${id}-region`} className={styles.legend}>
            대분류
          </span>
          <Segmented
            small
            name={`${id}-region`}
            labelledBy={`${id}-region`}
            options={regions}
            value={conditions.lclsfNm}
            onChange={(lclsfNm) => set({ lclsfNm: lclsfNm as SearchConditions['lclsfNm'] })}
          />
        </div>
        <fieldset className={styles.group}>
          <legend>수집 구분</legend>
          {collectionFlags.map((flag) => (
            <Toggle
              key={flag}
              label={collectionLabels[flag]}
              isOn={conditions[flag] === 'Y'}
              onChange={(isOn) => set({ [flag]: isOn ? 'Y' : 'N' })}
            />
          ))}
        </fieldset>
      </div>
      <div className={styles.fields}>
        <ChoicePicker
          label="국가"
          name="nation"
          value={conditions.ntnId}
          search={searchNations}
          onChange={(ntnId, choice) => {
            onPicked('ntnId', choice.value, choice.label);
            set({ ntnId });
          }}
        />
        <ChoicePicker
          label="매체"
          name="outlet"
          value={conditions.mediaId}
          search={searchOutlets}
          onChange={(mediaId, choice) => {
            onPicked('mediaId', choice.value, choice.label);
            set({ mediaId });
          }}
        />
        <div className={styles.stacked}>
          <SearchField
            label="키워드"
            value={conditions.keyword}
            placeholder="쉼표로 여러 키워드"
            onCommit={(keyword, quietly) => set({ keyword }, quietly)}
          />
          <Combined
            text={conditions.keyword}
            value={conditions.multiKeywordCnd}
            label="키워드 다중검색 기준"
            onChange={(multiKeywordCnd) => set({ multiKeywordCnd })}
          />
        </div>
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
