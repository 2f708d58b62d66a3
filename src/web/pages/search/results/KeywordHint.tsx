import { Link } from 'react-router-dom';
import { totalWords } from '#web/shared/lists/totalWords.ts';
import { keywordSearch } from '../query/keywordSearch.ts';
import { type SearchConditions, writeConditions } from '../query/searchConditions.ts';
import { useKeywordCount } from '../query/useSearch.ts';
import styles from './Results.module.css';

interface KeywordHintProps {
  conditions: SearchConditions;
  today: string;
  /** What was asked for has come: only then is this looked for. */
  isFound: boolean;
}

/** The way to items that carry the words as keywords, whatever language they are in. */
export const KeywordHint = ({ conditions, today, isFound }: KeywordHintProps) => {
  const search = keywordSearch(conditions);
  const total = useKeywordCount(search, today, isFound);
  if (!search || !total?.count) return null;
  return (
    <p className={styles.hint}>
      <Link to={`/search${writeConditions(search)}`}>
        ‘{search.keyword}’ 키워드가 붙은 외신 {totalWords(total)} 보기
      </Link>
      <span>외국어 기사는 본문에 이 낱말이 없어도 키워드로 찾을 수 있습니다.</span>
    </p>
  );
};
