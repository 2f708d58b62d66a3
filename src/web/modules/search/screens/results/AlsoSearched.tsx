import type { SearchConditions } from '../query/searchConditions.ts';
import type { SearchInfos } from '../query/useSearch.ts';
import styles from './Results.module.css';
import { spellingsSentence } from './spellingsSentence.ts';

interface AlsoSearchedProps {
  infos: SearchInfos | undefined;
  conditions: SearchConditions;
  /** Number of hits of the shown kind. */
  total: number;
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** The other spellings that were searched, with a switch that turns them off or on. */
export const AlsoSearched = ({ infos, conditions, total, onTurn }: AlsoSearchedProps) => {
  const isOff = conditions.synonymYn === 'N';
  const sentence = isOff ? '입력한 말 그대로만 찾았습니다.' : spellingsSentence(infos, total);
  const hasWords = conditions.searchText !== '' || conditions.excludeText !== '';
  if (!sentence || !hasWords) return null;
  // without other spellings there are no more hits, unless some were excluded
  const isOfUse = isOff || total > 0 || (infos?.alsoLeftOut ?? []).length > 0;
  return (
    <p className={styles.spellings}>
      <span>{sentence}</span>{' '}
      {isOfUse && (
        <button type="button" onClick={() => onTurn({ synonymYn: isOff ? 'Y' : 'N' })}>
          {isOff ? '다른 표기도 함께 찾기' : '입력한 말만 찾기'}
        </button>
      )}
    </p>
  );
};
