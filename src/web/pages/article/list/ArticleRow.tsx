import { Link } from 'react-router-dom';
import type { ArticleItem } from '#generated/types/article.ts';
import { RowStar } from '#web/shared/articleMemo/RowStar.tsx';
import { formatClock, formatDay } from '#web/shared/dates/kst.ts';
import { localTime } from '#web/shared/dates/localTime.ts';
import { ForeignText } from '#web/shared/foreign/ForeignText.tsx';
import { leaveList } from '#web/shared/returning/listPlace.ts';
import { collectedBy, outletOf, titlesOf } from '../articleWords.ts';
import { Badge } from '../Badge.tsx';
import { regionLabels } from '../query/chips.ts';
import { detailPath, listPath } from '../query/path.ts';
import styles from './ArticleTable.module.css';

const mostKeywords = 3;

interface ArticleRowProps {
  item: ArticleItem;
  /** The list's own query: an article's address carries it on. */
  query: string;
}

/** What every link of a row has: where it leads, and that one remembers where the list was left. */
const linkOf = ({ item, query }: ArticleRowProps) => ({
  to: detailPath(item.articleId) + query,
  onClick: () => leaveList(listPath + query, item.articleId),
});

const TitleCell = ({ item, query }: ArticleRowProps) => {
  const { main, local, isIncomplete } = titlesOf(item);
  return (
    <td role="cell" className={styles.titles}>
      <div className={styles.starred}>
        <RowStar facts={item} title={main.text} />
        <div className={styles.texts}>
          <div className={styles.line}>
            <Link {...linkOf({ item, query })} data-record={item.articleId} className={styles.title}>
              <ForeignText language={main.language} dir="auto">
                {main.text}
              </ForeignText>
            </Link>
            {isIncomplete && (
              <Badge tone="warning" title="한글 제목이 아직 없습니다.">
                미완성
              </Badge>
            )}
          </div>
          {local && (
            <ForeignText language={local.language} as="div" dir="auto" className={styles.local}>
              {local.text}
            </ForeignText>
          )}
        </div>
      </div>
    </td>
  );
};

const OutletCell = ({ item }: { item: ArticleItem }) => {
  const outlet = outletOf(item);
  return (
    <td role="cell" className={styles.outlet}>
      <div className={styles.ellipsis}>
        <bdi>{outlet ?? '매체 미상'}</bdi>
      </div>
      <div className={styles.minor}>{item.ntnNm ?? '국가 미상'}</div>
    </td>
  );
};

/** Pointing at the cell tells the time at the source: a link for the mouse only lies over it. */
const TimeCell = ({ item, query }: ArticleRowProps) => {
  const local = localTime(item.frmTrsfNscvrgDt, item.ntnId);
  return (
    <td role="cell" className={styles.time}>
      {item.frmTrsfNscvrgDt ? (
        <time dateTime={item.frmTrsfNscvrgDt}>
          <span>{formatDay(item.frmTrsfNscvrgDt)}</span> <span>{formatClock(item.frmTrsfNscvrgDt)}</span>
        </time>
      ) : (
        <span className={styles.minor}>일시 없음</span>
      )}
      {local && (
        <Link
          {...linkOf({ item, query })}
          className={styles.cover}
          title={`${item.ntnNm ?? '현지'} 시각 ${local}`}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </td>
  );
};

const ClassCell = ({ item }: { item: ArticleItem }) => {
  const { lclsfNm, featExtrMclsfNm, featExtrKwdList } = item;
  const keywords = (featExtrKwdList ?? []).slice(0, mostKeywords);
  return (
    <td role="cell" className={styles.classes}>
      <div className={styles.badges}>
        {lclsfNm && <Badge>{regionLabels[lclsfNm]}</Badge>}
        {featExtrMclsfNm && <Badge tone="class">{featExtrMclsfNm}</Badge>}
        {!lclsfNm && !featExtrMclsfNm && <span className={styles.minor}>미분류</span>}
      </div>
      {keywords.length > 0 && (
        <div className={styles.minor}>{keywords.map((keyword) => `#${keyword}`).join(' ')}</div>
      )}
    </td>
  );
};

/** One article of the list. The whole row can be pressed; its link is the title. */
export const ArticleRow = ({ item, query }: ArticleRowProps) => {
  const origin = collectedBy(item);
  return (
    <tr role="row" className={styles.row}>
      <TitleCell item={item} query={query} />
      <OutletCell item={item} />
      <TimeCell item={item} query={query} />
      <ClassCell item={item} />
      <td role="cell" className={styles.origin}>
        <Badge tone={origin.label === 'AI' ? 'machine' : 'plain'} title={origin.explained}>
          {origin.label}
        </Badge>
      </td>
    </tr>
  );
};
