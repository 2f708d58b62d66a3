import { setTimeout as wait } from 'node:timers/promises';
import { download } from '#server/kernel/outside/download.ts';
import { userAgentOf, type Visitor } from '../sources/fetchFeed.ts';
import { pageSentence } from '../sources/visitSentences.ts';
import { type PageDocument, readInThread } from './readInThread.ts';
import type { PageReading } from './readPage.ts';
import type { Robots, Rules } from './robots.ts';

/** Dependencies of page visits. */
export interface PageTools {
  visitor: Visitor;
  robots: Robots;
  /** Milliseconds between two visits to a site, unless the site asks for more. */
  minPauseMs?: number | undefined;
  /** A user requests this single page: no other visit waits behind it. */
  isSole?: boolean;
}

const maxBytes = 2 * 1_024 * 1_024;
const timeoutMs = 20_000;
const defaultPause = 1_000;
/** Maximum characters of a body. */
const maxLength = 200_000;

export const pageProblems = {
  robots: '매체가 robots.txt로 막은 페이지라서 찾아가지 않았습니다.',
  kind: '기사 주소가 웹 페이지가 아닙니다.',
  nothing: '기사 페이지에서 본문을 찾지 못했습니다.',
  paywall: '구독자에게만 전문을 보여 주는 기사입니다. 누구나 볼 수 있는 글만 저장했습니다.',
} as const;

const refusalOf = ({ unasked }: Rules): string => (unasked ? pageSentence(unasked) : pageProblems.robots);

/** What the page of an article says; null if it cannot be read. */
export const readPageDocument = async (document: PageDocument): Promise<PageReading | null> => {
  const reading = await readInThread(document);
  return reading && { ...reading, body: reading.body?.slice(0, maxLength).toWellFormed() ?? null };
};

/** The content of a page, or why there is none. */
export interface PageVisit {
  /** What the page says; absent if it could not be read. */
  reading?: PageReading;
  /** The answer, if it is a web page. */
  document?: PageDocument;
  /** The address behind redirects. */
  url: string;
  /** Why there is no reading. */
  problem?: string;
  /** HTTP status of an answer without a page. */
  status?: number | null;
}

/**
 * Fetches and reads the article at an address if the site's robots.txt allows it, within limits of time and bytes.
 * Never throws, except when aborted.
 */
export const visitPage = async (
  url: string,
  { visitor, robots, minPauseMs = defaultPause, isSole = false }: PageTools,
  signal: AbortSignal,
): Promise<PageVisit> => {
  const { publicUrl, ...ways } = visitor;
  const options = { timeoutMs, ...ways, userAgent: userAgentOf(publicUrl), signal };
  const rules = await robots(url, options);
  if (!rules.mayVisit(url)) return { url, problem: refusalOf(rules) };
  const answer = await download(url, {
    ...options,
    accept: 'text/html, application/xhtml+xml;q=0.9',
    maxBytes,
  });
  // this delays the end of the job, and with it the next visit to this server
  if (!isSole) await wait(Math.max(minPauseMs, rules.pause), undefined, { signal });
  if (answer.outcome !== 'body')
    return answer.outcome === 'failed'
      ? { url, problem: pageSentence(answer), status: answer.status }
      : { url, problem: pageProblems.nothing };
  if (!/html/.test(answer.contentType ?? 'text/html')) return { url, problem: pageProblems.kind };
  // after a redirect, the robots.txt of the target site applies too
  if (new URL(answer.url).origin !== new URL(url).origin) {
    const there = await robots(answer.url, options);
    if (!there.mayVisit(answer.url)) return { url, problem: refusalOf(there) };
  }
  const document = { bytes: answer.bytes, contentType: answer.contentType };
  const reading = await readPageDocument(document);
  return { document, url: answer.url, ...(reading ? { reading } : { problem: pageProblems.nothing }) };
};
