import type { SearchConditions } from '../query/searchConditions.ts';
import type { SearchInfos } from '../query/useSearch.ts';
import styles from './Results.module.css';
import { spellingsSentence } from './spellingsSentence.ts';

interface AlsoSearchedProps {
  infos: SearchInfos | undefined;
  conditions: SearchConditions;
  /** Hits of what is shown. */
  total: number;
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** Which other spellings a search looked for, and the way to one that does not, or that does again. */
export const AlsoSearched = ({ infos, conditions, total, onTurn }: AlsoSearchedProps) => {
  const isOff = conditions.synonymYn === 'N';
  const sentence = isOff ? '입력한 말 그대로만 찾았습니다.' : spellingsSentence(infos, total);
  const hasWords = conditions.searchText !== '' || conditions.excludeText !== '';
  if (!sentence || !hasWords) return null;
  // fewer spellings find no more, unless some are left out
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
