import { expect, it } from 'vitest';
import { formFields, writtenFields } from '#contract/entityFields.ts';
import type { Calls, Stored } from './calls.ts';

/** What every entity whose records can be deleted promises. */
export const deletePromises = ({ spec, next, insert, made, update, remove, list, detail }: Calls): void => {
  const { key, operations } = spec;
  it('deletes: the record is gone from list and detail, and its key can be given again', async () => {
    const record = await made();
    expect((await remove({ [key]: record[key] })).status).toBe(200);
    expect((await detail(record[key])).status).toBe(404);
    const { body } = await list({ size: 200 });
    expect(body.data.map((row) => row[key])).not.toContain(record[key]);
    expect((await remove({ [key]: record[key] })).status).toBe(404);
    if (spec.keyFrom !== 'given') return;
    const again = await next();
    const required = Object.fromEntries(
      writtenFields(spec, 'insert')
        .filter((field) => field.formRequired)
        .map((field) => [field.name, again[field.name]]),
    );
    const answer = (await insert({ ...required, [key]: record[key] })) as Stored;
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({
      ...required,
      [key]: record[key],
    });
    const left = formFields(spec, 'insert').find(
      (field) => !field.formRequired && field.name !== key && !field.default,
    );
    if (left) expect(answer.body.data[left.name]).toBeNull();
  });

  it('at the same moment as a change ends one way: deleted, or changed and the deleter told', async () => {
    if (operations.update !== 'crud') return;
    const record = await made();
    const sent = { [key]: record[key], mdfcnDt: record.mdfcnDt };
    const [changed, deleted] = await Promise.all([update(sent), remove(sent)]);
    const isDeleted = deleted.status === 200;
    expect([changed.status, deleted.status]).toEqual(isDeleted ? [404, 200] : [200, 409]);
    if (operations.detail) expect((await detail(record[key])).status).toBe(isDeleted ? 404 : 200);
  });
};
