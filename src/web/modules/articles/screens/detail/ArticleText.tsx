import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FileList } from '#web/kit/files/FileList.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import { placeNote } from '#web/kit/shortcuts/noteRequest.ts';
import type { FoundPage } from '../../parts/found/foundPage.ts';
import { titlesOf } from '../../parts/items/itemNames.ts';
import { LabelLine } from '../../parts/labels/LabelLine.tsx';
import { MemoStar } from '../../parts/memo/RowStar.tsx';
import { useArticleMemo } from '../../parts/memo/useArticleMemo.ts';
import { useKind } from '../kind/itemKinds.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './ArticleDetail.module.css';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleRail, useHasRail } from './ArticleRail.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { FoundWords } from './FoundIn.tsx';
import { PassageContext, placed } from './passages/passages.ts';

/** Not part of the first load: most articles have no note. */
const NoteField = lazyPart(async () => (await import('../../parts/memo/NoteField.tsx')).NoteField);

/** Not part of the first load: they work once the text is there. */
const PassageNotes = lazyPart(async () => (await import('./passages/PassageNotes.tsx')).PassageNotes);
const PassageList = lazyPart(async () => (await import('./passages/PassageList.tsx')).PassageList);

/** Few articles are archived, or without their text. */
const RetentionNote = lazyPart(async () => (await import('./RetentionNote.tsx')).RetentionNote);

interface ArticleMemo {
  /** The button that adds the article to the reader's own or removes it. */
  star: ReactNode;
  /** The reader's note if the article is kept or the note was asked for, why it could not be kept, or how it comes back; null: none of them. */
  note: ReactNode;
}

/** The reader's own memo of the article: a star among the actions, and a note beside the text. */
const useMemoOf = (article: ArticleRecord): ArticleMemo => {
  const [problem, setProblem] = useState<string>();
  const { isKept, note = '', isStored, theirs, keep, choose, write } = useArticleMemo(article, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  const [asked, setAsked] = useState(0);
  useEffect(() => placeNote(article.articleId, () => setAsked((before) => before + 1)), [article.articleId]);
  const content =
    isKept || asked > 0 ? (
      <NoteField
        articleId={article.articleId}
        note={note}
        isStored={isStored}
        problem={problem}
        theirs={theirs}
        asked={asked}
        fallback={<div className={styles.field} data-waiting />}
        onChoose={(text) => attempt(choose(text))}
        onWrite={(text, isLast) => attempt(write(text, isLast))}
      />
    ) : problem ? (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    ) : (
      note && (
        <p className={styles.hint} role="status">
          별표를 해제했습니다. 적어 둔 메모는 남아 있으니, 다시 누르면 되돌릴 수 있습니다.
        </p>
      )
    );
  return {
    star: (
      <MemoStar
        articleId={article.articleId}
        isKept={isKept}
        title={titlesOf(article).main.text}
        words={isKept ? '별표 표시됨' : '별표 표시'}
        onPress={() => {
          if (isKept) setAsked(0);
          attempt(keep(!isKept));
        }}
      />
    ),
    note: content ? (
      <section aria-label="내 기사 메모" className={`${styles.articleMemo} ${print.screenOnly}`}>
        {content}
      </section>
    ) : null,
  };
};

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
  const isArchived = article.archivedYn === 'Y';
  const [openId, open] = useState<number>();
  const notes = useMemo(() => placed(article, article.passageList), [article]);
  const passages = useMemo(() => ({ notes, open }), [notes]);
  const hash = useLocation().hash.slice(1);
  useEffect(() => {
    if (hash.startsWith('passage-')) document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const hasMemo = memo.note !== null || notes.length > 0;
  return (
    <FoundWords article={article} page={foundPage}>
      <PassageContext value={passages}>
        <div className={styles.article}>
          {/* nobody can work on an archived article until it is brought back */}
          <ArticleHead
            article={article}
            isPopup={!conditions || isArchived}
            onEdit={onEdit}
            star={isArchived ? null : memo.star}
          />
          <div className={hasRail || hasMemo ? styles.withRail : styles.alone}>
            {memo.note && <div className={styles.memo}>{memo.note}</div>}
            <section aria-label="본문" className={styles.body}>
              {(isArchived || article.txtRmvDt) && <RetentionNote article={article} />}
              <ArticleBody article={article} mayEdit={onEdit !== undefined} />
              {article.pageClctDt && (
                <p className={styles.copyright}>
                  매체의 기사 페이지에서 가져온 본문입니다. 저작권은 매체에 있으므로 내부 업무에만 쓰고 외부에
                  공유하지 마세요.
                </p>
              )}
              {!isArchived && (
                <div className={print.screenOnly}>
                  <LabelLine item={article} title={titlesOf(article).main.text} />
                </div>
              )}
            </section>
            {notes.length > 0 && (
              <div className={`${styles.passages} ${print.screenOnly}`}>
                <PassageList article={article} notes={notes} onOpen={open} />
              </div>
            )}
            {hasRail ? (
              <div className={styles.rail}>
                <ArticleRail article={article} conditions={conditions} />
              </div>
            ) : (
              <p className={styles.unanalysed}>아직 분류·요약·키워드를 추출하지 않은 {word}입니다.</p>
            )}
          </div>
          {!isArchived && <PassageNotes article={article} notes={notes} openId={openId} onOpen={open} />}
          {article.files.length > 0 && (
            <section className={styles.files} aria-labelledby="files">
              <h2 id="files">첨부파일</h2>
              <FileList files={article.files} />
            </section>
          )}
        </div>
      </PassageContext>
    </FoundWords>
  );
};
