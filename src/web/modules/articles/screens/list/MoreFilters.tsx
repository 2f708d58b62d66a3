import { memo, useId } from 'react';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import { CollectionToggles, KeywordCondition, regionChoices } from '../../parts/items/itemConditions.tsx';
import { LabelFilter } from '../../parts/labels/LabelFilter.tsx';
import { useKind } from '../kind/itemKinds.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ArticleFilters.module.css';
import type { FilterProps } from './ArticleFilters.tsx';
import { searchLanguages } from './choices.ts';

/** The conditions behind 상세조건. */
export const MoreFilters = memo(({ conditions, classes, onChange }: FilterProps) => {
  const id = useId();
  const kind = useKind();
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);
  const { featExtrMclsf } = conditions;
  return (
    <div className={styles.more}>
      <fieldset className={styles.group}>
        <legend>대분류</legend>
        {regionChoices.map(({ value, label }) => (
          <Toggle
            key={value}
            type="radio"
            name={`${id}-region`}
            label={label}
            isOn={conditions.lclsfNm === value}
            onChange={() => set({ lclsfNm: value })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>수집 구분</legend>
        <CollectionToggles conditions={conditions} onChange={set} />
      </fieldset>
      {kind.name === 'article' && (
        <fieldset className={styles.group}>
          <legend>현지 언론</legend>
          <Toggle
            type="checkbox"
            name="onsite"
            label="현지 언론 기사만"
            isOn={conditions.onsiteMediaArticleYn === 'Y'}
            onChange={(isOn) => set({ onsiteMediaArticleYn: isOn ? 'Y' : '' })}
          />
        </fieldset>
      )}
      <fieldset className={`${styles.group} ${styles.wide}`}>
        <legend>중분류</legend>
        {classes.map(({ value, label }) => (
          <Toggle
            key={value}
            type="checkbox"
            name={value}
            label={label}
            isOn={featExtrMclsf.includes(value)}
            onChange={(isOn) =>
              set({
                featExtrMclsf: isOn
                  ? [...featExtrMclsf, value]
                  : featExtrMclsf.filter((other) => other !== value),
              })
            }
          />
        ))}
      </fieldset>
      <div className={styles.texts}>
        <ChoicePicker
          label="언어"
          name="language"
          value={conditions.lang}
          search={searchLanguages}
          onChange={(lang) => set({ lang })}
        />
        <KeywordCondition conditions={conditions} className={styles.text} onChange={set} />
        {kind.hasBoard && (
          <SearchField
            label="게시판"
            value={conditions.siteBbsNm}
            placeholder="게시판 이름의 일부"
            onCommit={(siteBbsNm, quietly) => set({ siteBbsNm }, quietly)}
          />
        )}
        <LabelFilter value={conditions.labelId} onChange={(labelId) => set({ labelId })} />
        <SearchField
          label="제외어"
          value={conditions.excludeText}
          placeholder={`이 말이 들어간 ${kind.topic} 빼기`}
          onCommit={(excludeText, quietly) => set({ excludeText }, quietly)}
        />
      </div>
    </div>
  );
});
