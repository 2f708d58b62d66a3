import { expect, it } from 'vitest';
import { formFields, writtenFields } from '#contract/entityFields.ts';
import type { Calls, List, Row, Stored } from './calls.ts';

/** Promises of every entity whose records can be deleted. */
export const deletePromises = ({
  spec,
  admin,
  next,
  insert,
  made,
  update,
  remove,
  list,
  detail,
}: Calls): void => {
  const { key, path, operations } = spec;
  const isListed = spec.deleted === 'listed';
  /** Status of the detail of a deleted record. */
  const afterwards = isListed ? 200 : 404;

  if (isListed) {
    it('deletes: the record stays listed as such, is offered no more, and can be restored', async () => {
      const record = await made();
      expect((await remove({ [key]: record[key] })).status).toBe(200);
      const deleted = ((await detail(record[key])) as Stored).body.data;
      expect(deleted).toMatchObject({ [key]: record[key], delYn: 'Y' });
      const keys = async (path: string, query: Row) => {
        const { body } = await admin().get<List>(path, { size: 200, ...query });
        return body.data.map((row) => row[key]);
      };
      expect(await keys(`/${path}-list`, { delYn: 'Y' })).toContain(record[key]);
      expect(await keys(`/${path}-list`, {})).toContain(record[key]);
      expect(await keys(`/${path}-list`, { delYn: 'N' })).not.toContain(record[key]);
      if (operations.popup) expect(await keys(`/${path}-popup-list`, {})).not.toContain(record[key]);
      expect((await remove({ [key]: record[key] })).status).toBe(404);
      if (operations.update !== 'crud') return;
      const restored = (await update({ [key]: record[key], mdfcnDt: deleted.mdfcnDt, delYn: 'N' })) as Stored;
      expect(restored.body.data, JSON.stringify(restored.body)).toMatchObject({ delYn: 'N' });
    });
  }

  // an entity whose list includes deleted records is tested above
  it.skipIf(isListed)(
    'deletes: the record is gone from list and detail, and its key can be given again',
    async () => {
      const record = await made();
      expect((await remove({ [key]: record[key] })).status).toBe(200);
      expect((await detail(record[key])).status).toBe(404);
      if (spec.operations.list) {
        const { body } = await list({ size: 200 });
        expect(body.data.map((row) => row[key])).not.toContain(record[key]);
      }
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
    },
  );

  it('at the same moment as a change ends one way: deleted, or changed and the deleter told', async () => {
    if (operations.update !== 'crud') return;
    const record = await made();
    const sent = { [key]: record[key], mdfcnDt: record.mdfcnDt };
    const [changed, deleted] = await Promise.all([update(sent), remove(sent)]);
    const isDeleted = deleted.status === 200;
    expect([changed.status, deleted.status]).toEqual(isDeleted ? [isListed ? 409 : 404, 200] : [200, 409]);
    if (operations.detail) expect((await detail(record[key])).status).toBe(isDeleted ? afterwards : 200);
  });
};
