import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { policies } from '#server/kernel/crud/policies.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { callerOf } from '../helpers/callerOf.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { hardApp, withFields } from '../helpers/hardApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;
type Failed = Answer<ErrorBody>;

const { app, catalogue } = await hardApp(({ resources }) => ({
  gallery: withFields(resources.gallery, { floorNm: { write: 'admin' } }),
}));
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

let n = 0;
const gallery = async (): Promise<Row> => {
  const body = { galleryNm: `전시실 ${++n}`, floorNm: '1층' };
  return ((await admin.write('POST', '/insert-gallery', body)) as Stored).body.data;
};

describe('a field of administrators', () => {
  it('is refused from others by name, at insert and update, unless unchanged', async () => {
    const insert = (body: Row) => staff.write('POST', '/insert-gallery', body) as Promise<Failed>;
    const refused = await insert({ galleryNm: '직원 전시실', floorNm: '2층' });
    expect([refused.status, refused.body.code, refused.body.fields?.[0]?.name]).toEqual([
      403,
      'FORBIDDEN',
      'floorNm',
    ]);
    expect((await insert({ galleryNm: '직원 전시실' })).status).toBe(200);
    const record = await gallery();
    const changed = (await staff.write('PUT', '/update-gallery', { ...record, floorNm: '9층' })) as Failed;
    expect([changed.status, changed.body.fields?.[0]?.name]).toEqual([403, 'floorNm']);
    expect((await staff.write('PUT', '/update-gallery', record)).status).toBe(200);
  });

  it('of an older version is a conflict first', async () => {
    const record = await gallery();
    await admin.write('PUT', '/update-gallery', { ...record, floorNm: '3층' });
    const answer = (await staff.write('PUT', '/update-gallery', record)) as Failed;
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
    expect(answer.body.data).toMatchObject({ floorNm: '3층' });
  });
});

describe('a delete', () => {
  it.each([
    ['a version that is no moment', { mdfcnDt: 'yesterday' }, 'mdfcnDt'],
    ['an unknown name', { nobody: 1 }, 'nobody'],
    ['a key of the wrong type', { galleryId: { not: 'a key' } }, 'galleryId'],
  ])('with %s is refused by name', async (_what, wrong, name) => {
    const { galleryId } = await gallery();
    const answer = (await admin.write('DELETE', '/delete-gallery', { galleryId, ...wrong })) as Failed;
    expect([answer.status, answer.body.fields?.map((field) => field.name)]).toEqual([400, [name]]);
    expect((await admin.get('/gallery-detail', { galleryId: Number(galleryId) })).status).toBe(200);
  });

  it('of an older version is a conflict', async () => {
    const { galleryId, mdfcnDt, ...rest } = await gallery();
    await admin.write('PUT', '/update-gallery', { galleryId, mdfcnDt, ...rest, floorNm: '4층' });
    const answer = (await admin.write('DELETE', '/delete-gallery', { galleryId, mdfcnDt })) as Failed;
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('personal data', () => {
  it.each([{ masked: ['visitorNm', 'mblTelno'] }, { masked: [] }, {}])(
    'that was not unmasked cannot be cleared by null, whatever masked says: %j',
    async (sent) => {
      const person = { visitorNm: '홍길동', mblTelno: '010-1234-5678' };
      const { visitorId, mdfcnDt } = ((await admin.write('POST', '/insert-visitor', person)) as Stored).body
        .data;
      const answer = (await admin.write('PUT', '/update-visitor', {
        ...{ visitorId, mdfcnDt, visitorNm: null, mblTelno: null },
        ...sent,
      })) as Stored;
      expect(answer.body.data).toMatchObject({ masked: ['visitorNm', 'mblTelno'] });
    },
  );

  it('cannot be overwritten by its own mask', async () => {
    const person = { visitorNm: '홍길동', mblTelno: '010-1234-5678' };
    const { body } = (await admin.write('POST', '/insert-visitor', person)) as Stored;
    const { visitorId, mdfcnDt, maskedValues } = body.data;
    expect(maskedValues).toEqual({ visitorNm: '홍*동', mblTelno: '010-1234-****' });
    const name = { visitorId, mdfcnDt, visitorNm: '홍*동' };
    const answer = (await admin.write('PUT', '/update-visitor', { ...name, maskedValues })) as Stored;
    expect(answer.status).toBe(200);
    const number = { visitorId, mdfcnDt: answer.body.data['mdfcnDt'], mblTelno: '010-1234-****' };
    await admin.write('PUT', '/update-visitor', number);
    const spec = catalogue.resources['visitor'] as EntitySpec;
    const stored = await inDatabase(() => readRecord(catalogue, spec, null, visitorId));
    expect(stored).toMatchObject(person);
  });
});

describe('two writers at the same moment', () => {
  it('of one record: one saves, the other gets a conflict', async () => {
    const record = await gallery();
    const answers = (await Promise.all(
      ['가', '나', '다'].map((floorNm) => admin.write('PUT', '/update-gallery', { ...record, floorNm })),
    )) as Answer<never>[];
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('cannot place two branches below one another', async () => {
    const shelf = async (): Promise<Row> =>
      ((await admin.write('POST', '/insert-shelf', { shelfNm: '가지' })) as Stored).body.data;
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await shelf(), await shelf()];
      const below = (record: Row, upper: Row) =>
        admin.write('PUT', '/update-shelf', {
          ...record,
          upShelfId: upper.shelfId,
        }) as Promise<Failed>;
      const answers = await Promise.all([below(one, other), below(other, one)]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    }
  });
});

describe('a policy that forbids the update', () => {
  it('is checked before the version', async () => {
    const record = await gallery();
    policies.set('locked', { scope: () => undefined, mayUpdate: () => false });
    const locked = { ...(catalogue.resources.gallery as object), rows: 'locked' } as never;
    const caller = callerOf({ userId: 'someone' });
    const { galleryId, mdfcnDt } = record;
    const save = (version: unknown) =>
      inDatabase(() => updateRecord(catalogue, locked, caller, { galleryId, mdfcnDt: version }));
    await expect(save(mdfcnDt)).rejects.toMatchObject({ status: 403 });
    await expect(save('2020-01-01T00:00:00Z')).rejects.toMatchObject({ status: 403 });
    policies.delete('locked');
  });
});
