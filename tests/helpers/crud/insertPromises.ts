import { expect, it } from 'vitest';
import type { FieldSpec } from '#contract/entity.ts';
import { formFields, writtenFields } from '#contract/entityFields.ts';
import type { Calls, Failed, Row, Stored } from './calls.ts';

const isText = (field: FieldSpec): boolean => field.kind === 'text' || field.kind === 'multiline';

/** Promises of every entity that can be registered. */
export const insertPromises = ({ spec, other, next, insert, list }: Calls): void => {
  const { key, operations } = spec;
  it('stores what is registered and answers the stored record', async () => {
    const sent = await next();
    const { body } = (await insert(sent)) as Stored;
    for (const field of formFields(spec, 'insert')) {
      if (!(field.name in sent)) continue;
      if (field.personal) expect(body.data[field.name]).toBeNull();
      else if (field.kind === 'children') {
        expect(body.data[field.name]).toMatchObject(sent[field.name] as Row[]);
      } else if (field.kind !== 'files')
        expect([field.name, body.data[field.name]]).toEqual([field.name, sent[field.name]]);
    }
    expect(body.data).toMatchObject({ rgtrId: 'demo-admin', mdfrId: 'demo-admin' });
  });

  it('names every form-required field that is missing, and stores nothing', async () => {
    const before = operations.list ? (await list()).body.totalRecords : 0;
    const answer = (await insert({})) as Failed;
    const required = writtenFields(spec, 'insert').filter(
      (field) => field.formRequired || field.name === key,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((field) => field.message)).toEqual(
      expect.arrayContaining(required.map((field) => `${field.label}을(를) 입력해주세요.`)),
    );
    expect(answer.body.message).toBe(
      required.length === 1 ? `${required[0]?.label}을(를) 입력해주세요.` : '필수값을 입력해주세요.',
    );
    if (operations.list) expect((await list()).body.totalRecords).toBe(before);
  });

  it('refuses a field that the entity does not have', async () => {
    const answer = (await insert({
      ...(await next()),
      nobody: 1,
    })) as Failed;
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((field) => field.name)).toEqual(['nobody']);
  });

  const bounded = formFields(spec, 'insert').find((field) => isText(field) && field.maxLength);
  if (bounded) {
    it(`refuses ${bounded.label} that is too long, in the specification's words, and says how long it may be`, async () => {
      const record = await next();
      const tooLong = 'Z'.repeat((bounded.maxLength ?? 0) + 1);
      const answer = (await insert({ ...record, [bounded.name]: tooLong })) as Failed;
      expect(answer.status).toBe(400);
      const longest = bounded.maxLength?.toLocaleString('ko-KR');
      expect(answer.body.message).toBe(
        bounded.patternMessage ??
          `${bounded.label}이(가) 올바르지 않습니다. ${longest}자까지 입력할 수 있습니다.`,
      );
    });
    it(`refuses ${bounded.label} of the wrong type`, async () => {
      const record = await next();
      const answer = (await insert({ ...record, [bounded.name]: { not: 'text' } })) as Failed;
      expect(answer.status).toBe(400);
      expect(answer.body.fields?.map((field) => field.name)).toEqual([bounded.name]);
    });
  }

  const reference = writtenFields(spec, 'insert').find(
    (field) => field.ref && field.name !== spec.tree?.parent,
  );
  if (reference) {
    it(`refuses ${reference.label} that names nothing`, async () => {
      const record = await next();
      const isNumber = typeof record[reference.name] === 'number';
      const answer = (await insert({
        ...record,
        [reference.name]: isNumber ? 987654 : 'NOBODY_AT_ALL',
      })) as Failed;
      expect(answer.status).toBe(400);
      expect(answer.body.fields?.map((field) => field.name)).toEqual([reference.name]);
    });
  }

  for (const unique of spec.unique) {
    it(`refuses a second record with the same ${unique.join(' and ')}`, async () => {
      const first = await next();
      expect((await insert(first)).status).toBe(200);
      const second = await next();
      for (const name of unique) second[name] = first[name];
      const answer = (await insert(second)) as Failed;
      expect([answer.status, answer.body.code]).toEqual([409, 'DUPLICATE']);
      // a violated unique combination of fields is one problem, reported at the first of them
      expect(answer.body.fields?.map((field) => field.name)).toEqual(unique.slice(0, 1));
    });
  }

  const guarded = formFields(spec, 'insert').find((field) => field.write === 'admin' && isText(field));
  if (guarded && other) {
    it(`keeps ${guarded.label} for administrators`, async () => {
      const { [guarded.name]: value, ...rest } = await next();
      const refused = (await insert({ ...rest, [guarded.name]: value }, other())) as Failed;
      expect([refused.status, refused.body.fields?.map((field) => field.name)]).toEqual([
        403,
        [guarded.name],
      ]);
      expect((await insert(rest, other())).status).toBe(200);
    });
  }
};
