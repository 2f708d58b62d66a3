import { beforeEach, describe, expect, it } from 'vitest';
import { FairSemaphore, type SemaphoreBounds } from './fairSemaphore.ts';

const bounds: SemaphoreBounds = { ofPerson: 2, ofAll: 3, waiting: 2, timeoutMs: 60_000 };
const refusals = { tooMany: '진행 중입니다.', tooLong: '사람이 많습니다.' };
let semaphore: FairSemaphore;
let started: string[];
let ends: (() => void)[];

const enter = (person: string, signal?: AbortSignal): Promise<void> =>
  semaphore.enter(person, signal).then((end) => {
    started.push(person);
    ends.push(end);
  });
/** Enters without looking whether its turn comes before the test ends. */
const wait = (person: string): void => void enter(person).catch(() => {});
/** Lets work that may begin do so. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

beforeEach(() => {
  semaphore = new FairSemaphore(bounds, refusals);
  started = [];
  ends = [];
});

describe('work under a semaphore', () => {
  it('of one person run two at a time, beside those of others', async () => {
    for (const person of ['가', '가', '가', '나']) wait(person);
    await settle();
    expect(started).toEqual(['가', '가', '나']);
    ends[0]?.();
    await settle();
    expect(started).toEqual(['가', '가', '나', '가']);
  });

  it('of all run three at a time, and start in order', async () => {
    for (const person of ['가', '나', '다', '라', '마']) wait(person);
    await settle();
    expect(started).toEqual(['가', '나', '다']);
    ends[1]?.();
    ends[0]?.();
    await settle();
    expect(started).toEqual(['가', '나', '다', '라', '마']);
  });

  it('that arrive between an end and a start do not jump the queue', async () => {
    for (const person of ['가', '나', '다', '라']) wait(person);
    await settle();
    ends[0]?.();
    wait('마');
    await settle();
    expect(started).toEqual(['가', '나', '다', '라']);
  });

  it('of a person with too many waiting are refused with a sentence', async () => {
    for (let n = 0; n < 4; n += 1) wait('가');
    await settle();
    await expect(enter('가')).rejects.toMatchObject({ status: 429, retryAfter: 10 });
    await enter('나');
    expect(started).toEqual(['가', '가', '나']);
  });

  it('whose turn does not come are abandoned with a sentence', async () => {
    semaphore = new FairSemaphore({ ...bounds, timeoutMs: 1 }, refusals);
    await enter('가');
    await enter('가');
    await expect(enter('가')).rejects.toMatchObject({ status: 503, retryAfter: 10 });
  });

  it('whose caller goes away leave the queue', async () => {
    const gone = new AbortController();
    await enter('가');
    await enter('가');
    const waiting = enter('가', gone.signal).catch(() => 'left');
    gone.abort();
    expect(await waiting).toBe('left');
    ends[0]?.();
    await enter('가');
    expect(started).toEqual(['가', '가', '가']);
  });

  it('is done for users in turn: who asks once does not wait for all of who asked often', async () => {
    semaphore = new FairSemaphore({ ...bounds, ofPerson: 1, ofAll: 1, waiting: 9 }, refusals);
    for (const person of ['가', '가', '가', '나']) wait(person);
    await settle();
    ends[0]?.();
    await settle();
    expect(started).toEqual(['가', '나']);
  });

  it('is not waited for by who has left before', async () => {
    await expect(enter('가', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(started).toEqual([]);
  });
});
