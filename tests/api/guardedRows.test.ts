import { eq, ne } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser } from '#generated/tables/index.ts';
import { entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { policies } from '#server/kernel/crud/policies.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { Failure } from '#server/kernel/failure.ts';
// past the index: a handler without its right, to test its own check
import { reviewAnalysis } from '#server/modules/articles/reviewAnalysis.ts';
import { administrator } from '../helpers/callerOf.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { createArticle } from '../helpers/factories.ts';
import { hardApp } from '../helpers/hardApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type List = Answer<{ data: Row[]; totalRecords: number }>;
type Stored = Answer<{ data: Row }>;

const { app, catalogue } = await hardApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const users = async (client: Client, query: object = {}): Promise<List> =>
  (await client.get('/user-popup-list', { size: 200, ...query })) as List;
const ids = ({ body }: List): unknown[] => body.data.map((row) => row.userId);

describe('personal data in a list', () => {
  const managed = async (query: object) => (await admin.get('/user-list', { size: 200, ...query })) as List;

  it.each([
    { userNm: '직원' },
    { userNm: '이직' },
    { eml: 'taff' },
    { eml: 'staff@demo' },
    { mblTelno: '0000-0002' },
  ])('is not found by a part of it, even by administrators: %j', async (query) => {
    expect(ids(await managed(query))).toEqual([]);
    const counted = await managed({ ...query, total: 'only' });
    expect(counted.body.totalRecords).toBe(0);
  });

  it.each([
    { userNm: '이직원' },
    { eml: 'Staff@demo.go.kr' },
    { mblTelno: '010-0000-0002' },
    { mblTelno: '01000000002' },
  ])('is found by the full value in any notation: %j', async (query) => {
    expect(ids(await managed(query))).toEqual(['demo-staff']);
  });

  it('cannot be reached through the change history', async () => {
    const of = async (recordNm: string) =>
      ((await admin.get('/changehistory-list', { recordNm, entityNm: 'user' })) as List).body.totalRecords;
    const userId = 'demo-mission';
    const { mdfcnDt } = ((await admin.get('/user-detail', { userId })) as Stored).body.data;
    await admin.write('PUT', '/update-user', { userId, mdfcnDt, deptNm: '고친 부서' });
    expect([(await of('박공관')) > 0, await of('박공')]).toEqual([true, 0]);
  });

  it.each([{ userNm: '김리' }, { userNm: '공' }, { userNm: '김관' }, { userNm: '관리' }])(
    'is not found by a part of it in the picker: %j',
    async (query) => {
      for (const who of [staff, admin]) expect(ids(await users(who, query))).toEqual([]);
    },
  );

  it.each(['admin', '@demo.go.kr', 'admin@demo.go.kr'])(
    'is not confirmed by a picker even in full, except names: %s',
    async (eml) => {
      for (const query of [{ eml }, { mblTelno: '010-0000-0001' }])
        expect((await users(staff, query)).status).toBe(400);
    },
  );

  it('a name is found in full, whatever its case and width', async () => {
    expect(ids(await users(staff, { userNm: '김관리'.normalize('NFD') }))).toEqual(['demo-admin']);
    expect(ids(await managed({ eml: 'ADMIN@demo.go.kr' }))).toEqual(['demo-admin']);
  });

  it('a name is found by a letter that its mask shows', async () => {
    expect(ids(await users(staff, { userNm: '리' }))).toEqual(['demo-admin']);
    expect(ids(await users(staff, { userNm: '김' }))).toEqual(['demo-admin']);
    expect(ids(await users(staff, { userNm: '김', deptNm: '해외' }))).toEqual(['demo-admin']);
    expect(ids(await users(staff, { userNm: '%' }))).toEqual([]);
  });

  it.each(['userNm', 'deptNm', 'instNm'])(
    'a text without visible letters finds nobody: %s',
    async (field) => {
      for (const text of ['\u200b', '\u200b\u3164'])
        expect(ids(await users(staff, { [field]: text }))).toEqual([]);
    },
  );

  it.each([
    ['\u200b김관리', '김', '김*리'],
    ['김관리'.normalize('NFD'), '김', '김*리'],
    ['ㄱㅣ린', '기', '기*'],
    ['김', '김', '*'],
  ])('a name written as %j is found by %s, and its mask shows %s', async (userNm, letter, shown) => {
    const { mdfcnDt } = ((await admin.get('/user-detail', { userId: 'demo-mission' })) as Stored).body.data;
    const change = { userId: 'demo-mission', mdfcnDt, userNm };
    expect((await admin.write('PUT', '/update-user', change)).status).toBe(200);
    const { data } = (await users(staff, { userNm: letter })).body;
    expect(data.find(({ userId }) => userId === 'demo-mission')?.userNm).toBe(shown);
    expect(ids(await users(staff, { userNm }))).toContain('demo-mission');
  });

  it('can be sorted by administrators only', async () => {
    expect((await users(admin, { sort: 'userNm,ASC' })).status).toBe(200);
    const refused = (await users(staff, { sort: 'userNm,ASC' })) as Answer<List['body'] & ErrorBody>;
    expect([refused.status, refused.body.fields?.[0]?.name]).toEqual([400, 'sort']);
  });
});

describe('the picker of users', () => {
  it('shows identities without sign-ins and states', async () => {
    const [row] = (await users(staff)).body.data;
    expect(row).toHaveProperty('deptNm');
    for (const name of ['lastLgnDt', 'lockYn', 'leaveYn', 'userAprvYn']) expect(row).not.toHaveProperty(name);
  });

  it.each([{ lockYn: 'Y' }, { leaveYn: 'Y' }, { sort: 'lastLgnDt,DESC' }])(
    'does not answer by state: %j',
    async (query) => {
      expect((await users(staff, query)).status).toBe(400);
    },
  );

  it.each([{ userAprvYn: 'N' }, { userAprvYn: 'R' }, { useYn: 'N' }, { delYn: 'Y' }])(
    'does not offer an account that is %j',
    async (state) => {
      const set = (values: object) =>
        inDatabase(() => db().update(appUser).set(values).where(eq(appUser.userId, 'demo-mission')));
      expect(ids(await users(admin))).toContain('demo-mission');
      await set(state);
      const [found, total] = [await users(admin), await users(admin, { total: 'only' })];
      await set({ userAprvYn: 'Y', useYn: 'Y', delYn: 'N' });
      expect(ids(found)).not.toContain('demo-mission');
      expect(total.body.totalRecords).toBe(found.body.data.length);
    },
  );
});

describe('a policy of another entity', () => {
  afterEach(() => void policies.delete('hidden'));

  it('applies to references to its records and to hidden child rows', async () => {
    const place = async (galleryNm: string): Promise<Row> =>
      ((await admin.write('POST', '/insert-gallery', { galleryNm })) as Stored).body.data;
    const [open, hidden] = [await place('보이는 곳'), await place('가린 곳')];
    const stops = [{ galleryId: open.galleryId }, { galleryId: hidden.galleryId }];
    const { body } = (await admin.write('POST', '/insert-tour', { tourNm: '둘', stops })) as Stored;
    policies.set('hidden', {
      scope: (_caller, { base }) => ne(columnOf(base, 'galleryId'), hidden.galleryId),
    });
    const narrowed = (name: string) => {
      const spec = { ...(catalogue.resources[name] as EntitySpec), rows: 'hidden' };
      return { ...catalogue, resources: { ...catalogue.resources, [name]: spec } };
    };
    const tour = catalogue.resources.tour as EntitySpec;
    await inDatabase(async () => {
      const read = await readRecord(narrowed('tourStop'), tour, null, body.data.tourId);
      expect(read.stops).toMatchObject([{ galleryId: open.galleryId }]);
      const referring = insertRecord(narrowed('gallery'), tour, null, { tourNm: '셋', stops });
      await expect(referring).rejects.toMatchObject({ status: 400, fields: [{ name: 'stops' }] });
    });
  });
});

describe('a caller without the right to a record does not learn its version', () => {
  const old = '2001-01-01T00:00:00.000Z';
  const statusOf = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      await work;
      return 'done';
    } catch (error) {
      return error instanceof Failure ? error.status : error;
    }
  };

  it.each(['mayUpdate', 'mayDelete'] as const)('if %s decides', async (rule) => {
    const policy = policies.get(entityOf(catalogue, 'article').rows);
    const spec = entityOf(catalogue, 'article');
    const statuses = await inDatabase(async () => {
      const row = await createArticle({
        kornTtl: '남의 기사',
        rgtrId: 'AI',
        mdfrId: 'AI',
      });
      const sent = { articleId: row.articleId, mdfcnDt: old };
      const writes =
        rule === 'mayDelete'
          ? [() => deleteRecord(catalogue, spec, administrator, sent)]
          : [
              () => updateRecord(catalogue, spec, administrator, sent),
              () => reviewAnalysis(catalogue, administrator, sent),
            ];
      const outcomes = async () => Promise.all(writes.map((write) => statusOf(write())));
      const allowed = await outcomes();
      const own = policy?.[rule];
      Object.assign(policy ?? {}, { [rule]: () => false });
      const denied = await outcomes();
      Object.assign(policy ?? {}, { [rule]: own });
      return [...allowed, ...denied];
    });
    expect(statuses).toEqual(rule === 'mayUpdate' ? [409, 409, 403, 403] : [409, 403]);
  });
});
