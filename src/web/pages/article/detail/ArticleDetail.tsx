import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { FileList } from '#web/shared/files/FileList.tsx';
import { usePageHead } from '#web/shared/page/pageHead.ts';
import { readOn } from '#web/shared/returning/listPlace.ts';
import { returning } from '#web/shared/returning/useReturn.ts';
import { ErrorState, LoadingState } from '#web/shared/states/StatePanel.tsx';
import { titlesOf } from '../articleWords.ts';
import { listAddress, readAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { useMayEdit } from '../write/mayEdit.ts';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './ArticleDetail.module.css';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleMemo } from './ArticleMemo.tsx';
import { ArticleRail, hasRail } from './ArticleRail.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { Neighbours } from './Neighbours.tsx';
import { introOfArticle } from './origin.ts';
import { Revisions } from './Revisions.tsx';
import { Unreadable } from './Unreadable.tsx';
import { useArticle } from './useArticle.ts';

/** Forms are loaded by who edits. */
const ArticleEdit = lazy(async () => ({
  default: (await import('../write/ArticleEdit.tsx')).ArticleEdit,
}));

interface ReadingProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
  onEdit: (() => void) | undefined;
}

const Reading = ({ article, conditions, onEdit }: ReadingProps) => {
  usePageHead({
    intro: introOfArticle(article),
    tabTitle: fill(messages.title.detail, { title: titlesOf(article).main.text }),
  });
  const list = listAddress(conditions);
  useEffect(() => readOn(list, article.articleId), [list, article.articleId]);

  return (
    <div className={styles.article}>
      <Link to={list} state={returning} className={styles.back}>
        <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M8 2 4 6l4 4" />
        </svg>
        목록으로
      </Link>
      <ArticleHead article={article} onEdit={onEdit} />
      <ArticleMemo article={article} />
      <div className={hasRail(article) ? styles.withRail : styles.alone}>
        <section aria-label="본문" className={styles.body}>
          <ArticleBody article={article} />
        </section>
        {hasRail(article) ? (
          <ArticleRail article={article} />
        ) : (
          <p className={styles.unanalysed}>아직 분류·요약·키워드를 추출하지 않은 기사입니다.</p>
        )}
      </div>
      {article.files.length > 0 && (
        <section className={styles.files} aria-labelledby="files">
          <h3 id="files">첨부파일</h3>
          <FileList files={article.files} />
        </section>
      )}
      <Revisions article={article} />
      <Neighbours article={article} conditions={conditions} />
    </div>
  );
};

interface OpenedProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
  onStored: () => void;
}

/** The article to read, or – with `edit` in the address – its form. */
const Opened = ({ article, conditions, onStored }: OpenedProps) => {
  const mayEdit = useMayEdit(article);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const isEdited = mayEdit && parameters.has('edit');
  const go = (edit: boolean) => {
    if (edit) parameters.set('edit', 'Y');
    else parameters.delete('edit');
    void navigate({ pathname, search: parameters.toString() }, { state: state as unknown, replace: !edit });
  };
  if (!isEdited)
    return (
      <Reading article={article} conditions={conditions} onEdit={mayEdit ? () => go(true) : undefined} />
    );
  return (
    <Suspense fallback={<LoadingState />}>
      <ArticleEdit
        article={article}
        onSaved={() => {
          onStored();
          go(false);
        }}
        onCancel={() => go(false)}
      />
    </Suspense>
  );
};

/** /article/Article/Detail/:id; the query is that of the list one came from. */
export const ArticleDetail = () => {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const today = koreanToday();
  const conditions = readAddress(new URLSearchParams(search), today);
  const { article, problem, isMissing, isForbidden, retry } = useArticle(id, conditions, today);

  if (isMissing) return <Unreadable title="기사를 찾을 수 없습니다" conditions={conditions} />;
  if (isForbidden && problem)
    return <Unreadable title={problem.message} conditions={conditions} isForbidden />;
  if (problem) return <ErrorState message={problem.message} onRetry={retry} />;
  if (!article) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;
  return <Opened key={article.articleId} article={article} conditions={conditions} onStored={retry} />;
};
