import { expect, it } from 'vitest';
import { choiceFields, fieldOf } from '#contract/entityFields.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Answer } from '../client.ts';
import type { Calls, List } from './calls.ts';

/** Promises of every detail. */
export const detailPromises = ({ spec, admin }: Calls): void => {
  const { key, path } = spec;
  it('answers 400 for a detail of nothing and 404 for one that is not there', async () => {
    expect((await admin().get(`/${path}-detail`)).status).toBe(400);
    const isNumber = fieldOf(spec, key)?.kind === 'integer';
    const answer = await admin().get<ErrorBody>(`/${path}-detail`, {
      [key]: isNumber ? 987654321 : 'NOTHING',
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
};

/** Promises of every picker. */
export const pickerPromises = ({ spec, admin, canMake, made }: Calls): void => {
  it('offers a picker that tells no more than it takes to choose', async () => {
    if (canMake) await made();
    const { status, body } = (await admin().get(`/${spec.path}-popup-list`)) as Answer<List>;
    expect(status).toBe(200);
    const fields = choiceFields(spec);
    const told = [
      ...fields.map(({ name }) => name),
      ...(fields.some((one) => one.personal) ? ['masked'] : []),
    ];
    if (canMake) expect(body.data.length).toBeGreaterThan(0);
    for (const row of body.data) expect(Object.keys(row).sort()).toEqual(told.sort());
  });
};
