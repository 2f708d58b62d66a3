import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DelayedEndStream } from './mailChannel.ts';

it.each([1, 100, 300_000])(
  'waits with the end of %i characters until somebody reads them',
  async (length) => {
    const events: string[] = [];
    const gate = new DelayedEndStream(async () => {
      events.push('asked');
      await wait(20);
      events.push('passed');
    });
    Readable.from([Buffer.from('a'.repeat(length))]).pipe(gate);
    await wait(20);
    expect(events).toEqual([]);
    const reader = new PassThrough();
    const whole = text(reader);
    gate.pipe(reader);
    expect((await whole).length).toBe(length);
    expect(events).toEqual(['asked', 'passed']);
  },
);

it('never ends when the question fails', async () => {
  const gate = new DelayedEndStream(() => Promise.reject(new Error('no')));
  Readable.from(['text']).pipe(gate);
  await expect(text(gate)).rejects.toThrow('no');
});
