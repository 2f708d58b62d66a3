import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import type { ArticleRecord } from '../articleRecord.ts';
import { unconfirmedFields } from '../fieldOrigin.ts';
import styles from './AnalysisReview.module.css';
import type { Review } from './useReview.ts';

/** Loaded when a user corrects. */
const Correction = lazyPart(async () => (await import('./Correction.tsx')).Correction);

interface AnalysisReviewProps {
  article: ArticleRecord;
  review: Review;
}

/** For users who may edit the article: confirms or corrects machine-made fields without the article's form. */
export const AnalysisReview = ({ article, review }: AnalysisReviewProps) => {
  const { isOpen, busy, open, confirm } = review;
  const waiting = unconfirmedFields(article);
  return (
    <section className={`${styles.desk} ${print.screenOnly}`} aria-label="자동 분석 확인">
      {isOpen ? (
        <Correction article={article} review={review} />
      ) : (
        <>
          <p className={styles.lead}>
            {waiting.length > 0
              ? `자동으로 채운 내용 가운데 ${waiting.length}가지를 아직 확인하지 않았습니다. 맞으면 확인하고, 다르면 고쳐 주세요.`
              : '자동으로 채운 내용 가운데 확인할 것이 없습니다.'}
          </p>
          <div className="row-last">
            <button type="button" className={styles.plain} onClick={open}>
              고치기
            </button>
            {waiting.length > 0 && (
              <button
                type="button"
                className={styles.strong}
                aria-disabled={busy}
                onClick={() => void confirm(waiting)}
              >
                {waiting.length > 1 ? '모두 확인' : '확인'}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
