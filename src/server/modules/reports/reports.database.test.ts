// On both engines: a briefing, the note of it and the next time are stored in one transaction.
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import {
  article,
  authorityUser,
  dailyBriefing,
  dailyBriefingEntry,
  notification,
  reportRun,
  reportTemplate,
  reportTemplateSection,
} from '#generated/tables/index.ts';
import type { ReportTemplate } from '#generated/types/reportTemplate.ts';
import type { ReportedSection } from '#generated/types/reportTemplateCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { type Client, signedIn } from '../../../../tests/helpers/client.ts';
import { type ArticleColumns, createArticles } from '../../../../tests/helpers/factories.ts';
import { holdJobs } from '../../../../tests/helpers/heldJobs.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { watching } from '../../../../tests/helpers/watching.ts';
import { runTemplates } from './runTemplates.ts';

const { app, database } = await testApp();
await holdJobs(app, database, 'reportTemplates');
const { staff, save } = await watching(app);
const admin = await signedIn(app, 'admin');
const searchOf = (word: string) => save(word, `searchText=${encodeURIComponent(word)}`);
const [hanbok, kimchi] = [await searchOf('한복'), await searchOf('김치')];
const section = (viewId: number, more: object = {}) => ({
  sectNm: viewId === hanbok ? '한복 소식' : '김치 소식',
  viewId,
  sortCd: 'newest',
  maxCnt: 10,
  ...more,
});

type Said<T> = { data: T } & ErrorBody;
const korean = (text: string) => new Date(`${text}:00+09:00`);
const insert = (more: object = {}, who: Client = staff) =>
  who.write<Said<ReportTemplate>>('POST', '/insert-reporttemplate', {
    rptTmplNm: '아침 보고',
    ttlPtrn: '일일 외신 동향 {날짜}',
    runDyCd: 'weekdays',
    runHm: '06:30',
    useYn: 'Y',
    sections: [section(hanbok)],
    ...more,
  });
/** A template of the staff, due at this time. @returns its id */
const dueAt = async (time: string, more: object = {}): Promise<number> => {
  const { body, status } = await insert(more);
  expect([status, body.message]).toEqual([200, undefined]);
  const id = body.data.rptTmplId ?? 0;
  const due = { nextRunDt: korean(time) };
  await inDatabase(async () => db().update(reportTemplate).set(due).where(eq(reportTemplate.rptTmplId, id)));
  return id;
};
const arrive = (time: string, ...list: ArticleColumns[]) =>
  createArticles(list.map((columns) => ({ regDt: korean(time), ...columns })));
/** Works as the job does at this time. */
const runAt = (time: string, isLastTry = true) =>
  inDatabase(() =>
    runTemplates(
      ourCatalogue,
      { ...neverStop, isLastTry },
      () => {},
      () => korean(time),
    ),
  );
const runs = () => inDatabase(async () => db().select().from(reportRun).orderBy(asc(reportRun.rptRunId)));
const template = async () => {
  const [row] = await inDatabase(async () => db().select().from(reportTemplate));
  return row as typeof reportTemplate.$inferSelect;
};
const editions = async () =>
  inDatabase(async () => {
    const all = await db().select().from(dailyBriefing).orderBy(asc(dailyBriefing.brfgId));
    const entries = await db().select().from(dailyBriefingEntry).orderBy(asc(dailyBriefingEntry.brfgItemId));
    return all.map(({ brfgId, ttl, sttsCd, rgtrId }) => {
      const own = entries.filter((entry) => entry.brfgId === brfgId);
      return [ttl, sttsCd, rgtrId, own.map((entry) => entry.ttl)];
    });
  });
const bells = async () =>
  (await inDatabase(async () => db().select().from(notification).orderBy(asc(notification.ntcId)))).map(
    ({ userId, ttl, trgtNm }) => [userId, ttl, trgtNm],
  );

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [reportRun, reportTemplateSection, reportTemplate, dailyBriefingEntry, dailyBriefing])
      await db().delete(table);
    for (const table of [notification, article]) await db().delete(table);
  }),
);

describe('a report template', () => {
  it('makes a draft in the name of its owner when its time has come, leaves out holidays, and prints nothing twice', async () => {
    await dueAt('2026-12-24T06:30', { sections: [section(hanbok, { sortCd: 'score' }), section(kimchi)] });
    await arrive(
      '2026-12-23T10:00',
      { kornTtl: '한복 전시', mainSnthsScr: 40 },
      { kornTtl: '한복과 김치', mainSnthsScr: 90 },
    );
    await arrive('2026-12-22T10:00', { kornTtl: '지난 한복' });
    await runAt('2026-12-24T06:29');
    expect(await editions()).toEqual([]);
    await runAt('2026-12-24T06:30');
    const first = [
      '일일 외신 동향 2026년 12월 24일',
      'DRAFT',
      'demo-staff',
      ['한복 소식', '한복과 김치', '한복 전시'],
    ];
    expect(await editions()).toEqual([first]);
    expect(await bells()).toEqual([['demo-staff', '아침 보고 – 2건을 담은 초안', 'dailyBriefing']]);
    // the day after is Christmas, then a weekend
    expect((await template()).nextRunDt).toEqual(korean('2026-12-28T06:30'));

    await arrive('2026-12-26T10:00', { kornTtl: '새 김치' });
    await arrive('2026-12-24T06:29', { kornTtl: '늦게 저장된 한복' });
    await runAt('2026-12-28T06:31');
    expect((await editions())[1]).toEqual([
      '일일 외신 동향 2026년 12월 28일',
      'DRAFT',
      'demo-staff',
      ['한복 소식', '늦게 저장된 한복', '김치 소식', '새 김치'],
    ]);
  });

  it('makes up a missed time once, publishes at once if it is told so, and says when there was nothing', async () => {
    await dueAt('2026-11-23T06:30', { rlsCd: 'publish' });
    await arrive('2026-11-26T09:00', { kornTtl: '한복 공방' });
    await runAt('2026-11-26T10:00');
    await runAt('2026-11-26T10:01');
    expect(await editions()).toMatchObject([
      [expect.stringContaining('11월 26일'), 'PUBLISHED', 'demo-staff', ['한복 소식', '한복 공방']],
    ]);
    await runAt('2026-11-27T06:30');
    expect((await runs()).map(({ dueDt, sttsCd, itemCnt }) => [dueDt, sttsCd, itemCnt])).toEqual([
      [korean('2026-11-23T06:30'), 'MADE', 1],
      [korean('2026-11-27T06:30'), 'EMPTY', 0],
    ]);
    expect((await bells()).map(([, title]) => title)).toEqual([
      '아침 보고 – 1건을 실어 발행',
      '아침 보고 – 새 글이 없어 만들지 않음',
    ]);
    expect(await editions()).toHaveLength(1);
  });

  it('makes one briefing, whoever works on it at the same time', async () => {
    await dueAt('2026-11-26T06:30');
    await arrive('2026-11-26T05:00', { kornTtl: '한복 공방' });
    await Promise.all([runAt('2026-11-26T06:30'), runAt('2026-11-26T06:30')]);
    expect([await editions(), await runs()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('stores nothing of a failed try, and notes the failure of the last', async () => {
    const id = await dueAt('2026-11-26T06:30');
    await arrive('2026-11-26T05:00', { kornTtl: '한복 공방' });
    // the title does not fit a briefing: its storing fails
    const long = { ttlPtrn: '가'.repeat(300) };
    await inDatabase(async () =>
      db().update(reportTemplate).set(long).where(eq(reportTemplate.rptTmplId, id)),
    );
    await expect(runAt('2026-11-26T06:30', false)).rejects.toThrow('could not be made');
    expect([await runs(), await editions()]).toEqual([[], []]);
    await runAt('2026-11-26T06:31');
    expect(await runs()).toMatchObject([{ sttsCd: 'FAILED', failRsn: expect.stringContaining('제목') }]);
    expect(await template()).toMatchObject({ useYn: 'Y', nextRunDt: korean('2026-11-27T06:30') });
    // what it did not print is in the next one
    const short = { ttlPtrn: '동향' };
    await inDatabase(async () =>
      db().update(reportTemplate).set(short).where(eq(reportTemplate.rptTmplId, id)),
    );
    await runAt('2026-11-27T06:30');
    expect(await editions()).toMatchObject([['동향', 'DRAFT', 'demo-staff', ['한복 소식', '한복 공방']]]);
  });

  it('stops and says why when its search is gone, or its owner may no longer compose', async () => {
    await dueAt('2026-11-26T06:30', { sections: [section(await searchOf('한글'), { sectNm: '한글 소식' })] });
    const [{ viewId } = { viewId: 0 }] = await inDatabase(async () =>
      db().select().from(reportTemplateSection),
    );
    await staff.write('DELETE', '/delete-savedview', { viewId });
    await runAt('2026-11-26T06:30');
    const gone = '‘한글 소식’ 구역의 저장한 검색이 지워졌거나';
    expect(await template()).toMatchObject({ useYn: 'N', stopRsn: expect.stringContaining(gone) });
    expect((await bells())[0]?.[1]).toContain(gone);

    await inDatabase(async () => db().delete(reportRun));
    await inDatabase(async () => db().delete(reportTemplate));
    await dueAt('2026-11-26T06:30');
    const writes = (wrtYn: string) =>
      inDatabase(async () => {
        await db().update(authorityUser).set({ wrtYn }).where(eq(authorityUser.userId, 'demo-staff'));
        await db().execute(sql`update app_user set rights_ver = coalesce(rights_ver, 0) + 1`);
      });
    await writes('N');
    await runAt('2026-11-26T06:30');
    await writes('Y');
    expect(await runs()).toMatchObject([
      { sttsCd: 'FAILED', failRsn: expect.stringContaining('권한이 없어졌') },
    ]);
    expect(await template()).toMatchObject({ useYn: 'N', nextRunDt: null });
  });

  it('is tried before it is stored, belongs to its owner, and runs next after it was switched on', async () => {
    await createArticles([{ kornTtl: '오늘의 한복' }]);
    const sections = [section(hanbok), section(kimchi)];
    const tried = await staff.write<Said<{ sections: ReportedSection[] }>>('POST', '/reporttemplate-trial', {
      sections,
    });
    expect(
      tried.body.data.sections.map(({ sectNm, items }) => [sectNm, items.map(({ ttl }) => ttl)]),
    ).toEqual([
      ['한복 소식', ['오늘의 한복']],
      ['김치 소식', []],
    ]);
    const refused = [
      await insert({ sections: [] }),
      await insert({ sections: [section(999_999)] }),
      await insert({ sections: Array.from({ length: 4 }, () => section(hanbok, { maxCnt: 30 })) }),
      await insert({ sections: [section(hanbok)] }, admin),
    ];
    expect(refused.map(({ body }) => body.fields?.[0]?.message)).toEqual([
      '구역을 하나 이상 넣어 주세요.',
      expect.stringContaining('지워졌거나'),
      expect.stringContaining('100건'),
      expect.stringContaining('지워졌거나'),
    ]);

    const id = (await insert({ useYn: 'N' })).body.data.rptTmplId ?? 0;
    expect((await template()).nextRunDt).toBeNull();
    const change = async (more: object, who: Client = staff) => {
      const { mdfcnDt } = await template();
      return who.write('PUT', '/update-reporttemplate', { rptTmplId: id, mdfcnDt, ...more });
    };
    expect((await change({ useYn: 'Y' }, admin)).status).toBe(200);
    const { nextRunDt } = await template();
    expect(nextRunDt?.getTime()).toBeGreaterThan(Date.now());
    // a time that has come stays due when the name is changed
    await inDatabase(async () =>
      db()
        .update(reportTemplate)
        .set({ nextRunDt: korean('2026-01-02T06:30') }),
    );
    expect((await change({ rptTmplNm: '다른 이름' })).status).toBe(200);
    expect((await template()).nextRunDt).toEqual(korean('2026-01-02T06:30'));
    const mission = await signedIn(app, 'mission');
    const listed = await Promise.all(
      [staff, admin].map(
        async (who) => (await who.get<Said<ReportTemplate[]>>('/reporttemplate-list')).body.data,
      ),
    );
    expect(listed.map(({ length }) => length)).toEqual([1, 1]);
    expect((await mission.get('/reporttemplate-detail', { rptTmplId: id })).status).not.toBe(200);
  });
});
