import { memo, useId } from 'react';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import { collectionFlags, collectionLabels, regionLabels } from '#web/kit/items/itemWords.ts';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ArticleFilters.module.css';
import type { FilterProps } from './ArticleFilters.tsx';
import { searchLanguages } from './choices.ts';

const regions = [
  { value: '', label: '전체' },
  ...Object.entries(regionLabels).map(([value, label]) => ({ value, label })),
] as { value: ArticleConditions['lclsfNm']; label: string }[];

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
        {regions.map(({ value, label }) => (
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
        {collectionFlags.map((flag) => (
          <Toggle
            key={flag}
            type="checkbox"
            name={flag}
            label={collectionLabels[flag]}
            isOn={conditions[flag] === 'Y'}
            onChange={(isOn) => set({ [flag]: isOn ? 'Y' : 'N' })}
          />
        ))}
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
        <div className={styles.text}>
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
        {kind.hasBoard && (
          <SearchField
            label="게시판"
            value={conditions.siteBbsNm}
            placeholder="게시판 이름의 일부"
            onCommit={(siteBbsNm, quietly) => set({ siteBbsNm }, quietly)}
          />
        )}
        <SearchField
          label="제외어"
          value={conditions.excludeText}
          placeholder={`이 말이 든 ${kind.topic} 빼기`}
          onCommit={(excludeText, quietly) => set({ excludeText }, quietly)}
        />
      </div>
    </div>
  );
});
