import { describe, expect, it } from 'vitest';
import { chosen, slotsOn } from './parts.mjs';
import { sideBySide } from './sideBySide.mjs';

describe('sideBySide', () => {
  /** Jobs whose end the test controls. */
  const watched = () => {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const work = ({ name }: { name: string }) => {
      started.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(`${name} is done`)));
    };
    const end = async (name: string) => {
      ends.get(name)?.();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    };
    return { begun: started, work, end };
  };

  it('fills the slots in order of the jobs, but lets a small one pass one that does not fit', async () => {
    const { begun: started, work, end } = watched();
    const jobs = [
      { name: 'small', slots: 1 },
      { name: 'large', slots: 2 },
      { name: 'other', slots: 1 },
    ];
    const results = sideBySide(jobs, 2, work);
    expect(started).toEqual(['small', 'other']);
    await end('other');
    expect(started).toEqual(['small', 'other']);
    await end('small');
    expect(started).toEqual(['small', 'other', 'large']);
    await end('large');
    expect(await results).toEqual(['small is done', 'large is done', 'other is done']);
  });

  it('lets api, e2e and embedded take two slots in turn, and the others the third one', async () => {
    const { begun: started, work, end } = watched();
    const results = sideBySide(chosen([]).parts, slotsOn(2), work);
    expect(started).toEqual(['api', 'unit']);
    await end('unit');
    await end('web');
    expect(started).toEqual(['api', 'unit', 'web', 'types']);
    await end('api');
    expect(started.at(-1)).toBe('e2e');
    for (const name of ['types', 'lint', 'generate', 'format']) await end(name);
    expect(started.at(-1)).toBe('faults');
    await end('faults');
    expect(started.at(-1)).toBe('faults');
    await end('e2e');
    expect(started.at(-1)).toBe('embedded');
    await end('embedded');
    expect(await results).toHaveLength(10);
  });

  it('passes over a job until it is ready, which is asked when another one has ended', async () => {
    const { begun: started, work, end } = watched();
    const jobs = ['builds', 'stories', 'other', 'last'].map((name) => ({ name, slots: 1 }));
    let isBuilt = false;
    const results = sideBySide(jobs, 2, work, ({ name }) => isBuilt || name !== 'stories');
    expect(started).toEqual(['builds', 'other']);
    isBuilt = true;
    await end('builds');
    expect(started).toEqual(['builds', 'other', 'stories']);
    for (const name of ['other', 'stories', 'last']) await end(name);
    expect(await results).toHaveLength(4);
  });

  it('gives the last job all slots that are free', async () => {
    const received: [string, number][] = [];
    await sideBySide(
      [
        { name: 'a', slots: 1 },
        { name: 'b', slots: 1 },
      ],
      3,
      async ({ name }, slots) => received.push([name, slots]),
    );
    expect(received).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('gives a job that wants more than there is all of it', async () => {
    const { begun: started, work, end } = watched();
    const received: number[] = [];
    const results = sideBySide(
      [
        { name: 'a', slots: 2 },
        { name: 'b', slots: 1 },
      ],
      1,
      (job, slots) => {
        received.push(slots);
        return work(job);
      },
    );
    expect(started).toEqual(['a']);
    await end('a');
    await end('b');
    expect(await results).toHaveLength(2);
    expect(received).toEqual([1, 1]);
  });
});
