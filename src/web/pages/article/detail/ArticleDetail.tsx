import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { usePageHead } from '#web/shared/page/pageHead.ts';
import { readOn } from '#web/shared/returning/listPlace.ts';
import { returning } from '#web/shared/returning/useReturn.ts';
import { ErrorState, LoadingState } from '#web/shared/states/StatePanel.tsx';
import { titlesOf } from '../articleWords.ts';
import { listAddress, readAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './ArticleDetail.module.css';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleMemo } from './ArticleMemo.tsx';
import { ArticleRail, hasRail } from './ArticleRail.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { Neighbours } from './Neighbours.tsx';
import { introOfArticle } from './origin.ts';
import { Unreadable } from './Unreadable.tsx';
import { useArticle } from './useArticle.ts';

interface ReadingProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
}

const Reading = ({ article, conditions }: ReadingProps) => {
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
      <ArticleHead article={article} />
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
      <Neighbours article={article} conditions={conditions} />
    </div>
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
  return <Reading key={article.articleId} article={article} conditions={conditions} />;
};
