import { expect, it } from 'vitest';
import { allSent } from './allSent.ts';

const failing = async (code: string): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

it('statements sent together fail for the cause, not for the transaction that it aborted', async () => {
  await expect(allSent([failing('25P02'), failing('57014')])).rejects.toThrow('57014');
  await expect(allSent([failing('25P02')])).rejects.toThrow('25P02');
  expect(await allSent([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});
