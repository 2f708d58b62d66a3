import { expect, it } from 'vitest';
import { settleAll } from './settleAll.ts';

const failing = async (code: string): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

it('statements sent together fail with the cause, not with the aborted transaction', async () => {
  await expect(settleAll([failing('25P02'), failing('57014')])).rejects.toThrow('57014');
  await expect(settleAll([failing('25P02')])).rejects.toThrow('25P02');
  expect(await settleAll([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

it('a failure is reported only once all work has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let isTold = false;
  const told = settleAll([failing('57014'), promise]).catch(() => {
    isTold = true;
  });
  await new Promise(setImmediate);
  expect(isTold).toBe(false);
  resolve(1);
  await told;
  expect(isTold).toBe(true);
});
