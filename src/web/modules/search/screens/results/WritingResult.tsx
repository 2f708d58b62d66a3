import { Link } from 'react-router-dom';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { formatClock, formatDay } from '#web/kit/dates/kst.ts';
import { Marked } from '#web/kit/foreign/ForeignText.tsx';
import facts from '#web/kit/lists/facts.module.css';
import { storeListPlace } from '#web/kit/returning/useRestoreListPlace.ts';
import { Passage } from './Passage.tsx';
import styles from './Result.module.css';

const fields = { articleCn: '내용', atchFileNm: '첨부파일' };

interface WritingResultProps {
  item: FoundItem;
  /** Address of the search that found it. */
  address: string;
}

/** A found post: its board, its author, and the matching passages. */
export const WritingResult = ({ item, address }: WritingResultProps) => {
  const { articleId, menuNm, menuUrl, rgtrNm, regDt, snippets } = item;
  const path = `${menuUrl}/Detail/${articleId}`;
  const title = {
    text: item.kornTtl ?? '제목 없음',
    marks: snippets.find(({ field }) => field === 'kornTtl')?.marks ?? [],
  };
  return (
    <li className={styles.result}>
      <div className={styles.words}>
        <p className={`${facts.facts} ${styles.source}`}>
          <span className={styles.kind}>{menuNm}</span>
          {rgtrNm && <bdi>{rgtrNm}</bdi>}
          <time dateTime={regDt}>
            {formatDay(regDt)} {formatClock(regDt)}
          </time>
        </p>
        <h2 className={styles.title}>
          <Link
            to={path}
            state={{ listAddress: address }}
            data-record={path}
            onClick={() => storeListPlace(address, path)}
          >
            <Marked {...title} />
          </Link>
        </h2>
        {snippets
          .filter(({ field }) => field !== 'kornTtl')
          .map((snippet) => (
            <Passage
              key={`${snippet.field} ${snippet.text}`}
              snippet={snippet}
              language="ko"
              fields={fields}
            />
          ))}
      </div>
    </li>
  );
};
