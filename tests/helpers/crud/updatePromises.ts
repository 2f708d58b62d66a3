import { expect, it } from 'vitest';
import { formFields } from '#contract/entityFields.ts';
import type { Calls, Failed, Row, Stored } from './calls.ts';

/** Promises of every entity that can be changed. */
export const updatePromises = ({ spec, other, made, update, detail }: Calls): void => {
  const { key } = spec;
  const shown = formFields(spec, 'update').find(
    (field) => field.kind === 'text' && !field.pattern && !field.personal,
  );

  it('changes what is sent, leaves what is not, and moves the version on', async () => {
    const record = await made();
    const change: Row = shown ? { [shown.name]: '바뀐 이름' } : {};
    const answer = (await update({ [key]: record[key], mdfcnDt: record.mdfcnDt, ...change })) as Stored;
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    const { mdfcnDt, ...rest } = answer.body.data;
    expect(new Date(String(mdfcnDt)).getTime()).toBeGreaterThan(new Date(String(record.mdfcnDt)).getTime());
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
    const first = (await update({ [key]: record[key], mdfcnDt: record.mdfcnDt, ...change })) as Stored;
    const second = (await update({ [key]: record[key], mdfcnDt: record.mdfcnDt })) as Failed;
    expect([second.status, second.body.code]).toEqual([409, 'CONFLICT']);
    expect(second.body.data).toEqual(first.body.data);
  });

  it('lets one of two writers at the same moment save, and tells the other', async () => {
    const record = await made();
    const sent = { [key]: record[key], mdfcnDt: record.mdfcnDt };
    const answers = (await Promise.all([update(sent), update(sent)])) as { status: number; body: unknown }[];
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const [saved, refused] = answers
      .sort((a, b) => a.status - b.status)
      .map(({ body }) => body) as Stored['body'][];
    expect(refused?.data).toEqual(saved?.data);
  });

  const guarded = formFields(spec, 'update').find(
    (field) => field.write === 'admin' && field.kind === 'text',
  );
  if (guarded && other) {
    it(`keeps ${guarded.label} for administrators, and takes it back unchanged from others`, async () => {
      const record = await made();
      const refused = (await update({ ...record, [guarded.name]: '딴 값' }, other())) as Failed;
      expect([refused.status, refused.body.fields?.map((field) => field.name)]).toEqual([
        403,
        [guarded.name],
      ]);
      expect((await update(record, other())).status).toBe(200);
      const after = (await detail(record[key])) as Stored;
      expect(after.body.data[guarded.name]).toEqual(record[guarded.name]);
    });
  }

  it('demands the version that was read', async () => {
    const record = await made();
    const answer = (await update({ [key]: record[key] })) as Failed;
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
    })) as Failed;
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(`${required.label}을(를) 입력해주세요.`);
  });
};
