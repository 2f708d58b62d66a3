// On both engines: slices move articles between states in one transaction with the run's progress.
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  article,
  articleCluster,
  briefingPick,
  changeHistory,
  clusterArticle,
  clusterDecision,
  dailyBriefingEntry,
  retentionRule,
  retentionRun,
  storedFile,
} from '#generated/tables/index.ts';
import type { RetentionPreview, RetentionState } from '#generated/types/retentionCalls.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { articlesAt } from '#server/modules/collection/index.ts';
import { recountChangedMonths } from '#server/modules/statistics/index.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { type ArticleColumns, createArticles, createOutlet } from '../../../../../tests/helpers/factories.ts';
import { holdJobs } from '../../../../../tests/helpers/heldJobs.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { previewOf } from './preview.ts';
import { beginRuns, termsOf } from './retentionRuns.ts';
import { retentionSlice, undoSlice } from './retentionSlice.ts';
import { continueRetention } from './retentionWorker.ts';

const { app, database } = await testApp();
await holdJobs(app, database, 'retention');
const [admin, staff] = [await signedIn(app, 'admin'), await signedIn(app, 'staff')];

interface Said<T> {
  data: T;
  message?: string;
}
const state = async (rtntRuleId: number) =>
  (await admin.get<Said<RetentionState>>('/retentionrule-runs', { rtntRuleId })).body.data;
const preview = async (rtntRuleId: number) =>
  (await admin.get<Said<RetentionPreview>>('/retentionrule-preview', { rtntRuleId })).body.data;
const use = (rtntRuleId: number, useYn: 'Y' | 'N') =>
  admin.write('PUT', '/retentionrule-use', { rtntRuleId, useYn });
const undo = (rtntRunId?: number) => admin.write('PUT', '/retentionrule-undo', { rtntRunId });
const addRule = async (terms: object = {}): Promise<number> => {
  const sent = { rtntRuleNm: '세 해 지난 기사', actnCd: 'archive', itemKnd: 'article', monCnt: 36, ...terms };
  const { body } = await admin.write<Said<{ rtntRuleId: number }>>('POST', '/insert-retentionrule', sent);
  return body.data.rtntRuleId;
};
/** A night: every switched-on rule runs to its end. */
const night = async (): Promise<void> => {
  await inDatabase(() => beginRuns());
  await inDatabase(() => continueRetention(neverStop));
};

const year = new Date().getFullYear();
const old = (month: number, columns: ArticleColumns = {}): ArticleColumns => ({
  frmTrsfNscvrgDt: new Date(Date.UTC(year - 4, month, 5)),
  regDt: new Date(Date.UTC(year - 4, month, 6)),
  kornTtl: `한류 전시 ${month}`,
  articleCn: `Hallyu exhibition number ${month}`,
  featExtrKwdList: ['한류'],
  ...columns,
});
const stored = () => inDatabase(async () => db().select().from(article).orderBy(asc(article.articleId)));
const archivedIds = async () =>
  (await stored()).filter(({ delYn }) => delYn === 'A').map(({ articleId }) => articleId);

const period = { startDate: `${year - 4}-01-01`, endDate: `${year - 4}-12-31` };
const asked = {
  list: () => staff.get('/article-list', { ...period, size: 100 }),
  titled: () => staff.get('/article-list', { ...period, searchText: '한류' }),
  search: () => staff.get('/search-list', { searchText: '한류', kind: 'article' }),
  nations: () => staff.get('/statistics/nation/table', period),
  keywords: () => staff.get('/statistics/keyword/chart', period),
  outlets: () => staff.get('/statistics/media/daily', period),
  worded: () => staff.get('/statistics/nation/table', { ...period, searchText: '한류' }),
} as const;
type Question = keyof typeof asked;
const answers = async (): Promise<Record<Question, unknown>> => {
  await inDatabase(() => recountChangedMonths());
  const said = await Promise.all(
    Object.entries(asked).map(async ([name, ask]) => {
      const { status, body } = await ask();
      expect(status, name).toBe(200);
      return [name, body];
    }),
  );
  return Object.fromEntries(said) as Record<Question, unknown>;
};
const countIn = (said: unknown): number => (said as { data: unknown[] }).data.length;

let ids: number[] = [];
beforeEach(async () => {
  await inDatabase(async () => {
    const uses = [dailyBriefingEntry, briefingPick, clusterArticle, articleCluster, clusterDecision];
    for (const table of [retentionRun, retentionRule, ...uses, changeHistory, article])
      await db().delete(table);
  });
  const { mediaId } = await createOutlet({ ntnId: 'FR', mediaKornNm: '파리신문' });
  const made = await createArticles([
    // old ones: 0 to 5, of which one has no time of the report
    ...Array.from({ length: 5 }, (_, n) =>
      old(n, { mediaId, ntnId: 'FR', canonicalUrl: `paper.example/${n}` }),
    ),
    old(5, { mediaId, ntnId: 'DE', frmTrsfNscvrgDt: null }),
    // recent, and of another kind
    old(1, { frmTrsfNscvrgDt: new Date(), mediaId, ntnId: 'FR' }),
    old(1, { itemKnd: 'thinkTank' }),
    // protected: 8 to 14
    ...Array.from({ length: 7 }, (_, n) => old(n + 4)),
    old(11, { relIssueNmList: ['한류 확산'] }),
  ]);
  ids = made.map(({ articleId }) => articleId);
  const [memo = 0, briefed = 0, picked = 0, decided = 0, clustered = 0, attached = 0, opened = 0] =
    ids.slice(8);
  await staff.write('POST', '/insert-articlememo', { articleId: memo });
  await staff.write('PUT', '/update-article/read', { articleIds: [opened], readYn: 'Y' });
  await inDatabase(async () => {
    await db().insert(dailyBriefingEntry).values({ brfgId: 1, itemKnd: 'article', itemId: briefed });
    await db().insert(briefingPick).values({ userId: 'editor', itemKnd: 'article', itemId: picked });
    const [cluster] = await db()
      .insert(articleCluster)
      .values({ clusterTtl: '손으로 묶은 것', clusterDt: `${year - 4}-05-05`, crtMthdCd: 'MANUAL' })
      .returning();
    await db()
      .insert(clusterArticle)
      .values({ clusterId: cluster?.clusterId ?? 0, articleId: clustered, sortNo: 1 });
    await db()
      .insert(clusterDecision)
      .values({ decisionKnd: 'APART', actionId: 'one', articleId: decided, otherArticleId: ids[6] ?? 0 });
    const file = { fileId: `kept${attached}`, ownerEntity: 'article', ownerKey: String(attached) };
    await db()
      .insert(storedFile)
      .values({ ...file, orgnlFileNm: 'a.pdf' });
  });
});

describe('a retention rule', () => {
  it('is off until it is switched on, and off again when its conditions change', async () => {
    const rule = await addRule();
    await night();
    expect(await archivedIds()).toEqual([]);
    expect((await use(rule, 'Y')).status).toBe(200);
    const change = async (sent: object) => {
      const { body } = await admin.get<Said<object>>('/retentionrule-detail', { rtntRuleId: rule });
      return admin.write('PUT', '/update-retentionrule', { ...body.data, ...sent });
    };
    await change({ rtntRuleNm: '오래된 기사' });
    expect((await state(rule)).useYn).toBe('Y');
    await change({ monCnt: 12 });
    expect((await state(rule)).useYn).toBe('N');
    expect((await staff.get('/retentionrule-preview', { rtntRuleId: rule })).status).toBe(403);
  });

  it('concerns only what meets each of its conditions', async () => {
    const found = { lanCd: 'en', lclsfNm: 'KOREA', featExtrMclsf: 'MCLSF_05', mainSnthsScr: 8, kw: [7] };
    const one = { lanCd: 'fr', lclsfNm: 'GLOBAL', featExtrMclsf: 'MCLSF_04', mainSnthsScr: 2, kw: [] };
    await inDatabase(async () => {
      await db().update(article).set(found);
      await db()
        .update(article)
        .set(one)
        .where(eq(article.articleId, ids[0] ?? 0));
    });
    const { lanCd, lclsfNm, featExtrMclsf } = one;
    const conditions = [{ lanCd }, { lclsfNm }, { featExtrMclsf }, { maxScr: 5 }, { noKwdYn: 'Y' }];
    const taken: [object, number[]][] = [];
    for (const terms of conditions) {
      const rule = await addRule({ rtntRuleNm: Object.keys(terms)[0], ...terms });
      taken.push([terms, (await preview(rule)).examples.map(({ articleId }) => articleId)]);
    }
    expect(taken).toEqual(conditions.map((terms) => [terms, [ids[0]]]));
  });

  it('archives what its preview says, leaves what somebody uses, and does so once', async () => {
    const rule = await addRule();
    const said = await preview(rule);
    expect(said).toMatchObject({
      count: 6,
      protectedCnt: 8,
      years: [{ key: String(year - 4), count: 6 }],
      nations: [
        { key: 'FR', count: 5 },
        { key: 'DE', count: 1 },
      ],
      outlets: [{ label: '파리신문', count: 6 }],
      nextMonthCnt: 0,
      // one in three months
      monthlyCnt: 0,
    });
    expect(said.protections.map(({ key, count }) => [key, count])).toEqual([
      ['memo', 1],
      ['briefing', 2],
      ['highlight', 2],
      ['issue', 1],
      ['file', 1],
      ['opened', 1],
    ]);
    expect(said.examples.map(({ articleId }) => articleId).toSorted((one, other) => one - other)).toEqual(
      ids.slice(0, 6),
    );
    // where there are very many articles, a part is counted
    const part = await inDatabase(async () => {
      await db().execute(sql`analyze article`);
      return previewOf(await termsOf(rule), { most: 1 });
    });
    expect(part).toMatchObject({ exactYn: 'N', examples: said.examples });
    await use(rule, 'Y');
    await night();
    expect(await archivedIds()).toEqual(ids.slice(0, 6));
    await night();
    expect((await state(rule)).runs.map(({ changedCnt, sttsCd }) => [changedCnt, sttsCd])).toEqual([
      [0, 'done'],
      [6, 'done'],
    ]);
    expect(await preview(rule)).toMatchObject({ count: 0, protectedCnt: 8 });
  });

  it('takes articles from lists, searches and words, not from figures; undoing brings all back', async () => {
    const before = await answers();
    const whole = await stored();
    const rule = await addRule();
    await use(rule, 'Y');
    await night();
    const after = await answers();
    const unlike = (name: Question) => JSON.stringify(after[name]) !== JSON.stringify(before[name]);
    expect((Object.keys(asked) as Question[]).filter(unlike)).toEqual(['list', 'titled', 'search', 'worded']);
    expect(countIn(after.list)).toBe(countIn(before.list) - 5);

    // still there by its address, marked, and known to the collector
    const detail = await staff.get<Said<{ archivedYn: string }>>('/article-detail', { articleId: ids[0] });
    expect(detail.body.data.archivedYn).toBe('Y');
    expect(await inDatabase(() => articlesAt(['paper.example/0']))).toEqual(
      new Map([['paper.example/0', ids[0]]]),
    );
    const listed = await admin.get<{ data: { articleId: number }[] }>('/archivedarticle-list', {});
    expect(listed.body.data.map(({ articleId }) => articleId).toSorted((one, other) => one - other)).toEqual(
      ids.slice(0, 6),
    );

    const [run] = (await state(rule)).runs;
    expect((await undo(run?.rtntRunId)).status).toBe(200);
    await inDatabase(() => continueRetention(neverStop));
    expect(await state(rule)).toMatchObject({
      useYn: 'N',
      archivedCnt: 0,
      runs: [{ sttsCd: 'undone', undoneCnt: 6 }],
    });
    expect(await stored()).toEqual(whole);
    expect(await answers()).toEqual(before);
    expect((await undo(run?.rtntRunId)).status).toBe(400);
  });

  it('goes on where a killed run stopped, and so does its undoing', async () => {
    const rule = await addRule();
    await use(rule, 'Y');
    await inDatabase(() => beginRuns());
    const { rtntRunId = 0 } = (await state(rule)).runs[0] ?? {};
    // killed after the third slice, while the fourth was not committed
    for (const _ of [1, 2, 3]) await inDatabase(() => retentionSlice(rtntRunId, 2));
    const soFar = (await archivedIds()).length;
    expect(soFar).toBeGreaterThan(0);
    expect(soFar).toBeLessThan(6);
    await night();
    expect(await archivedIds()).toEqual(ids.slice(0, 6));
    expect((await state(rule)).runs).toMatchObject([{ sttsCd: 'done', changedCnt: 6 }]);
    await undo(rtntRunId);
    await inDatabase(() => undoSlice(rtntRunId, 2));
    expect(await archivedIds()).toHaveLength(4);
    await inDatabase(() => continueRetention(neverStop));
    expect(await archivedIds()).toEqual([]);
  });

  it('lets an administrator bring single articles back, and leaves them alone then', async () => {
    const rule = await addRule({ ntnId: 'FR' });
    await use(rule, 'Y');
    await night();
    expect(await archivedIds()).toEqual(ids.slice(0, 5));
    // the address of the third has been taken meanwhile
    await inDatabase(() => createArticles([old(2, { ntnId: 'DE', canonicalUrl: 'paper.example/2' })]));
    const { body } = await admin.write<Said<{ count: number }>>('PUT', '/archivedarticle-restore', {
      articleIds: ids.slice(0, 3),
    });
    expect(body.data.count).toBe(2);
    const changes = await inDatabase(async () =>
      db().select().from(changeHistory).where(eq(changeHistory.entityNm, 'article')),
    );
    expect(changes.map(({ recordKey, bfrCn, aftrCn }) => [Number(recordKey), bfrCn, aftrCn])).toEqual(
      ids.slice(0, 2).map((id) => [id, { delYn: 'A' }, { delYn: 'N' }]),
    );
    await night();
    expect(await archivedIds()).toEqual(ids.slice(2, 5));
    expect((await preview(rule)).protections).toMatchObject([{ key: 'restored', count: 2 }]);
  });

  it('removes texts for good with their words and their history, and keeps the rest', async () => {
    const [first = 0] = ids;
    await inDatabase(async () => {
      await db()
        .update(article)
        .set({ mdaCrctCn: { articleCn: 'Hallyu exhibition, corrected' } })
        .where(eq(article.articleId, first));
      await addHistory([
        {
          entityNm: 'article',
          recordKey: String(first),
          chgKnd: 'update',
          bfrCn: { articleCn: 'Hallyu exhibition', kornTtl: '전시' },
          aftrCn: { articleCn: 'Hallyu exhibition number 0', kornTtl: '한류 전시 0' },
          rgtrId: 'editor@example.kr',
        },
      ]);
    });
    // archived ones, too
    await use(await addRule({ rtntRuleNm: '독일', ntnId: 'DE' }), 'Y');
    await night();
    const rule = await addRule({ actnCd: 'empty' });
    expect(await preview(rule)).toMatchObject({ count: 6 });
    await use(rule, 'Y');
    await night();
    const rows = await stored();
    expect(rows.filter(({ articleCn }) => articleCn === null).map(({ articleId }) => articleId)).toEqual(
      ids.slice(0, 6),
    );
    expect(rows[0]).toMatchObject({
      kornTtl: '한류 전시 0',
      featExtrKwdList: ['한류'],
      mdaCrctCn: null,
      delYn: 'N',
    });
    expect(countIn((await staff.get('/article-list', { ...period, searchText: 'exhibition' })).body)).toBe(8);
    const [entry] = await inDatabase(async () =>
      db()
        .select()
        .from(changeHistory)
        .where(eq(changeHistory.recordKey, String(first))),
    );
    expect([entry?.bfrCn, entry?.aftrCn]).toEqual([{ kornTtl: '전시' }, { kornTtl: '한류 전시 0' }]);
    const [run] = (await state(rule)).runs;
    expect((await undo(run?.rtntRunId)).status).toBe(400);
  });
});
