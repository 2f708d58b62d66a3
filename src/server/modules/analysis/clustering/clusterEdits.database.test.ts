// On both engines: edits of highlights, which lock each other out.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import {
  article,
  articleCluster,
  changeHistory,
  clusterAction,
  clusterArticle,
  clusterDecision,
} from '#generated/tables/index.ts';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../../tests/helpers/colleague.ts';
import { createArticles, createOutlets } from '../../../../../tests/helpers/factories.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { clusterArticles, clusterDays, discardWindow } from './clusterArticles.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

const now = Date.parse('2026-11-20T12:00:00Z');
const texts = {
  museum: '국립중앙박물관 파리 순회 전시 조선 회화 도자 공개 관람객 체험',
  festival: '부산국제영화제 개막작 신인 감독 장편 선정 상영관 확대 예매 시작',
};

const insert = (matter: keyof typeof texts, count: number): Promise<number[]> =>
  inDatabase(async () => {
    const outlets = await createOutlets(
      Array.from({ length: count }, (_, n) => ({ mediaKornNm: `신문 ${n}` })),
    );
    const made = await createArticles(
      outlets.map(({ mediaId }, n) => {
        const title = `${n + 1}보 ${texts[matter]}`;
        const time = new Date(now - (n + 1) * 600_000);
        return {
          kornTtl: title,
          lclanTtl: title,
          articleCn: '',
          mediaId,
          frmTrsfNscvrgDt: time,
          regDt: time,
        };
      }),
    );
    return made.map(({ articleId }) => articleId);
  });

interface Highlight {
  clusterId: number;
  clusterTtl: string;
  mdfcnDt: string;
  ids: number[];
}
const highlights = (): Promise<Highlight[]> =>
  inDatabase(async () => {
    const clusters = await db()
      .select()
      .from(articleCluster)
      .where(eq(articleCluster.delYn, 'N'))
      .orderBy(articleCluster.clusterId);
    const members = await db().select().from(clusterArticle).where(eq(clusterArticle.delYn, 'N'));
    return clusters.map(({ clusterId, clusterTtl, mdfcnDt }) => ({
      clusterId,
      clusterTtl,
      mdfcnDt: mdfcnDt.toISOString(),
      ids: members
        .filter((member) => member.clusterId === clusterId)
        .map(({ articleId }) => articleId)
        .sort((one, other) => one - other),
    }));
  });
const groups = async () =>
  (await highlights()).map(({ ids }) => ids).sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));

/** Clusters again, as the queue does after a restart and when days are rebuilt. */
const again = (ids: readonly number[]) =>
  inDatabase(async () => {
    await clusterArticles(ids, now);
    discardWindow();
    await clusterArticles(ids.slice(0, 2), now);
    await clusterDays('2026-11-20', '2026-11-20');
  });

const edit = (what: string, body: object) =>
  admin.write<{ data: ClusterEdit } & ErrorBody>('PUT', `/update-cluster/${what}`, body);

let museum: number[] = [];
let festival: number[] = [];
let all: number[] = [];
let [first, second]: Highlight[] = [];

beforeEach(async () => {
  await inDatabase(async () => {
    for (const table of [
      clusterDecision,
      clusterAction,
      clusterArticle,
      articleCluster,
      article,
      changeHistory,
    ])
      await db().delete(table);
    discardWindow();
  });
  museum = await insert('museum', 5);
  festival = await insert('festival', 3);
  all = [...museum, ...festival];
  await inDatabase(() => clusterArticles(all, now));
  [first, second] = await highlights();
  if (first?.ids[0] !== museum[0]) [first, second] = [second as Highlight, first as Highlight];
  if (first?.ids.length !== 5 || second?.ids.length !== 3) throw new Error('Not the two highlights.');
});

const of = (highlight: Highlight | undefined) => ({
  clusterId: highlight?.clusterId,
  mdfcnDt: highlight?.mdfcnDt,
});

describe('editing highlights', () => {
  it('renames them, and the name survives clustering', async () => {
    expect((await edit('title', { ...of(first), clusterTtl: ' 파리의 조선 ' })).status).toBe(200);
    const more = await insert('museum', 1);
    await again([...all, ...more]);
    const [renamed] = (await highlights()).filter(({ clusterId }) => clusterId === first?.clusterId);
    expect(renamed).toMatchObject({ clusterTtl: '파리의 조선', ids: [...museum, ...more] });
    expect((await edit('title', { ...of(second), clusterTtl: '  ' })).status).toBe(400);
  });

  it('merges them, and they stay merged', async () => {
    const { status, body } = await edit('merge', { ...of(first), otherClusterId: second?.clusterId });
    expect([status, body.data?.clusterId]).toEqual([200, first?.clusterId]);
    expect(await groups()).toEqual([all]);
    await again(all);
    expect(await groups()).toEqual([all]);
  });

  it.each([
    ['taken out', 'remove'],
    ['deleted', 'delete'],
  ])('merges them, and they stay merged although the linking article is %s', async (_how, how) => {
    await edit('merge', { ...of(first), otherClusterId: second?.clusterId });
    const [merged] = await highlights();
    const [centre = 0, ...left] = all;
    if (how === 'remove')
      expect((await edit('remove', { ...of(merged), articleIds: [centre] })).status).toBe(200);
    else
      await inDatabase(() => db().update(article).set({ delYn: 'Y' }).where(eq(article.articleId, centre)));
    await again(all);
    expect((await groups()).filter((group) => group.length > 1)).toEqual([left]);
  });

  it('splits articles off, and they stay apart although they are alike', async () => {
    const { status, body } = await edit('split', { ...of(first), articleIds: museum.slice(3) });
    expect([status, typeof body.data.madeClusterId]).toEqual([200, 'number']);
    const wanted = [museum.slice(0, 3), museum.slice(3), festival];
    expect(await groups()).toEqual(wanted);
    await again(all);
    expect(await groups()).toEqual(wanted);
  });

  it('removes articles, and they do not return', async () => {
    expect((await edit('remove', { ...of(first), articleIds: [museum[4]] })).status).toBe(200);
    const wanted = [museum.slice(0, 4), festival];
    expect(await groups()).toEqual(wanted);
    await again(all);
    expect(await groups()).toEqual(wanted);
  });

  it('adds articles out of other highlights, and they stay', async () => {
    expect((await edit('add', { ...of(second), articleIds: [museum[4]] })).status).toBe(200);
    const wanted = [museum.slice(0, 4), [museum[4] as number, ...festival].sort((a, b) => a - b)];
    expect((await groups()).map((ids) => ids.length)).toEqual([4, 4]);
    expect(await groups()).toEqual(expect.arrayContaining(wanted));
    await again(all);
    expect(await groups()).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ['merge', () => ({ otherClusterId: second?.clusterId })],
    ['split', () => ({ articleIds: museum.slice(3) })],
    ['remove', () => ({ articleIds: museum.slice(4) })],
    ['add', () => ({ articleIds: festival.slice(2) })],
  ] as const)('is undone: %s', async (what, body) => {
    const { body: done } = await edit(what, { ...of(first), ...body() });
    expect(await groups()).not.toEqual([museum, festival]);
    const undone = await edit('undo', { clusterId: first?.clusterId, actionId: done.data.actionId });
    expect(undone.status).toBe(200);
    expect(await groups()).toEqual([museum, festival]);
    await again(all);
    expect(await groups()).toEqual([museum, festival]);
    expect((await edit('undo', { clusterId: first?.clusterId, actionId: done.data.actionId })).status).toBe(
      400,
    );
  });

  it('removes an added article that came from no highlight', async () => {
    const [alone = 0] = await insert('museum', 1);
    expect((await edit('add', { ...of(second), articleIds: [alone] })).status).toBe(200);
    const [, grown] = await highlights();
    expect(grown?.ids).toContain(alone);
    const { body } = await edit('add', { ...of(grown), articleIds: [museum[0]] });
    await edit('undo', { clusterId: second?.clusterId, actionId: body.data.actionId });
    expect(await groups()).toEqual([museum, [...festival, alone]]);
    const { body: told } = await admin.get<{ data: { lastAction: { actionId: string } } }>(
      '/cluster-detail',
      {
        clusterId: second?.clusterId ?? 0,
      },
    );
    await edit('undo', { clusterId: second?.clusterId, actionId: told.data.lastAction.actionId });
    expect(await groups()).toEqual([museum, festival]);
  });

  it('undoes a rename, and the next run may choose a better name', async () => {
    const { body } = await edit('title', { ...of(first), clusterTtl: '파리의 조선' });
    const undone = await edit('undo', { clusterId: first?.clusterId, actionId: body.data.actionId });
    expect(undone.status).toBe(200);
    const [stored] = await inDatabase(() =>
      db()
        .select()
        .from(articleCluster)
        .where(eq(articleCluster.clusterId, first?.clusterId ?? 0)),
    );
    expect(stored).toMatchObject({ clusterTtl: first?.clusterTtl, ttlMdfcnYn: 'N' });
    expect(await groups()).toEqual([museum, festival]);
  });

  it('is listed on the highlight and undone step by step', async () => {
    const last = async (clusterId = first?.clusterId ?? 0) =>
      (
        await admin.get<{ data: { lastAction: { actionId: string } | null } }>('/cluster-detail', {
          clusterId,
        })
      ).body.data.lastAction;
    expect(await last()).toBeNull();
    const { body: removed } = await edit('remove', { ...of(first), articleIds: [museum[4]] });
    const [left] = await highlights();
    const { body: named } = await edit('title', { ...of(left), clusterTtl: '파리의 조선' });
    expect(await last()).toMatchObject({
      actionId: named.data.actionId,
      actionKnd: 'RENAME',
      rgtrNm: '김관리',
    });
    await edit('undo', { clusterId: first?.clusterId, actionId: named.data.actionId });
    expect(await last()).toMatchObject({ actionId: removed.data.actionId, actionKnd: 'REMOVE' });
    await edit('undo', { clusterId: first?.clusterId, actionId: removed.data.actionId });
    expect(await last()).toBeNull();
    await edit('add', { ...of((await highlights())[0]), articleIds: [festival[0]] });
    // articles taken by another highlight are restored by undoing the edit of that highlight
    expect(await last(second?.clusterId)).toBeNull();
  });

  it('can be undone for three days', async () => {
    await edit('title', { ...of(first), clusterTtl: '파리의 조선' });
    await inDatabase(() =>
      db()
        .update(clusterAction)
        .set({ regDt: new Date(Date.now() - 73 * 3_600_000) }),
    );
    const { body } = await admin.get<{ data: { lastAction: unknown } }>('/cluster-detail', {
      clusterId: first?.clusterId ?? 0,
    });
    expect(body.data.lastAction).toBeNull();
  });

  it('redirects the address of a merged highlight to its target', async () => {
    await edit('merge', { ...of(first), otherClusterId: second?.clusterId });
    const gone = await admin.get<{ data: { clusterId: number; articleCount: number } }>('/cluster-detail', {
      clusterId: second?.clusterId ?? 0,
    });
    expect(gone.body.data).toMatchObject({ clusterId: first?.clusterId, articleCount: 8 });
    expect((await admin.get('/cluster-detail', { clusterId: 999_999_999 })).status).toBe(404);
  });

  it('cannot be undone if another highlight has taken its articles', async () => {
    const { body } = await edit('split', { ...of(first), articleIds: museum.slice(3) });
    expect((await edit('add', { ...of(second), articleIds: [museum[4]] })).status).toBe(200);
    const before = await groups();
    const undone = await edit('undo', { clusterId: first?.clusterId, actionId: body.data.actionId });
    expect(undone.status).toBe(409);
    expect(await groups()).toEqual(before);
  });

  it('is refused with 409 if another editor changed the highlight meanwhile', async () => {
    expect((await edit('remove', { ...of(first), articleIds: [museum[4]] })).status).toBe(200);
    const late = await edit('title', { ...of(first), clusterTtl: '늦은 제목' });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ clusterId: first?.clusterId });
    expect((await highlights())[0]?.clusterTtl).not.toBe('늦은 제목');
  });

  it('is not refused because of new articles', async () => {
    await inDatabase(async () => clusterArticles(await insert('museum', 1), now));
    expect((await edit('title', { ...of(first), clusterTtl: '새 제목' })).status).toBe(200);
  });

  it.each([
    ['split', () => ({ articleIds: museum }), /모두 고를 수는 없습니다/],
    ['split', () => ({ articleIds: museum.slice(0, 1) }), /두 건 이상/],
    ['remove', () => ({ articleIds: festival }), /없는 기사/],
    ['merge', () => ({ otherClusterId: first?.clusterId }), /같은 하이라이트/],
    ['add', () => ({ articleIds: [999_999_999] }), /찾을 수 없는 기사/],
  ] as const)('is refused if it is impossible: %s %#', async (what, body, sentence) => {
    const answer = await edit(what, { ...of(first), ...body() });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(sentence);
    expect(await groups()).toEqual([museum, festival]);
  });

  it('is recorded in the change history', async () => {
    await edit('title', { ...of(first), clusterTtl: '파리의 조선' });
    const kept = await inDatabase(() =>
      db().select().from(changeHistory).where(eq(changeHistory.entityNm, 'cluster')),
    );
    expect(kept).toMatchObject([{ chgKnd: 'update', aftrCn: { clusterTtl: '파리의 조선' } }]);
  });

  it('requires the right to edit all articles', async () => {
    const body = { ...of(first), clusterTtl: '직원의 제목' };
    const person = async (flags: object) => colleagueClient(app, await colleague(flags, [1]));
    const plain = await person({});
    expect((await plain.write('PUT', '/update-cluster/title', body)).status).toBe(403);
    const shown = await plain.get<{ data: { mayEditYn: string } }>('/cluster-detail', {
      clusterId: first?.clusterId ?? 0,
    });
    expect(shown.body.data.mayEditYn).toBe('N');
    const flagged = await person({ clctdrProfcTkcgYn: 'Y' });
    expect((await flagged.write('PUT', '/update-cluster/title', body)).status).toBe(200);
  });

  it('shows the highlight of an article, and those of its day as targets', async () => {
    type Choice = { clusterId: number; articleCount: number; mdfcnDt: string };
    const asked = async (query: object) =>
      (
        await admin.get<{ data: { clusterDt: string; home: Choice | null; choices: Choice[] } }>(
          '/cluster-choice',
          { articleId: festival[0] ?? 0, ...query },
        )
      ).body.data;
    expect(await asked({})).toMatchObject({
      clusterDt: '2026-11-20',
      home: { clusterId: second?.clusterId, articleCount: 3 },
      choices: [{ clusterId: first?.clusterId, articleCount: 5 }],
    });
    expect((await asked({ clusterTtl: '영화제' })).choices).toEqual([]);
    const [choice] = (await asked({ clusterTtl: '박물관' })).choices;
    const body = { clusterId: choice?.clusterId, mdfcnDt: choice?.mdfcnDt, articleIds: [festival[0]] };
    expect((await edit('add', body)).status).toBe(200);
    expect(await asked({})).toMatchObject({
      home: { clusterId: first?.clusterId, articleCount: 6 },
      choices: [{ clusterId: second?.clusterId, articleCount: 2 }],
    });
    expect((await admin.get('/cluster-choice', { articleId: 999_999_999 })).status).toBe(404);
    const plain = await colleagueClient(app, await colleague({}, [1]));
    expect((await plain.get('/cluster-choice', { articleId: festival[0] ?? 0 })).status).toBe(403);
  });

  it('hides deleted articles before they are moved', async () => {
    await inDatabase(() =>
      db()
        .update(article)
        .set({ delYn: 'Y' })
        .where(eq(article.articleId, museum[0] ?? 0)),
    );
    const { body } = await admin.get<{
      data: { articleCount: number; clusterArticleList: { articleId: number }[] };
    }>('/cluster-detail', { clusterId: first?.clusterId ?? 0 });
    expect([body.data.articleCount, body.data.clusterArticleList.length]).toEqual([4, 4]);
    expect(body.data.clusterArticleList.map(({ articleId }) => articleId)).not.toContain(museum[0]);
  });

  it('lists others of the day to merge with', async () => {
    const { body } = await admin.get<{ data: { clusterId: number; articleCount: number }[] }>(
      '/cluster-merge-list',
      {
        clusterId: first?.clusterId ?? 0,
        clusterTtl: '영화제',
      },
    );
    expect(body.data).toMatchObject([{ clusterId: second?.clusterId, articleCount: 3 }]);
  });
});
