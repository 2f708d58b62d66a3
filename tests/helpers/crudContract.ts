import { describe, expect, it } from 'vitest';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, filterFields, formFields, writtenFields } from '#contract/entityFields.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Catalogue } from '#server/operations/catalogue.ts';
import type { Answer, Client } from './client.ts';
import { specimen } from './specimen.ts';

type Row = Record<string, unknown>;
type List = { data: Row[]; totalRecords: number; totalIsExact?: boolean };
type Failed = Answer<ErrorBody>;

const isText = (field: FieldSpec): boolean => field.kind === 'text' || field.kind === 'multiline';

/** What every schema entity promises over HTTP. One loop proves it for all of them, today's and tomorrow's. */
export const describeCrud = (spec: EntitySpec, catalogue: Catalogue, clientOf: () => Client): void => {
  const { operations, key, path } = spec;
  const files = spec.fields.find((field) => field.files);
  const attachment = [{ name: '견본.pdf', bytes: '%PDF-1.4 specimen' }];
  let n = 0;

  const insert = (record: Row): Promise<Answer<never>> =>
    files
      ? clientOf().upload('POST', `/insert-${path}`, files.files?.part ?? '', record, attachment)
      : clientOf().write('POST', `/insert-${path}`, record);
  const update = (record: Row): Promise<Answer<never>> =>
    files
      ? clientOf().upload('PUT', `/update-${path}`, files.files?.part ?? '', record)
      : clientOf().write('PUT', `/update-${path}`, record);
  const made = async (): Promise<Row> => {
    const answer = (await insert(await specimen(catalogue, clientOf(), spec, ++n))) as Answer<{ data: Row }>;
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    return answer.body.data;
  };
  const list = (query: Row = {}): Promise<Answer<List>> =>
    clientOf().get<List>(`/${path}-list`, query as never);

  describe(`${spec.label} (${spec.name})`, () => {
    if (operations.insert === 'crud') {
      it('stores what is registered and answers the stored record', async () => {
        const sent = await specimen(catalogue, clientOf(), spec, ++n);
        const { body } = (await insert(sent)) as Answer<{ data: Row }>;
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
        const answer = (await insert({})) as unknown as Failed;
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
          ...(await specimen(catalogue, clientOf(), spec, ++n)),
          nobody: 1,
        })) as unknown as Failed;
        expect(answer.status).toBe(400);
        expect(answer.body.fields?.map((field) => field.name)).toEqual(['nobody']);
      });

      const bounded = formFields(spec, 'insert').find((field) => isText(field) && field.maxLength);
      if (bounded) {
        it(`refuses ${bounded.label} that is too long, in the specification's words`, async () => {
          const record = await specimen(catalogue, clientOf(), spec, ++n);
          const tooLong = 'Z'.repeat((bounded.maxLength ?? 0) + 1);
          const answer = (await insert({ ...record, [bounded.name]: tooLong })) as unknown as Failed;
          expect(answer.status).toBe(400);
          expect(answer.body.message).toBe(
            bounded.patternMessage ?? `${bounded.label}이(가) 올바르지 않습니다.`,
          );
        });
        it(`refuses ${bounded.label} of the wrong type`, async () => {
          const record = await specimen(catalogue, clientOf(), spec, ++n);
          const answer = (await insert({ ...record, [bounded.name]: { not: 'text' } })) as unknown as Failed;
          expect(answer.status).toBe(400);
          expect(answer.body.fields?.map((field) => field.name)).toEqual([bounded.name]);
        });
      }

      const reference = writtenFields(spec, 'insert').find(
        (field) => field.ref && field.name !== spec.tree?.parent,
      );
      if (reference) {
        it(`refuses ${reference.label} that names nothing`, async () => {
          const record = await specimen(catalogue, clientOf(), spec, ++n);
          const isNumber = typeof record[reference.name] === 'number';
          const answer = (await insert({
            ...record,
            [reference.name]: isNumber ? 987654 : 'NOBODY_AT_ALL',
          })) as unknown as Failed;
          expect(answer.status).toBe(400);
          expect(answer.body.fields?.map((field) => field.name)).toEqual([reference.name]);
        });
      }

      for (const unique of spec.unique) {
        it(`refuses a second record with the same ${unique.join(' and ')}`, async () => {
          const first = await specimen(catalogue, clientOf(), spec, ++n);
          expect((await insert(first)).status).toBe(200);
          const second = await specimen(catalogue, clientOf(), spec, ++n);
          for (const name of unique) second[name] = first[name];
          const answer = (await insert(second)) as unknown as Failed;
          expect([answer.status, answer.body.code]).toEqual([409, 'DUPLICATE']);
          expect(answer.body.fields?.map((field) => field.name)).toEqual(unique);
        });
      }
    }

    if (operations.list === 'crud') {
      it('lists, with the total, no more than asked for', async () => {
        if (operations.insert === 'crud') await made();
        const { status, body } = await list({ size: 10 });
        expect(status).toBe(200);
        if (!spec.tree) expect(body.data.length).toBe(Math.min(10, body.totalRecords));
      });

      it('finds a record by each filter', async () => {
        if (operations.insert !== 'crud') return;
        const record = await made();
        for (const field of filterFields(spec).filter((one) => !one.personal && record[one.name] !== null)) {
          const value = String(record[field.name]).slice(0, field.kind === 'dateTime' ? 10 : 200);
          const query =
            field.filter === 'range'
              ? { [`${field.name}From`]: value, [`${field.name}To`]: value }
              : { [field.name]: field.filter === 'contains' ? value.toUpperCase() : value };
          const { status, body } = await list({ ...query, size: 200 });
          expect([field.name, status]).toEqual([field.name, 200]);
          expect(
            body.data.map((row) => row[key]),
            `filtered by ${field.name}`,
          ).toContain(record[key]);
        }
      });

      it('sorts by each field that the schema lets it, both ways, without losing rows', async () => {
        const all = (await list({ size: 200 })).body.data.map((row) => String(row[key])).sort();
        for (const field of spec.fields.filter((one) => one.sort)) {
          for (const order of ['ASC', 'DESC']) {
            const { status, body } = await list({ sort: `${field.name},${order}`, size: 200 });
            expect([field.name, status]).toEqual([field.name, 200]);
            if (all.length < 200) expect(body.data.map((row) => String(row[key])).sort()).toEqual(all);
          }
        }
      });

      it('refuses a filter, a sort, a page and a size that the schema does not allow', async () => {
        const answer = (await list({
          nobody: 1,
          sort: 'nobody,ASC',
          size: 25,
          page: 0,
        })) as unknown as Failed;
        expect(answer.status).toBe(400);
        expect(answer.body.fields?.map((field) => field.name).sort()).toEqual([
          'nobody',
          'page',
          'size',
          'sort',
        ]);
      });

      it('counts exactly, up to a cap, or nothing else, as it is asked', async () => {
        const exact = (await list({ total: 'exact' })).body.totalRecords;
        const capped = (await list({ total: 'capped' })).body;
        const only = (await list({ total: 'only' })).body;
        expect(capped).toMatchObject({ totalRecords: exact, totalIsExact: true });
        expect(only).toMatchObject({ totalRecords: exact, data: [] });
      });
    }

    if (operations.detail === 'crud') {
      it('answers 400 for a detail of nothing and 404 for one that is not there', async () => {
        expect((await clientOf().get(`/${path}-detail`)).status).toBe(400);
        const isNumber = fieldOf(spec, key)?.kind === 'integer';
        const answer = await clientOf().get<ErrorBody>(`/${path}-detail`, {
          [key]: isNumber ? 987654321 : 'NOTHING',
        });
        expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
      });
    }

    if (operations.popup === 'crud') {
      it('offers a picker that tells no more than it takes to choose', async () => {
        const { status, body } = await clientOf().get<List>(`/${path}-popup-list`);
        expect(status).toBe(200);
        for (const row of body.data) expect(Object.keys(row)).toContain(key);
      });
    }

    if (operations.update === 'crud' && operations.insert === 'crud') {
      const shown = formFields(spec, 'update').find(
        (field) => field.kind === 'text' && !field.pattern && !field.personal,
      );

      it('changes what is sent, leaves what is not, and moves the version on', async () => {
        const record = await made();
        const change: Row = shown ? { [shown.name]: '바뀐 이름' } : {};
        const answer = (await update({ [key]: record[key], mdfcnDt: record.mdfcnDt, ...change })) as Answer<{
          data: Row;
        }>;
        expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
        const { mdfcnDt, ...rest } = answer.body.data;
        expect(new Date(String(mdfcnDt)).getTime()).toBeGreaterThan(
          new Date(String(record.mdfcnDt)).getTime(),
        );
        const { mdfcnDt: _, ...before } = record;
        expect(rest).toMatchObject({ ...before, ...change });
      });

      it('takes a detail back whole, unchanged', async () => {
        const record = await made();
        const answer = await update(record);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      });

      it('answers the second of two writers 409 with the record as it stands', async () => {
        const record = await made();
        const change: Row = shown ? { [shown.name]: '먼저 저장' } : {};
        const first = (await update({ [key]: record[key], mdfcnDt: record.mdfcnDt, ...change })) as Answer<{
          data: Row;
        }>;
        const second = (await update({ [key]: record[key], mdfcnDt: record.mdfcnDt })) as unknown as Failed;
        expect([second.status, second.body.code]).toEqual([409, 'CONFLICT']);
        expect(second.body.data).toEqual(first.body.data);
      });

      it('demands the version that was read', async () => {
        const record = await made();
        const answer = (await update({ [key]: record[key] })) as unknown as Failed;
        expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'mdfcnDt']);
      });

      it('does not clear a required field', async () => {
        const required = formFields(spec, 'update').find((field) => field.formRequired && !field.personal);
        if (!required) return;
        const record = await made();
        const answer = (await update({
          [key]: record[key],
          mdfcnDt: record.mdfcnDt,
          [required.name]: null,
        })) as unknown as Failed;
        expect(answer.status).toBe(400);
        expect(answer.body.message).toBe(`${required.label}을(를) 입력해주세요.`);
      });
    }

    if (operations.delete === 'crud' && operations.insert === 'crud') {
      it('deletes: the record is gone from list and detail, and its key can be given again', async () => {
        const record = await made();
        expect((await clientOf().write('DELETE', `/delete-${path}`, { [key]: record[key] })).status).toBe(
          200,
        );
        expect((await clientOf().get(`/${path}-detail`, { [key]: String(record[key]) })).status).toBe(404);
        const { body } = await list({ size: 200 });
        expect(body.data.map((row) => row[key])).not.toContain(record[key]);
        expect((await clientOf().write('DELETE', `/delete-${path}`, { [key]: record[key] })).status).toBe(
          404,
        );
        if (spec.keyFrom !== 'given') return;
        const again = await specimen(catalogue, clientOf(), spec, ++n);
        const required = Object.fromEntries(
          writtenFields(spec, 'insert')
            .filter((field) => field.formRequired)
            .map((field) => [field.name, again[field.name]]),
        );
        const answer = (await insert({ ...required, [key]: record[key] })) as Answer<{ data: Row }>;
        expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({
          ...required,
          [key]: record[key],
        });
        const left = formFields(spec, 'insert').find(
          (field) => !field.formRequired && field.name !== key && !field.default,
        );
        if (left) expect(answer.body.data[left.name]).toBeNull();
      });
    }
  });
};
