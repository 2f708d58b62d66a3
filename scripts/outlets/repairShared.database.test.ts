// On both engines: articles move between outlets, which count them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { article, changeHistory, media, sharedSite } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { articleStore, collect, openSource } from '#server/modules/collection/index.ts';
import { createOutlet } from '../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../tests/helpers/testDatabase.ts';
import { repairShared } from './repairShared.ts';

await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'shared-sites-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'portal.ndjson');
const lines = ['가나일보', '다라신문', '가나일보', '마바방송'].map((mediaNm, at) => ({
  lclanTtl: `기사 ${at + 1}`,
  articleCn: `본문 ${at + 1}`,
  url: `https://n.news.naver.com/article/001/${at + 1}`,
  mediaNm,
  lang: 'ko',
}));
writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));

const run = async (paths: string[], isApplied: boolean): Promise<string[]> => {
  const said: string[] = [];
  const keep = (line: string) => void said.push(line);
  await repairShared(paths, { say: keep, complain: keep }, { isApplied });
  return said;
};
const placed = async () =>
  (
    await db()
      .select({ name: media.mediaKornNm, count: media.articleCount, dmnNm: media.dmnNm })
      .from(article)
      .innerJoin(media, eq(media.mediaId, article.mediaId))
      .orderBy(article.articleId)
  ).map(({ name, count, dmnNm }) => [name, count, dmnNm]);

/** Articles as stored before the site was known to be shared. */
beforeEach(() =>
  inDatabase(async () => {
    await db().delete(article);
    await db().delete(changeHistory);
    await db().delete(media);
    await db().delete(sharedSite);
    const { source } = await openSource(file);
    if (source) await collect(source, articleStore());
    await db().insert(sharedSite).values({ dmnNm: 'naver.com', siteNm: '네이버' });
  }),
);

it('says what it would do, and does nothing, unless it is told to', () =>
  inDatabase(async () => {
    const before = await placed();
    expect(before).toEqual(Array(4).fill(['가나일보', 4, 'n.news.naver.com']));
    expect(await run([file], false)).toEqual([
      '매체 ‘가나일보’에서 공용 주소 n.news.naver.com을 뗍니다. (이 매체의 기사 4건)',
      '  ‘기사 2’: 가나일보 → 다라신문 (새 매체)',
      '  ‘기사 4’: 가나일보 → 마바방송 (새 매체)',
      '기사 2건을 제 매체로 옮깁니다.',
      '아직 아무것도 바꾸지 않았습니다. 이대로 바꾸려면 --apply를 붙여 다시 실행해 주세요.',
    ]);
    expect(await placed()).toEqual(before);
  }));

it('puts each article under the outlet that its file names, notes it, and is then done', () =>
  inDatabase(async () => {
    expect((await run([file], true)).at(-1)).toBe('기사 2건을 제 매체로 옮겼습니다.');
    const after = await placed();
    expect(after).toEqual([
      ['가나일보', 2, null],
      ['다라신문', 1, null],
      ['가나일보', 2, null],
      ['마바방송', 1, null],
    ]);
    const told = await db()
      .select({ was: changeHistory.bfrCn, is: changeHistory.aftrCn })
      .from(changeHistory);
    expect(told).toMatchObject([
      { was: { mediaNm: '가나일보' }, is: { mediaNm: '다라신문' } },
      { was: { mediaNm: '가나일보' }, is: { mediaNm: '마바방송' } },
    ]);
    expect(await run([file], true)).toEqual([
      '공용 주소를 가진 매체가 없습니다.',
      '기사 0건을 제 매체로 옮겼습니다.',
    ]);
    expect(await placed()).toEqual(after);
  }));

it('finds the outlet that has a domain of its own before the one that has had the portal’s', () =>
  inDatabase(async () => {
    const name = { mediaKornNm: '가나일보', mediaKornNmFold: '가나일보' };
    const own = await createOutlet({ ...name, dmnNm: 'gana.example' });
    expect((await run([file], false)).at(-2)).toBe('기사 4건을 제 매체로 옮깁니다.');
    expect((await run([file], true)).at(-1)).toBe('기사 4건을 제 매체로 옮겼습니다.');
    expect((await db().select().from(article).where(eq(article.mediaId, own.mediaId))).length).toBe(2);
  }));

it('leaves alone what a person has changed', () =>
  inDatabase(async () => {
    await db().update(article).set({ mdfrId: 'demo-admin' }).where(sql`lclan_ttl = '기사 2'`);
    expect((await run([file], true)).at(-1)).toBe('기사 1건을 제 매체로 옮겼습니다.');
  }));

it('looks for outlets alone where no file is given, and goes on after a file that is not there', () =>
  inDatabase(async () => {
    expect(await run([], false)).toHaveLength(2);
    expect((await run([join(folder, 'none'), file], true)).slice(1)).toEqual([
      `${join(folder, 'none')}: 파일을 열 수 없습니다. (ENOENT)`,
      '  ‘기사 2’: 가나일보 → 다라신문 (새 매체)',
      '  ‘기사 4’: 가나일보 → 마바방송 (새 매체)',
      '기사 2건을 제 매체로 옮겼습니다.',
    ]);
  }));
