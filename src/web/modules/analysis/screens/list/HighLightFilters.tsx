import { FilterBar } from '#web/kit/filters/FilterBar.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { regionLabels } from '#web/modules/articles/index.ts';
import { useClasses } from '#web/modules/platform/index.ts';
import type { Conditions } from '../query/conditions.ts';
import { DayChoice } from './DayChoice.tsx';

const regionOptions = Object.entries(regionLabels).map(([value, label]) => ({ value, label }));

interface HighLightFiltersProps {
  conditions: Conditions;
  today: string;
  /** Number of highlights, in words. */
  total: string | undefined;
  /** `quietly`: replaces the history entry, as while typing. */
  onChange: (change: Partial<Conditions>, quietly?: boolean) => void;
}

/** The conditions of the list of highlights; each takes effect as it is set. */
export const HighLightFilters = ({ conditions, today, total, onChange }: HighLightFiltersProps) => {
  const classes = useClasses();
  return (
    <FilterBar
      label="하이라이트 조회 조건"
      isMainFirst
      main={<DayChoice day={conditions.day} today={today} onChange={(day) => onChange({ day })} />}
      front={
        <>
          <FieldFrame id="highlight-region" label="대분류">
            <Select
              small
              id="highlight-region"
              empty="전체"
              options={regionOptions}
              value={conditions.region}
              onChange={({ target }) => onChange({ region: target.value as Conditions['region'] })}
            />
          </FieldFrame>
          <FieldFrame id="highlight-class" label="중분류">
            <Select
              small
              id="highlight-class"
              empty="전체"
              options={classes}
              value={conditions.classCode}
              onChange={({ target }) => onChange({ classCode: target.value })}
            />
          </FieldFrame>
          <SearchField
            label="제목"
            value={conditions.text}
            placeholder="기사 제목도 찾습니다"
            onCommit={(text, quietly) => onChange({ text }, quietly)}
          />
        </>
      }
      count={[conditions.region, conditions.classCode, conditions.text].filter(Boolean).length}
      total={total}
    />
  );
};
