import { expect, it } from 'vitest';
import { serialQueue } from './serialQueue.ts';

it('does one work after the other, and goes on after one that failed', async () => {
  const inTurn = serialQueue();
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, ms));
    seen.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const all = [inTurn(work('first', 10)), inTurn(work('second', 5)), inTurn(work('third', 0))];
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('waits for no other queue', async () => {
  void serialQueue()(() => new Promise(() => {}));
  expect(await serialQueue()(async () => 'done')).toBe('done');
});
