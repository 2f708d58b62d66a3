import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { filesOf, writeFiles } from '#server/kernel/crud/files.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { hardApp, withFields } from '../helpers/hardApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;

const { app, catalogue } = await hardApp(({ resources }) => ({
  tour: withFields(resources.tour, {
    stops: { children: { entity: 'tourStop', by: 'tourId', mode: 'append' } },
  }),
  tourStop: {
    ...withFields(resources.tourStop, { minutes: { write: 'admin' } }),
    unique: [['tourId', 'galleryId']],
  },
}));
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const galleryNamed = async (galleryNm: string): Promise<Row> =>
  ((await admin.write('POST', '/insert-gallery', { galleryNm })) as Stored).body.data;
const [first, second, closed] = [
  await galleryNamed('첫째'),
  await galleryNamed('둘째'),
  await galleryNamed('없앤 곳'),
];
await admin.write('DELETE', '/delete-gallery', { galleryId: closed.galleryId });

const tourWith = async (stops: Row[]): Promise<Row> => {
  const answer = (await admin.write('POST', '/insert-tour', { tourNm: '동선', stops })) as Stored;
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body.data;
};

describe('rows that are only added', () => {
  it('are unchanged if the detail is sent back, and grow by new ones', async () => {
    const tour = await tourWith([{ galleryId: first.galleryId, minutes: 5 }]);
    const again = (await admin.write('PUT', '/update-tour', tour)) as Stored;
    expect(again.body.data.stops).toEqual(tour.stops);
    const more = (await admin.write('PUT', '/update-tour', {
      ...again.body.data,
      stops: [...(tour.stops as Row[]), { galleryId: second.galleryId, minutes: 6 }],
    })) as Stored;
    expect(more.body.data.stops).toMatchObject([{ minutes: 5 }, { minutes: 6 }]);
  });

  it('cannot be changed by a row with their key', async () => {
    const tour = await tourWith([{ galleryId: first.galleryId, minutes: 5 }]);
    const answer = (await admin.write('PUT', '/update-tour', {
      ...tour,
      stops: [{ galleryId: first.galleryId, minutes: 9 }],
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.[0]]).toMatchObject([
      400,
      { name: 'stops', message: '머무는 곳 1번째: 이미 등록된 머무는 곳입니다.' },
    ]);
  });
});

describe('each child row', () => {
  it.each([
    ['a reference to nothing', () => [{ galleryId: 987654 }]],
    ['a reference to a deleted record', () => [{ galleryId: closed.galleryId }]],
    [
      'the same row twice',
      () => [{ galleryId: first.galleryId }, { galleryId: first.galleryId, minutes: 3 }],
    ],
  ])('is refused for %s, named on the field of the parent', async (_what, stops) => {
    const answer = (await admin.write('POST', '/insert-tour', {
      tourNm: '잘못',
      stops: stops(),
    })) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.map((field) => field.name)]).toEqual([400, ['stops']]);
  });

  it('keeps administrators’ fields from other users', async () => {
    const send = (stops: Row[]) => staff.write('POST', '/insert-tour', { tourNm: '직원', stops });
    const refused = (await send([{ galleryId: first.galleryId, minutes: 5 }])) as Answer<ErrorBody>;
    expect([refused.status, refused.body.fields?.map((field) => field.name)]).toEqual([403, ['stops']]);
    expect((await send([{ galleryId: first.galleryId }])).status).toBe(200);
    const tour = await tourWith([{ galleryId: first.galleryId, minutes: 5 }]);
    expect((await staff.write('PUT', '/update-tour', tour)).status).toBe(200);
  });
});

/** The tour entity, with keys given by the caller and numbered rows. */
const givenKeys = (): { counted: Catalogue; tour: EntitySpec } => {
  const tour: EntitySpec = { ...(catalogue.resources.tour as EntitySpec), keyFrom: 'given' };
  const tourStop: EntitySpec = { ...(catalogue.resources.tourStop as EntitySpec), keyFrom: 'maxPlusOne' };
  const check = (input: unknown) => ({ value: input as Row });
  const insert = { labels: {}, schema: undefined as never, check };
  return {
    tour,
    counted: {
      ...catalogue,
      resources: { ...catalogue.resources, tour, tourStop },
      validators: { ...catalogue.validators, tour: { insert } },
    },
  };
};

describe('a record that comes back', () => {
  it('has none of the rows and files from before its deletion', async () => {
    const { counted, tour } = givenKeys();
    await inDatabase(async () => {
      const stops = [{ galleryId: first.galleryId }, { galleryId: second.galleryId }];
      const file = {
        fileId: 'f',
        orgnlFileNm: 'a.pdf',
        expln: null,
        menuId: null,
        fileSize: 1,
        fileExtn: 'pdf',
      };
      const insert = (body: Row) =>
        insertRecord(counted, tour, null, { tourId: 7000, tourNm: '길', ...body });
      expect((await insert({ stops })).stops).toHaveLength(2);
      await inTransaction(() => writeFiles(tour, 7000, [file], [], null));
      await deleteRecord(counted, tour, null, { tourId: 7000 });
      expect((await insert({})).stops).toEqual([]);
      expect(await filesOf(tour, 7000)).toEqual([]);
    });
  });
});
