import { Link } from 'react-router-dom';
import { countText, grouped } from '#contract/countText.ts';
import type { RetentionCount, RetentionPreview } from '#generated/types/retentionCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import styles from './retentionRule.module.css';

const Counts = ({ title, counts }: { title: string; counts: readonly RetentionCount[] }) => {
  const most = Math.max(...counts.map(({ count }) => count), 1);
  if (counts.length === 0) return null;
  return (
    <section className={styles.counts} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {counts.map(({ key, label, count }) => (
          <li key={key ?? ''}>
            <span className={styles.label}>
              <bdi>{label}</bdi>
            </span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} aria-hidden />
            <b>{grouped(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface PreviewProps {
  preview: RetentionPreview;
  /** What the rule does, as a verb: 보관, or 본문 비우기. */
  isArchive: boolean;
}

/** What the rule would do now: how many, which, and what it leaves alone. */
export const Preview = ({ preview, isArchive }: PreviewProps) => {
  const about = preview.exactYn === 'Y' ? '' : '약 ';
  const { count, protectedCnt, protections, years, nations, outlets, examples, nextMonthCnt, monthlyCnt } =
    preview;
  return (
    <div className={styles.preview}>
      <dl className={styles.figures}>
        <div>
          <dt>{isArchive ? '보관될 글' : '본문을 비울 글'}</dt>
          <dd>{about + countText(count)}</dd>
        </div>
        <div>
          <dt>그대로 둘 글</dt>
          <dd>{about + countText(protectedCnt)}</dd>
        </div>
        <div>
          <dt>다음 한 달에 더해질 글</dt>
          <dd>{countText(nextMonthCnt)}</dd>
        </div>
        <div>
          <dt>요즘 한 달에 모이는 글</dt>
          <dd>{countText(monthlyCnt)}</dd>
        </div>
      </dl>
      {about && <p className={styles.none}>글이 많아 일부를 세어 어림한 수입니다.</p>}
      <div className={styles.columns}>
        <Counts title="보도 연도" counts={years} />
        <Counts title="국가 (많은 순 10)" counts={nations} />
        <Counts title="매체 (많은 순 10)" counts={outlets} />
        <Counts title="그대로 두는 까닭" counts={protections} />
      </div>
      {examples.length > 0 && (
        <details className={styles.examples}>
          <summary>해당하는 글 {countText(examples.length)} 보기</summary>
          <ul>
            {examples.map(({ articleId, ttl, mediaNm, ntnNm, rprtDt }) => (
              <li key={articleId}>
                <Link to={`/article/Article/Detail/${articleId}`} target="_blank">
                  <bdi>{ttl ?? '제목 없음'}</bdi>
                  <span className="only-read-aloud"> (새 창)</span>
                </Link>
                <span>{[formatTime(rprtDt), ntnNm, mediaNm].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
