import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { article, mediaFeed } from '#generated/tables/index.ts';
import { db, inTransaction } from '../../database/db.ts';
import type { JobQueue } from '../../jobs/jobQueue.ts';
import { download } from '../../outside/download.ts';
import { documentText } from '../collect/documentText.ts';
import { languageDrift } from '../collect/language.ts';
import { enrichBatch } from '../enrich/enrichBatch.ts';
import { articleTokens } from '../search/words/articleTokens.ts';
import { userAgentOf, type Visitor } from '../sources/fetchFeed.ts';
import { downloadSentence } from '../sources/visitSentences.ts';
import { readInThread } from './readInThread.ts';
import type { Robots } from './robots.ts';

/** What collecting pages needs besides the database. */
export interface PageTools {
  visitor: Visitor;
  robots: Robots;
  /** Milliseconds between two visits to a site, unless it asks for more. */
  leastPause?: number | undefined;
}

const mostBytes = 2 * 1_024 * 1_024;
const patience = 20_000;
const usualPause = 1_000;
const longest = 200_000;

/** A page brings something where its text is so much longer than what the feed gave. */
const gain = 1.2;

const sentences = {
  robots: '매체가 robots.txt로 막은 페이지라서 찾아가지 않았습니다.',
  kind: '기사 주소가 웹 페이지가 아닙니다.',
  nothing: '기사 페이지에서 본문을 찾지 못했습니다.',
} as const;

/** In the transaction of a source's new articles: their pages are to be visited, one at a time per server. */
export const queuePages = async (
  queue: JobQueue,
  mediaFeedId: number,
  articleIds: readonly number[],
): Promise<void> => {
  const found = await db()
    .select({ articleId: article.articleId, url: article.url })
    .from(article)
    .where(and(inArray(article.articleId, [...articleIds]), isNotNull(article.url)));
  await queue.put(
    'page',
    found.map(({ articleId, url }) => ({
      data: { articleId, mediaFeedId },
      singletonKey: String(articleId),
      group: { id: URL.parse(url ?? '')?.host ?? '' },
    })),
  );
};

/** The article as its feed gave it; none where a person has written it since, or its source no longer wants pages. */
const readWanted = async (articleId: number, mediaFeedId: number) => {
  const [row] = await db()
    .select({
      version: article.mdfcnDt,
      url: article.url,
      lanCd: article.lanCd,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      articleCn: article.articleCn,
      articleTransCn: article.articleTransCn,
      jrnlLclanNm: article.jrnlLclanNm,
      reportedAt: article.frmTrsfNscvrgDt,
    })
    .from(article)
    .innerJoin(mediaFeed, eq(mediaFeed.mediaFeedId, mediaFeedId))
    .where(
      and(
        eq(article.articleId, articleId),
        eq(article.delYn, 'N'),
        eq(article.mdfrId, 'SYSTEM'),
        isNull(article.pageClctDt),
        eq(mediaFeed.pageYn, 'Y'),
        eq(mediaFeed.useYn, 'Y'),
        eq(mediaFeed.delYn, 'N'),
      ),
    );
  return row;
};

type Wanted = NonNullable<Awaited<ReturnType<typeof readWanted>>>;

/** What came of a page: its text, or why there is none. */
type Found = { text: string } | { problem: string };

const visitPage = async (
  url: string,
  { visitor, robots, leastPause = usualPause }: PageTools,
  signal: AbortSignal,
): Promise<Found> => {
  const { publicUrl, ...ways } = visitor;
  const options = { patience, ...ways, userAgent: userAgentOf(publicUrl), signal };
  const rules = await robots(url, options);
  if (!rules.mayVisit(url)) return { problem: sentences.robots };
  const answer = await download(url, {
    ...options,
    accept: 'text/html, application/xhtml+xml;q=0.9',
    mostBytes,
  });
  // the next visit to this server waits for this one to end
  await wait(Math.max(leastPause, rules.pause), undefined, { signal });
  if (answer.outcome !== 'body')
    return { problem: answer.outcome === 'failed' ? downloadSentence(answer) : sentences.nothing };
  if (!/html/.test(answer.contentType ?? 'text/html')) return { problem: sentences.kind };
  // robots.txt of where the page lies in the end has its say too
  if (
    new URL(answer.url).origin !== new URL(url).origin &&
    !(await robots(answer.url, options)).mayVisit(answer.url)
  )
    return { problem: sentences.robots };
  const text = await readInThread(documentText(answer.bytes, answer.contentType).text);
  return text ? { text: text.slice(0, longest).toWellFormed() } : { problem: sentences.nothing };
};

/** Whether the page has the same article, and more of it: not a wall, a list, or a page in another language. */
const isGain = (text: string, { articleCn, lanCd }: Wanted): boolean =>
  text.length > gain * (articleCn?.length ?? 0) && languageDrift(lanCd, text) === null;

/** Whoever has written the article meanwhile keeps what they wrote. */
const storeText = (articleId: number, wanted: Wanted, articleCn: string, now: Date): Promise<void> =>
  inTransaction(async () => {
    const { version, ...texts } = wanted;
    const [stored] = await db()
      .update(article)
      .set({ articleCn, pageClctDt: now, anlsYn: 'N', ...articleTokens({ ...texts, articleCn }) })
      .where(
        and(eq(article.articleId, articleId), eq(article.mdfcnDt, version), eq(article.mdfrId, 'SYSTEM')),
      )
      .returning({ articleId: article.articleId });
    if (stored) await enrichBatch(eq(article.articleId, articleId), 1);
  });

/**
 * Puts the whole text of an article, out of its page, in the place of what its feed gave. Says at the source why there
 * is none. May be repeated.
 */
export const collectPage = async (
  { articleId, mediaFeedId }: { articleId: number; mediaFeedId: number },
  tools: PageTools,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  const wanted = await readWanted(articleId, mediaFeedId);
  if (!wanted?.url || !URL.canParse(wanted.url)) return;
  const found = await visitPage(wanted.url, tools, signal);
  signal.throwIfAborted();
  if ('text' in found && isGain(found.text, wanted)) await storeText(articleId, wanted, found.text, now);
  await db()
    .update(mediaFeed)
    .set({ pageErrCn: 'problem' in found ? found.problem : null })
    .where(eq(mediaFeed.mediaFeedId, mediaFeedId));
};
