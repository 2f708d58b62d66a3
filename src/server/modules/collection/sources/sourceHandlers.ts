import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import type { MediaFeed } from '#generated/types/mediaFeed.ts';
import type { SourceCounts } from '#generated/types/mediaFeedCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { revertRecord } from '#server/kernel/crud/base/revertRecord.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import type { RecordWrite } from '#server/kernel/crud/policies.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import type { OwnColumns } from '#server/kernel/crud/stored.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import type { OwnServers } from '#server/kernel/outside/ownServers.ts';
import { requireVisitAllowed } from '#server/kernel/outside/visitLimits.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { base64File } from '#server/kernel/uploads/base64File.ts';
import { dropFeedAnswers } from '../answers/storedAnswers.ts';
import { dueSourcesJob } from '../jobs.ts';
import { registerFeedOutlet } from './feedOutlet.ts';
import { importSources } from './importSources.ts';
import { requireAddress, requireRule, sourceColumns } from './sourceColumns.ts';
import { sourceQuality } from './sourceQuality.ts';
import { trySource } from './trySource.ts';
import { startSources, unstartedSources } from './unstartedSources.ts';
import { visitorOf } from './visitorOf.ts';

/** Number of sources per state. */
const sourceCounts = async (): Promise<SourceCounts> => {
  const rows = await db()
    .select({ state: mediaFeed.clctSttsCd, n: count() })
    .from(mediaFeed)
    .where(eq(mediaFeed.delYn, 'N'))
    .groupBy(mediaFeed.clctSttsCd);
  const countOf = (state: string): number => rows.find((row) => row.state === state)?.n ?? 0;
  return {
    totalCnt: rows.reduce((sum, { n }) => sum + n, 0),
    waitingCnt: countOf('waiting'),
    normalCnt: countOf('normal'),
    lateCnt: countOf('late'),
    silentCnt: countOf('silent'),
    brokenCnt: countOf('broken'),
    goneCnt: countOf('gone'),
    pausedCnt: countOf('paused'),
  };
};

type Ids =
  | 'GET /mediafeed-counts'
  | 'GET /mediafeed-quality'
  | 'POST /insert-mediafeed'
  | 'PUT /update-mediafeed'
  | 'PUT /revert-mediafeed'
  | 'POST /mediafeed-test'
  | 'POST /mediafeed-run'
  | 'PUT /mediafeed-use'
  | 'GET /mediafeed-unstarted'
  | 'PUT /mediafeed-start'
  | 'POST /mediafeed-outlet'
  | 'POST /mediafeed-import';

const maxAtOnce = 500;
const defaultInterval = 60;

const requireFew = (mediaFeedIds: readonly number[], done: string): void => {
  if (mediaFeedIds.length > maxAtOnce)
    throw badRequest(`한 번에 ${maxAtOnce}곳까지 ${done} 수 있습니다. 나누어 실행해 주세요.`);
};

/** The sources among these whose use differs from `useYn`, with their versions. */
const recordsOfOtherUse = async (mediaFeedIds: readonly number[], useYn: 'Y' | 'N') =>
  (
    await db()
      .select({ mediaFeedId: mediaFeed.mediaFeedId, mdfcnDt: mediaFeed.mdfcnDt })
      .from(mediaFeed)
      .where(
        and(
          inArray(mediaFeed.mediaFeedId, [...mediaFeedIds]),
          ne(mediaFeed.useYn, useYn),
          eq(mediaFeed.delYn, 'N'),
        ),
      )
  ).map(({ mediaFeedId, mdfcnDt }) => ({ mediaFeedId, mdfcnDt: mdfcnDt?.toISOString() }));

/** Endpoints of the sources. */
export const sourceHandlers = (
  environment: Environment,
  catalogue: Catalogue,
  own: OwnServers,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'mediaFeed');
  const visitor = visitorOf(environment, own);
  const columnsOf = async (change: RecordWrite): Promise<Row> => {
    await requireRule(change.sent.clctCndCn);
    return sourceColumns(change, new Date(), visitor);
  };
  const answer = (record: Row) => {
    queueJobAfterCommit(dueSourcesJob, {});
    return { data: presentRecord<MediaFeed>(spec, record) };
  };
  /** A source that has moved loses the answers of its former address. */
  const changed = async (change: (columns: OwnColumns) => Promise<Row>) => {
    let isMoved = false;
    const record = await change(async (sent) => {
      const columns = await columnsOf(sent);
      isMoved = 'canonicalUrl' in columns;
      return columns;
    });
    if (isMoved) await dropFeedAnswers(record.mediaFeedId as number);
    return answer(record);
  };
  return {
    'POST /insert-mediafeed': async ({ body, caller }) =>
      answer(await insertRecord(catalogue, spec, caller, body, undefined, columnsOf)),
    'PUT /update-mediafeed': ({ body, caller }) =>
      changed((columns) => updateRecord(catalogue, spec, caller, body, undefined, undefined, columns)),
    'PUT /revert-mediafeed': ({ body, caller }) =>
      changed((columns) => revertRecord(catalogue, spec, caller, body, columns)),
    'GET /mediafeed-counts': async () => ({ data: await sourceCounts() }),
    'GET /mediafeed-quality': async ({ query: { mediaFeedId } }) => ({
      data: await sourceQuality(mediaFeedId, new Date()),
    }),
    'POST /mediafeed-test': async ({ body, caller }) => {
      await requireRule(body.clctCndCn);
      requireVisitAllowed(caller.user.userId);
      return { data: await trySource(body, visitor, new Date()) };
    },
    'POST /mediafeed-run': async ({ body }) => {
      requireFew(body.mediaFeedId, '방문할');
      const requested = await db()
        .update(mediaFeed)
        .set({ askdYn: 'Y' })
        .where(and(inArray(mediaFeed.mediaFeedId, body.mediaFeedId), eq(mediaFeed.delYn, 'N')))
        .returning({ mediaFeedId: mediaFeed.mediaFeedId });
      queueJobAfterCommit(dueSourcesJob, {});
      return { data: { queuedCnt: requested.length } };
    },
    'PUT /mediafeed-use': async ({ body, caller }) => {
      requireFew(body.mediaFeedId, '바꿀');
      const changed = await recordsOfOtherUse(body.mediaFeedId, body.useYn);
      for (const { mediaFeedId, mdfcnDt } of changed)
        await updateRecord(
          catalogue,
          spec,
          caller,
          { mediaFeedId, mdfcnDt, useYn: body.useYn },
          undefined,
          undefined,
          columnsOf,
        );
      queueJobAfterCommit(dueSourcesJob, {});
      return { data: { changedCnt: changed.length } };
    },
    'GET /mediafeed-unstarted': async () => ({ data: await unstartedSources() }),
    'PUT /mediafeed-start': async ({ body: { ntnId, lanCd }, caller }) => {
      const changedCnt = await startSources(ntnId, lanCd ?? [], caller.user.userId, new Date());
      queueJobAfterCommit(dueSourcesJob, {});
      return { data: { changedCnt } };
    },
    'POST /mediafeed-outlet': async ({ body: { feedUrl, name, ntnId } }) => {
      requireAddress(feedUrl, visitor);
      return { data: await registerFeedOutlet({ name, address: feedUrl, ntnId: ntnId ?? null }) };
    },
    'POST /mediafeed-import': async ({ body, caller }) => {
      const data = await importSources(base64File(body.content), caller, {
        clctIntrvl: body.clctIntrvl ?? defaultInterval,
        ntnId: body.ntnId ?? null,
        visitor,
        isTrial: body.tryYn === 'Y',
        now: new Date(),
        random: Math.random,
      });
      queueJobAfterCommit(dueSourcesJob, {});
      return { data };
    },
  };
};
