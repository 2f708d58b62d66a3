import { useState } from 'react';
import type { RewrittenSearch } from '#generated/types/searchCalls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { changed, type SearchConditions } from '../query/searchConditions.ts';
import styles from './Rewrite.module.css';

interface RewriteProps {
  conditions: SearchConditions;
  onChange: (conditions: SearchConditions) => void;
}

/** What a query can say too. */
const fields = [
  ...(['searchText', 'excludeText', 'keyword', 'multiKeywordCnd', 'period', 'startDate', 'endDate'] as const),
  ...(['ntnId', 'mediaId', 'featExtrMclsf', 'lclsfNm'] as const),
];

/** What a query cannot say: it stays a condition. */
const keptOf = ({ searchFields, synonymYn, paidAiYn, freeAiYn, menualYn }: SearchConditions): string[] => [
  ...(searchFields.length > 0 ? ['검색 대상'] : []),
  ...(synonymYn === 'N' ? ['같은 말'] : []),
  ...([paidAiYn, freeAiYn, menualYn].includes('N') ? ['수집 구분'] : []),
];

/** Writes the conditions as a query in the field of the words, and takes a query apart into conditions. */
export const Rewrite = ({ conditions, onChange }: RewriteProps) => {
  const [said, setSaid] = useState('');
  const rewrite = async (to: 'typed' | 'form'): Promise<void> => {
    const given = fields
      .map((name) => [name, conditions[name]] as const)
      .filter(([, value]) => value.length > 0);
    try {
      const { form, left } = await read<RewrittenSearch>('/search/rewritten', {
        params: { to, ...Object.fromEntries(given) },
        quiet: true,
      });
      const kept = to === 'typed' ? keptOf(conditions) : left;
      const why = to === 'typed' ? '검색식으로 적을 수 없어 조건에' : '조건 칸이 없어 검색어에';
      setSaid(kept.length > 0 ? `${kept.map((one) => `‘${one}’`).join(', ')}: ${why} 남겼습니다.` : '');
      onChange(changed(conditions, form as Partial<SearchConditions>));
    } catch (problem) {
      setSaid(problemSentence(problem));
    }
  };
  return (
    <div className={styles.rewrite}>
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.small}`}
        onClick={() => void rewrite('typed')}
      >
        검색식으로 보기
      </button>
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.small}`}
        onClick={() => void rewrite('form')}
      >
        검색식을 조건으로
      </button>
      <p role="status">{said}</p>
    </div>
  );
};
