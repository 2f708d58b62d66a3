// On both engines: rules write what they do, and the note of it, in one transaction.
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import {
  appUser,
  arrivalApplication,
  arrivalRule,
  arrivalRun,
  article,
  articleLabel,
  articleMemo,
  authorityUser,
  briefingPick,
  labelArticle,
  notification,
  relatedIssue,
  savedView,
  watchHit,
  watchWaiting,
} from '#generated/tables/index.ts';
import type { ArrivalApplicationItem } from '#generated/types/arrivalApplication.ts';
import type { ArrivalRule } from '#generated/types/arrivalRule.ts';
import type { ArrivalState, ArrivalTrial } from '#generated/types/arrivalRuleCalls.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Client, signedIn } from '../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../tests/helpers/colleague.ts';
import type { ArticleColumns } from '../../../../tests/helpers/factories.ts';
import { holdJobs } from '../../../../tests/helpers/heldJobs.ts';
import { menuHolder } from '../../../../tests/helpers/menuHolder.ts';
import { runJob } from '../../../../tests/helpers/runJob.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { watching } from '../../../../tests/helpers/watching.ts';

const { app, database } = await testApp();
await holdJobs(app, database, 'arrivalRules');
const { staff, save, comeIn } = await watching(app);
const admin = await signedIn(app, 'admin');
const groupId = await inDatabase(async () => {
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, 'demo-staff'));
  return account?.groupId ?? 0;
});
const editors = 2;
await colleague({ userId: 'neighbour', groupId }, [1, editors]);
await inDatabase(() =>
  db().update(authorityUser).set({ wrtYn: 'Y' }).where(eq(authorityUser.userId, 'neighbour')),
);
const neighbour = await colleagueClient(app, 'neighbour');
const relIssueId = await inDatabase(async () => {
  const [issue] = await db().insert(relatedIssue).values({ relIssueNm: '한복 세계화' }).returning();
  return issue?.relIssueId ?? 0;
});

type Said<T> = { data: T } & ErrorBody;
const analysed = (columns: ArticleColumns): ArticleColumns => ({ anlsYn: 'Y', ...columns });
const arrive = async (...list: ArticleColumns[]): Promise<number[]> => {
  const ids = await comeIn(list.map(analysed));
  await runJob(app, 'arrivalRules');
  return ids;
};
const insert = (rule: object, who: Client = staff) =>
  who.write<Said<ArrivalRule>>('POST', '/insert-arrivalrule', { arvlRuleNm: '한복 소식', ...rule });
const put = <T = ArrivalState>(call: string, arvlRuleId: number, more: object = {}, who: Client = staff) =>
  who.write<Said<T>>('PUT', `/arrivalrule-${call}`, { arvlRuleId, ...more });
const stateOf = async (arvlRuleId: number) =>
  (await staff.get<Said<ArrivalState>>('/arrivalrule-state', { arvlRuleId })).body.data;
const applied = async (arvlRuleId: number) =>
  (await staff.get<Said<ArrivalApplicationItem[]>>('/arrivalapplication-list', { arvlRuleId })).body.data;
const search = () => save('한복', `searchText=${encodeURIComponent('한복')}`);
/** A rule of the staff that has been tried and is on. @returns its id */
const ruleOn = async (actions: object): Promise<number> => {
  const { body, status } = await insert({ viewId: await search(), ...actions });
  expect([status, body.message]).toEqual([200, undefined]);
  await put('trial', body.data.arvlRuleId ?? 0);
  expect((await put('use', body.data.arvlRuleId ?? 0, { useYn: 'Y' })).body.data.useYn).toBe('Y');
  return body.data.arvlRuleId ?? 0;
};
const label = async (labelNm: string): Promise<number> => {
  const answer = await staff.write<Said<{ labelId: number }>>('POST', '/insert-articlelabel', { labelNm });
  return answer.body.data.labelId;
};
const stored = async (id: number | undefined) => {
  const [row] = await inDatabase(async () =>
    db()
      .select()
      .from(article)
      .where(eq(article.articleId, id ?? 0)),
  );
  return row as typeof article.$inferSelect;
};
const historyOf = async (articleId: number | undefined) =>
  (
    await staff.get<Said<{ revisions: { rgtrNm: string; fields: string[] }[] }>>('/article-detail', {
      articleId,
    })
  ).body.data;
const count = (table: Parameters<ReturnType<typeof db>['$count']>[0]) => inDatabase(() => db().$count(table));

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [arrivalApplication, arrivalRun, arrivalRule, watchHit, watchWaiting, savedView])
      await db().delete(table);
    for (const table of [labelArticle, articleLabel, articleMemo, briefingPick, notification])
      await db().delete(table);
    await db().delete(article);
  }),
);

describe('a rule on arrival', () => {
  it('does everything that it says with a new article, once, and tells so in its history', async () => {
    await arrive({ kornTtl: '어제의 한복' });
    const labelId = await label('한복');
    const all = { labelId, lclsfNm: 'KOREA', featExtrMclsf: 'MCLSF_05', relIssueId };
    const rule = await ruleOn({ ...all, strGroupId: groupId, trayYn: 'Y', ntcGroupId: groupId });
    const by = (field: string, who: string) => ({ [field]: { by: who, at: '2026-01-01T00:00:00.000Z' } });
    const [first, byPerson] = await arrive(
      { kornTtl: '파리의 한복', lclsfNm: 'GLOBAL', fieldOrgn: by('lclsfNm', 'rules') },
      { kornTtl: '런던의 한복', featExtrMclsf: 'MCLSF_06', fieldOrgn: by('featExtrMclsf', 'person') },
      { kornTtl: '김치 축제' },
    );
    await inDatabase(async () => db().update(article).set({ payYn: 'Y' }));
    await runJob(app, 'watchMatch');
    await runJob(app, 'arrivalRules');

    expect(await stored(first)).toMatchObject({
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_05',
      relIssueNmList: ['한복 세계화'],
      fieldOrgn: { lclsfNm: { by: 'arrivalRule' } },
    });
    expect(await stored(byPerson)).toMatchObject({ lclsfNm: 'KOREA', featExtrMclsf: 'MCLSF_06' });
    const lines = await applied(rule);
    expect(lines.map(({ ttl, chgList, keptList }) => [ttl, chgList, keptList])).toEqual([
      [
        '런던의 한복',
        ['대분류 한국', '관련 이슈 ‘한복 세계화’', '라벨 ‘한복’', '별표(본부)', '브리핑함', '알림(본부)'],
        ['중분류: 사람이 정한 대로 둠'],
      ],
      [
        '파리의 한복',
        [
          '대분류 국제 → 한국',
          '중분류 한류·콘텐츠',
          ...['관련 이슈 ‘한복 세계화’', '라벨 ‘한복’', '별표(본부)', '브리핑함', '알림(본부)'],
        ],
        [],
      ],
    ]);
    const members = await inDatabase(() => db().$count(appUser, eq(appUser.groupId, groupId)));
    expect(await count(labelArticle)).toBe(2);
    expect(await count(briefingPick)).toBe(2);
    // those of the group who may read articles: the pending one has no certified account
    expect(await count(articleMemo)).toBe(2 * (members - 1));
    const notices = await inDatabase(async () =>
      db().select().from(notification).orderBy(asc(notification.userId)),
    );
    expect(notices.map(({ userId, ttl }) => [userId, ttl])).toEqual(
      ['demo-staff', 'neighbour'].map((who) => [who, '한복 소식 – 새 글 2건: 런던의 한복']),
    );
    expect(JSON.stringify(await historyOf(first))).toContain('수신 규칙 ‘한복 소식’');
  });

  it('is tried before it is switched on, for the search as it is, and says what would change', async () => {
    await arrive(
      { kornTtl: '지난주의 한복', lclsfNm: 'GLOBAL' },
      { kornTtl: '한복 전시' },
      { kornTtl: '옛 한복', regDt: new Date(Date.now() - 40 * 86_400_000) },
    );
    const viewId = await search();
    const { body } = await insert({ viewId, lclsfNm: 'KOREA', ntcGroupId: groupId });
    const rule = body.data.arvlRuleId ?? 0;
    const refused = await put('use', rule, { useYn: 'Y' });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('최근 30일에 시험'),
    ]);

    const trial = (await put<ArrivalTrial>('trial', rule)).body.data;
    expect(trial).toMatchObject({
      count: 2,
      isWhole: true,
      effects: [
        { label: '대분류 한국', count: 1 },
        { label: '알림(본부)', count: 2 },
      ],
      state: { isTried: true, useYn: 'N' },
    });
    expect(trial.examples.map(({ ttl, changes, kept }) => [ttl, changes, kept])).toEqual(
      expect.arrayContaining([
        ['한복 전시', ['대분류 한국', '알림(본부)'], []],
        ['지난주의 한복', ['알림(본부)'], ['대분류: 누가 정했는지 몰라 그대로 둠']],
      ]),
    );
    expect(await count(arrivalApplication)).toBe(0);

    const again = { viewId, cndCn: `lclsfNm=all&searchText=${encodeURIComponent('김치')}` };
    await staff.write('PUT', '/update-savedview', again);
    expect((await stateOf(rule)).isTried).toBe(false);
    expect((await put('use', rule, { useYn: 'Y' })).status).toBe(400);
    await put('trial', rule);
    expect((await put('use', rule, { useYn: 'Y' })).body.data.useYn).toBe('Y');
    const [{ mdfcnDt } = { mdfcnDt: undefined }] = await inDatabase(async () =>
      db().select().from(arrivalRule),
    );
    await staff.write('PUT', '/update-arrivalrule', { arvlRuleId: rule, mdfcnDt, featExtrMclsf: 'MCLSF_04' });
    expect(await stateOf(rule)).toMatchObject({ useYn: 'N', isTried: false });
  });

  it('stops and says why when its search is gone or another one, its label is gone, or its owner lost the right', async () => {
    const reasons: (string | null)[] = [];
    const stopsAfter = async (what: (ids: { viewId: number; labelId: number }) => Promise<unknown>) => {
      const labelId = await label('한복');
      const rule = await ruleOn({ labelId });
      const [one] = await inDatabase(async () => db().select().from(arrivalRule));
      await what({ viewId: one?.viewId ?? 0, labelId });
      await arrive({ kornTtl: '새 한복' });
      const { useYn, stopRsn } = await stateOf(rule);
      expect([useYn, await count(labelArticle)]).toEqual(['N', 0]);
      reasons.push(stopRsn);
      await inDatabase(async () => {
        for (const table of [arrivalApplication, arrivalRule, savedView, articleLabel])
          await db().delete(table);
      });
    };
    await stopsAfter(({ viewId }) => staff.write('DELETE', '/delete-savedview', { viewId }));
    await stopsAfter(({ viewId }) =>
      staff.write('PUT', '/update-savedview', { viewId, cndCn: 'lclsfNm=all&searchText=%EC%83%88' }),
    );
    await stopsAfter(({ labelId }) => staff.write('DELETE', '/delete-articlelabel', { labelId }));
    const ofStaff = and(eq(authorityUser.userId, 'demo-staff'), eq(authorityUser.authrtId, editors));
    const writes = (wrtYn: string) => async () => {
      await db().update(authorityUser).set({ wrtYn }).where(ofStaff);
      await db().execute(sql`update app_user set rights_ver = coalesce(rights_ver, 0) + 1`);
    };
    await stopsAfter(() => inDatabase(writes('N')));
    await inDatabase(writes('Y'));
    expect(reasons).toEqual([
      expect.stringContaining('저장한 검색이 지워졌거나'),
      expect.stringContaining('저장한 검색의 조건이 바뀌었습니다'),
      expect.stringContaining('라벨이 지워졌거나'),
      expect.stringContaining('권한이 없어졌습니다'),
    ]);
  });

  it('changes only what its owner may change by hand', async () => {
    const author = await menuHolder(app, ['/article/Article', '/article/ArrivalRule'], {
      prslYn: 'Y',
      wrtYn: 'Y',
    });
    await inDatabase(async () => {
      await db().execute(sql`insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn)
        select 1, user_id, 'Y', 'N' from authority_user join authority_group using (authrt_id)
        where authrt_nm like '시험 %'`);
      await invalidateRights();
    });
    const view = await author.write<Said<{ viewId: number }>>('POST', '/insert-savedview', {
      menuUrl: '/search',
      viewNm: '한복',
      cndCn: `searchText=${encodeURIComponent('한복')}`,
    });
    const { body } = await insert({ viewId: view.body.data.viewId, lclsfNm: 'KOREA' }, author);
    const rule = body.data.arvlRuleId ?? 0;
    await put('trial', rule, {}, author);
    await put('use', rule, { useYn: 'Y' }, author);
    const own = await arrive({ kornTtl: '한복' }, { kornTtl: '한복 연구', itemKnd: 'thinkTank' });
    const classes = await Promise.all(own.map(async (id) => (await stored(id)).fieldOrgn !== null));
    expect(classes).toEqual([true, false]);
    const kept = (await applied(rule)).flatMap(({ keptList }) => keptList ?? []);
    expect(kept).toEqual(['대분류: 만든 사람이 고칠 수 없는 글이라 그대로 둠']);
  });

  it('is undone as a list or in part, except for what a person has changed afterwards', async () => {
    const labelId = await label('한복');
    const actions = { labelId, lclsfNm: 'KOREA', relIssueId, strGroupId: groupId, trayYn: 'Y' };
    const rule = await ruleOn(actions);
    const issues = { relIssueNmList: ['한류'], fieldOrgn: { relIssueNmList: { by: 'dictionary', at: 'x' } } };
    const [first, second, third] = await arrive(
      { kornTtl: '한복 하나' },
      { kornTtl: '한복 둘', ...issues },
      { kornTtl: '한복 셋' },
    );
    const lines = await applied(rule);
    const lineOf = (id: number | undefined) => lines.find(({ articleId }) => articleId === id)?.aplcId ?? 0;
    expect((await put('undo', rule, { aplcIds: [lineOf(first)] })).status).toBe(200);
    expect((await put('undo', rule, { aplcIds: [lineOf(first)] })).body.message).toContain(
      '되돌리고 있습니다',
    );
    await runJob(app, 'arrivalRules');
    expect(await stored(first)).toMatchObject({ lclsfNm: null, relIssueNmList: null, fieldOrgn: null });
    expect((await stateOf(rule)).useYn).toBe('Y');
    expect([await count(labelArticle), await count(briefingPick)]).toEqual([2, 2]);

    // a person corrects the class of the third, puts the label on again, and writes a note
    const { mdfcnDt } = await stored(third);
    const said = { articleId: third, mdfcnDt: mdfcnDt.toISOString(), lclsfNm: 'GLOBAL' };
    expect((await admin.write('PUT', '/update-article/analysis', said)).status).toBe(200);
    for (const labelYn of ['N', 'Y'])
      await staff.write('PUT', '/update-articlelabel/items', { labelId, articleIds: [third], labelYn });
    const noted = await neighbour.write('POST', '/insert-articlememo', { articleId: third, memoCn: '중요' });
    expect(noted.status).toBe(200);

    expect((await put('undo', rule, {}, admin)).body.data).toMatchObject({ useYn: 'N', appliedCnt: 0 });
    await runJob(app, 'arrivalRules');
    expect((await stateOf(rule)).undoing).toMatchObject({ sttsCd: 'undone', undoCnt: 1, partCnt: 1 });
    expect(await stored(second)).toMatchObject({ lclsfNm: null, ...issues });
    expect(await stored(third)).toMatchObject({ lclsfNm: 'GLOBAL', relIssueNmList: null });
    const after = await applied(rule);
    expect(after.map(({ articleId, sttsCd, keptList }) => [articleId, sttsCd, keptList])).toEqual([
      [third, 'partly', ['대분류', '라벨', '별표'].map((name) => `${name}: 그 뒤 사람이 고쳐 되돌리지 않음`)],
      [second, 'undone', []],
      [first, 'undone', []],
    ]);
    const left = await inDatabase(async () =>
      db().select().from(articleMemo).where(eq(articleMemo.delYn, 'N')),
    );
    expect(left.map(({ userId, articleId }) => [userId, articleId])).toEqual([['neighbour', third]]);
    expect([await count(labelArticle), await count(briefingPick)]).toEqual([1, 0]);
    expect((await put('undo', rule)).body.message).toContain('되돌릴 것이 없습니다');
  });

  it('belongs to who made it: colleagues see it, administrators stop it, and other groups are theirs alone', async () => {
    const rule = await ruleOn({ lclsfNm: 'KOREA' });
    const listed = await neighbour.get<Said<ArrivalRule[]>>('/arrivalrule-list');
    expect(listed.body.data).toMatchObject([{ viewNm: '한복', actnList: ['대분류 한국'], useYn: 'Y' }]);
    const refusals = [
      await put('use', rule, { useYn: 'N' }, neighbour),
      await put('trial', rule, {}, neighbour),
      await put('undo', rule, {}, neighbour),
      await put('use', rule, { useYn: 'Y' }, admin),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await put('use', rule, { useYn: 'N' }, admin)).body.data.useYn).toBe('N');
    const viewId = await save('김치', 'searchText=%EA%B9%80%EC%B9%98');
    const other = { arvlRuleNm: '다른', viewId };
    const problems = [
      await insert({ ...other, ntcGroupId: groupId + 1 }),
      await insert(other),
      await insert({ ...other, lclsfNm: 'KOREA' }, neighbour),
      await insert({ ...other, viewId: await save('모두', 'period=all'), lclsfNm: 'KOREA' }),
    ];
    expect(problems.map(({ body }) => body.fields?.[0]?.message)).toEqual([
      expect.stringContaining('속한 그룹을 골라 주세요'),
      '할 일을 하나 이상 골라 주세요.',
      expect.stringContaining('저장한 검색이 지워졌거나'),
      expect.stringContaining('조건이 없어'),
    ]);
  });
});
