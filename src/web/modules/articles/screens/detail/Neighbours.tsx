import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import type { ListAnswer } from '#contract/list.ts';
import { asSubject } from '#contract/particles.ts';
import { http } from '#web/client/http/http.ts';
import { type PageStep, PageSteps } from '#web/kit/page/PageSteps.tsx';
import { prefetchAfter } from '#web/kit/query/prefetch.ts';
import { returning, storeReadRecord } from '#web/kit/returning/listPlace.ts';
import {
  type FoundHit,
  type FoundPage,
  foundPageIn,
  foundPageOf,
  type Listed,
  openedFrom,
  turnedTo,
} from '../../parts/found/foundPage.ts';
import { itemPath } from '../../parts/items/itemPlaces.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { detailAddress, listAddress, readAddress, writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { articleQuery } from './articleQuery.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { type ArticleStep, useNeighbours } from './articleSteps.ts';
import styles from './Neighbours.module.css';

/** A neighbouring hit, and its page. */
interface FoundStep {
  hit: FoundHit;
  page: FoundPage;
}

/** Null: there is none. Undefined: its page is still loading, or failed to load. */
type FoundNeighbour = FoundStep | null | undefined;

/** The page before or after the given one, loaded only at the first or last hit. */
const usePage = (from: FoundPage, page: number, isWanted: boolean): FoundPage | undefined => {
  const { address, query } = turnedTo(from, page);
  return useQuery({
    queryKey: ['found-page', address, query],
    queryFn: async ({ signal }) => {
      const params = { ...query, total: 'capped' };
      const { data } = await http.get<ListAnswer<Listed>>('/search-list', { params, signal, quiet: true });
      return foundPageOf(address, query, data);
    },
    enabled: isWanted,
    networkMode: 'always',
  }).data;
};

const stepTo = (page: FoundPage | undefined, at: number): FoundNeighbour => {
  if (!page) return undefined;
  const hit = page.hits.at(at);
  return hit ? { hit, page } : null;
};

/** The previous and next hit in the order of the search, across page borders. */
const useFoundNeighbours = (
  page: FoundPage,
  at: number,
): { previous: FoundNeighbour; next: FoundNeighbour } => {
  const { hits, query, hasNext } = page;
  const isBefore = at === 0 && query.page > 1;
  const isBehind = at === hits.length - 1 && hasNext;
  const before = usePage(page, query.page - 1, isBefore);
  const behind = usePage(page, query.page + 1, isBehind);
  const within = (place: number): FoundNeighbour =>
    place < 0 || place >= hits.length ? null : stepTo(page, place);
  return {
    previous: isBefore ? stepTo(before, -1) : within(at - 1),
    next: isBehind ? stepTo(behind, 0) : within(at + 1),
  };
};

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

/** Milliseconds on an article after which the next one is prefetched. */
const dwellMs = 400;

const useNextAhead = (next: ArticleStep | null | undefined): void => {
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
  useNextAhead(article && next);
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

/** The hit of a search that led to this article, if one did. */
export const useFoundAt = (articleId: number): { page: FoundPage; at: number } | undefined => {
  const { state } = useLocation() as { state: unknown };
  const page = foundPageIn(state);
  const at = page?.hits.findIndex((hit) => hit.articleId === articleId) ?? -1;
  return page && at >= 0 ? { page, at } : undefined;
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
