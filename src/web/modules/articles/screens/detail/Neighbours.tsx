import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { asSubject } from '#contract/particles.ts';
import { type PageStep, PageSteps } from '#web/kit/page/PageSteps.tsx';
import { prefetchAfter } from '#web/kit/query/prefetch.ts';
import { returning, storeReadRecord } from '#web/kit/returning/listPlace.ts';
import { type FoundPage, openedFrom } from '../../parts/found/foundPage.ts';
import { itemPath } from '../../parts/items/itemPlaces.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { detailAddress, listAddress, readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { articleQuery } from './articleQuery.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { type ArticleStep, useNeighbours } from './articleSteps.ts';
import styles from './Neighbours.module.css';
import { type FoundNeighbour, useFoundAt, useFoundNeighbours } from './useFoundNeighbours.ts';

type Step = PageStep | null | undefined;

interface StepLinkProps {
  label: string;
  step: Step;
  className: string | undefined;
  /** Name for the keyboard shortcuts. */
  reading: 'previous' | 'next';
}

const StepLink = ({ label, step, className, reading }: StepLinkProps) =>
  step ? (
    <Link
      to={step.to}
      state={step.state}
      // after any number of articles one step back returns to the list
      replace
      className={className}
      data-reading={reading}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.title} dir="auto">
        {step.title}
      </span>
    </Link>
  ) : (
    <p className={className}>
      {step === null ? (
        <span className={styles.none}>{asSubject(label)} 없습니다.</span>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
    </p>
  );

interface StepsProps {
  /** What is stepped through. */
  word: string;
  previous: Step;
  next: Step;
  back: { to: string; words: string };
  /** Only in the page's head: the article is not there yet. */
  isInHead: boolean;
}

/** Links to the previous and next article in the page's head and below the text, where one leads back too. */
const Steps = ({ word, previous, next, back, isInHead }: StepsProps) => (
  <>
    <PageSteps word={word} previous={previous} next={next} />
    {!isInHead && (
      <nav className={styles.neighbours} aria-label={`이전·다음 ${word}`}>
        <StepLink label={`이전 ${word}`} step={previous} className={styles.previous} reading="previous" />
        <StepLink label={`다음 ${word}`} step={next} className={styles.next} reading="next" />
        <Link to={back.to} state={returning} className={styles.back} data-reading="list">
          {back.words}
        </Link>
      </nav>
    )}
  </>
);

const foundStep = (neighbour: FoundNeighbour): Step =>
  neighbour && {
    to: itemPath(neighbour.hit.kind, neighbour.hit.articleId),
    state: openedFrom(neighbour.page),
    title: neighbour.hit.title,
  };

interface FoundNeighboursProps {
  page: FoundPage;
  /** Index of the article among the hits of the page. */
  at: number;
  isInHead: boolean;
}

const FoundNeighbours = ({ page, at, isInHead }: FoundNeighboursProps) => {
  const { previous, next } = useFoundNeighbours(page, at);
  const { address, hits } = page;
  const articleId = hits[at]?.articleId;
  useEffect(() => {
    if (articleId !== undefined) storeReadRecord(address, articleId);
  }, [address, articleId]);
  return (
    <Steps
      word="검색 결과"
      previous={foundStep(previous)}
      next={foundStep(next)}
      back={{ to: address, words: '검색 결과로' }}
      isInHead={isInHead}
    />
  );
};

/** Milliseconds on an article after which the next one is prefetched. */
const dwellMs = 400;

/** Prefetches the next article once the user stays on this one. */
const usePrefetchedNext = (next: ArticleStep | null | undefined): void => {
  const kind = useKind();
  const queries = useQueryClient();
  const nextId = next?.articleId;
  const query = next ? writeAddress(kind, next.conditions) : '';
  useEffect(() => {
    if (nextId === undefined) return undefined;
    const today = koreanToday();
    const held = readAddress(new URLSearchParams(query), today, kind);
    return prefetchAfter(queries, articleQuery(kind, String(nextId), held, today), dwellMs);
  }, [kind, queries, nextId, query]);
};

interface NeighboursProps {
  articleId: number;
  /** Undefined while it loads, or if it could not be loaded. */
  article?: ArticleRecord | undefined;
  conditions: ArticleConditions;
  /** A Korean day, `yyyy-MM-dd`. */
  today: string;
  isInHead?: boolean;
}

const ListNeighbours = ({ isInHead = false, ...around }: NeighboursProps) => {
  const kind = useKind();
  const { state } = useLocation() as { state: unknown };
  const { article, conditions } = around;
  const { previous, next } = useNeighbours({ kind, article, ...around });
  usePrefetchedNext(article && next);
  const toStep = (step: ArticleStep | null | undefined): Step =>
    step && { to: detailAddress(kind, step.articleId, step.conditions), state, title: step.title };
  return (
    <Steps
      word={kind.word}
      previous={toStep(previous)}
      next={toStep(next)}
      back={{ to: listAddress(kind, conditions), words: '목록으로' }}
      isInHead={isInHead}
    />
  );
};

/** The ways to the previous and next article of the list or search that it was opened from, and back to it. */
export const Neighbours = (props: NeighboursProps) => {
  const found = useFoundAt(props.articleId);
  return found ? (
    <FoundNeighbours {...found} isInHead={props.isInHead ?? false} />
  ) : (
    <ListNeighbours {...props} />
  );
};
