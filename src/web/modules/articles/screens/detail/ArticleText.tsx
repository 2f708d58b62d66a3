import { FileList } from '#web/kit/files/FileList.tsx';
import type { FoundPage } from '../../parts/found/foundPage.ts';
import { useKind } from '../kind/KindContext.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './ArticleDetail.module.css';
import { ArticleHead } from './ArticleHead.tsx';
import { useMemoOf } from './ArticleMemo.tsx';
import { ArticleRail, useHasRail } from './ArticleRail.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { FoundWords } from './FoundIn.tsx';

interface ArticleTextProps {
  article: ArticleRecord;
  /** Conditions of the list it was opened from; absent in a popup window. */
  conditions?: ArticleConditions;
  /** The page of hits that it was opened from. */
  foundPage?: FoundPage | undefined;
  /** Absent if the user may not edit it. */
  onEdit?: (() => void) | undefined;
}

/** The article to read: head, both texts, analysis. */
export const ArticleText = ({ article, conditions, foundPage, onEdit }: ArticleTextProps) => {
  const { word } = useKind();
  const hasRail = useHasRail(article);
  const memo = useMemoOf(article);
  return (
    <FoundWords article={article} page={foundPage}>
      <div className={styles.article}>
        <ArticleHead article={article} isPopup={!conditions} onEdit={onEdit} star={memo.star} />
        <div className={hasRail || memo.note ? styles.withRail : styles.alone}>
          {memo.note && <div className={styles.memo}>{memo.note}</div>}
          <section aria-label="본문" className={styles.body}>
            <ArticleBody article={article} mayEdit={onEdit !== undefined} />
            {article.pageClctDt && (
              <p className={styles.copyright}>
                매체의 기사 페이지에서 가져온 본문입니다. 저작권은 매체에 있으므로 내부 업무에만 쓰고 외부에
                공유하지 마세요.
              </p>
            )}
          </section>
          {hasRail ? (
            <div className={styles.rail}>
              <ArticleRail article={article} conditions={conditions} />
            </div>
          ) : (
            <p className={styles.unanalysed}>아직 분류·요약·키워드를 추출하지 않은 {word}입니다.</p>
          )}
        </div>
        {article.files.length > 0 && (
          <section className={styles.files} aria-labelledby="files">
            <h2 id="files">첨부파일</h2>
            <FileList files={article.files} />
          </section>
        )}
      </div>
    </FoundWords>
  );
};
