// On both engines: a trigger tells what was changed.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { nationCode, sharedSite } from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { storeBaseRows } from '#server/kernel/crud/base/storeBaseRows.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

interface Site {
  shrdSiteId: number;
  dmnNm: string;
  siteNm: string;
  baseCd: string;
  mdfcnDt: string;
}

const site = async (dmnNm: string): Promise<Site> => {
  const { body } = await admin.get<{ data: Site[] }>('/sharedsite-list', { dmnNm, size: 100 });
  return body.data.find((one) => one.dmnNm === dmnNm) as Site;
};
const update = (path: string, record: object) => admin.write(`PUT`, `/update-${path}`, record);
const rename = async (dmnNm: string, siteNm: string) => {
  const { shrdSiteId, mdfcnDt } = await site(dmnNm);
  return update('sharedsite', { shrdSiteId, mdfcnDt, siteNm });
};
const revert = (record: object) =>
  admin.write<{ data: Site }>('PUT', '/revert-sharedsite', record) as Promise<Answer<{ data: Site }>>;

/** An upgrade that ships these sites. */
const ship = (rows: { dmnNm: string; siteNm: string }[]) =>
  inDatabase(() =>
    advisoryLock('base data', () =>
      storeBaseRows(ourCatalogue, entityOf(ourCatalogue, 'sharedSite'), rows, { adopt: true }),
    ),
  );

describe('a record that came with the product', () => {
  it('says so, and that it was changed, until its first values are taken back', async () => {
    expect(await site('naver.com')).toMatchObject({ siteNm: '네이버', baseCd: 'base' });
    await rename('naver.com', '엔에이버');
    const changed = await site('naver.com');
    expect(changed).toMatchObject({ siteNm: '엔에이버', baseCd: 'changed' });
    const { body } = await admin.get<{ data: Site[] }>('/sharedsite-list', { baseCd: 'changed' });
    expect(body.data.map(({ dmnNm }) => dmnNm)).toEqual(['naver.com']);
    const stale = await revert({ shrdSiteId: changed.shrdSiteId, mdfcnDt: '2026-01-01T00:00:00.000Z' });
    expect(stale.status).toBe(409);
    const back = await revert({ shrdSiteId: changed.shrdSiteId, mdfcnDt: changed.mdfcnDt });
    expect(back.body.data).toMatchObject({ siteNm: '네이버', baseCd: 'base' });
  });

  it('is unchanged by a field that is not shipped', async () => {
    const { shrdSiteId, mdfcnDt } = await site('daum.net');
    await update('sharedsite', { shrdSiteId, mdfcnDt, rmrk: '확인함' });
    expect((await site('daum.net')).baseCd).toBe('base');
  });

  it('is told by its key: what somebody registers is their own and has no way back', async () => {
    await admin.write('POST', '/insert-sharedsite', { dmnNm: 'own.example', siteNm: '우리' });
    const own = await site('own.example');
    expect(own.baseCd).toBe('own');
    const answer = (await revert({ shrdSiteId: own.shrdSiteId })) as unknown as Answer<ErrorBody>;
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('기본값이 없습니다')]);
  });
});

describe('an upgrade', () => {
  it('renews what nobody changed, leaves the rest, and brings nothing back', async () => {
    const rows = ['untouched', 'changed', 'deleted'].map((name) => ({
      dmnNm: `${name}.example`,
      siteNm: name,
    }));
    expect(await ship(rows)).toEqual({ added: 3, renewed: 0 });
    await rename('changed.example', '고친 이름');
    await inDatabase(() =>
      db().update(sharedSite).set({ delYn: 'Y' }).where(eq(sharedSite.dmnNm, 'deleted.example')),
    );
    const next = [
      ...rows.map((row) => ({ ...row, siteNm: `${row.siteNm} 2` })),
      { dmnNm: 'own.example', siteNm: '남' },
    ];
    expect(await ship(next)).toEqual({ added: 0, renewed: 1 });
    expect(await site('untouched.example')).toMatchObject({ siteNm: 'untouched 2', baseCd: 'base' });
    expect(await site('own.example')).toMatchObject({ siteNm: '우리', baseCd: 'own' });
    expect(await site('deleted.example')).toBeUndefined();
    const changed = await site('changed.example');
    expect(changed).toMatchObject({ siteNm: '고친 이름', baseCd: 'changed' });
    const { body } = await revert({ shrdSiteId: changed.shrdSiteId });
    expect(body.data).toMatchObject({ siteNm: 'changed 2', baseCd: 'base' });
    const { shrdSiteId } = await site('untouched.example');
    const history = await admin.get<{ data: { aftrCn: unknown; rgtrId: string }[] }>('/changehistory-list', {
      entityNm: 'sharedSite',
      recordKey: String(shrdSiteId),
    });
    expect(history.body.data).toMatchObject([{ rgtrId: 'SYSTEM' }]);
  });

  it('takes records of a version that did not note where they came from as shipped', async () => {
    await inDatabase(async () => {
      await db()
        .update(nationCode)
        .set({ baseKey: null, baseVal: null, baseCd: 'own' })
        .where(sql`ntn_id in ('FR', 'DE')`);
      await db().update(nationCode).set({ ntnNm: '독일연방' }).where(eq(nationCode.ntnId, 'DE'));
      const spec = entityOf(ourCatalogue, 'nationCode');
      const of = (ntnId: string, ntnNm: string, ntnEngNm: string, ntnno: string) => ({
        ...{ ntnId, ntnNm, ntnEngNm, ntnno },
        ctnCd: 'CTN_EU',
      });
      const rows = [of('FR', '프랑스', 'France', '33'), of('DE', '독일', 'Germany', '49')];
      await advisoryLock('base data', () => storeBaseRows(ourCatalogue, spec, rows, { adopt: true }));
    });
    const { body } = await admin.get<{ data: object[] }>('/nationcode-list', { ntnId: ['FR', 'DE'] });
    expect(body.data).toMatchObject([
      { ntnId: 'DE', ntnNm: '독일연방', baseCd: 'changed' },
      { ntnId: 'FR', baseCd: 'base' },
    ]);
  });
});
