import { useId } from 'react';
import { type Choice, ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { type Combine, Combined } from '#web/kit/filters/Combined.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { searchNations, searchOutlets } from '#web/modules/outlets/index.ts';
import {
  type CollectionFlag,
  collectionFlags,
  collectionLabels,
  type Region,
  regionOptions,
} from './itemNames.ts';

// Conditions that lists, search and statistics of items share. Each calls `onChange` with the fields that change.

/** The options of a condition on 대분류, with all of them first. */
export const regionChoices: { value: '' | Region; label: string }[] = [
  { value: '', label: '전체' },
  ...regionOptions,
];

interface RegionChoiceProps {
  value: '' | Region;
  /** Classes of the field and of its label. */
  className?: string | undefined;
  labelClassName?: string | undefined;
  onChange: (change: { lclsfNm: '' | Region }) => void;
}

/** 대분류 as one row of segments. */
export const RegionChoice = ({ value, className, labelClassName, onChange }: RegionChoiceProps) => {
  const id = useId();
  return (
    <div className={className}>
      <span id={id} className={labelClassName}>
        대분류
      </span>
      <Segmented
        small
        name={id}
        labelledBy={id}
        options={regionChoices}
        value={value}
        onChange={(lclsfNm) => onChange({ lclsfNm: lclsfNm as '' | Region })}
      />
    </div>
  );
};

interface CollectionTogglesProps {
  conditions: Record<CollectionFlag, string>;
  onChange: (change: Partial<Record<CollectionFlag, 'Y' | 'N'>>) => void;
}

/** 수집 구분: one toggle per kind of collection. */
export const CollectionToggles = ({ conditions, onChange }: CollectionTogglesProps) =>
  collectionFlags.map((flag) => (
    <Toggle
      key={flag}
      name={flag}
      label={collectionLabels[flag]}
      isOn={conditions[flag] === 'Y'}
      onChange={(isOn) => onChange({ [flag]: isOn ? 'Y' : 'N' })}
    />
  ));

interface KeywordConditionProps {
  conditions: { keyword: string; multiKeywordCnd: Combine };
  className?: string | undefined;
  onChange: (change: Partial<KeywordConditionProps['conditions']>, quietly?: boolean) => void;
}

/** 키워드, and how several of them are combined. */
export const KeywordCondition = ({ conditions, className, onChange }: KeywordConditionProps) => (
  <div className={className}>
    <SearchField
      label="키워드"
      value={conditions.keyword}
      placeholder="쉼표로 구분"
      onCommit={(keyword, quietly) => onChange({ keyword }, quietly)}
    />
    <Combined
      text={conditions.keyword}
      value={conditions.multiKeywordCnd}
      label="키워드 다중검색 기준"
      onChange={(multiKeywordCnd) => onChange({ multiKeywordCnd })}
    />
  </div>
);

interface PlacePickersProps {
  conditions: { ntnId: readonly string[]; mediaId: readonly string[] };
  outletLabel?: string;
  onChange: (change: { ntnId: string[] } | { mediaId: string[] }) => void;
  /** Called before `onChange`, so that the caller knows the label of the new value. */
  onPicked: (field: 'ntnId' | 'mediaId', choice: Choice) => void;
}

/** 국가 and 매체. */
export const PlacePickers = ({ conditions, outletLabel = '매체', onChange, onPicked }: PlacePickersProps) => (
  <>
    <ChoicePicker
      label="국가"
      name="nation"
      value={conditions.ntnId}
      search={searchNations}
      onChange={(ntnId, choice) => {
        onPicked('ntnId', choice);
        onChange({ ntnId });
      }}
    />
    <ChoicePicker
      label={outletLabel}
      name="outlet"
      value={conditions.mediaId}
      search={searchOutlets}
      onChange={(mediaId, choice) => {
        onPicked('mediaId', choice);
        onChange({ mediaId });
      }}
    />
  </>
);
