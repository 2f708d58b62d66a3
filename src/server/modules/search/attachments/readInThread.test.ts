import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { docxOf, xlsxOf } from '../../../../../tests/helpers/documents.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { bounds, readInThread } from './readInThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'bounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stored = (name: string, bytes: Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const small = stored('작은.docx', await docxOf('한류'));
/** Takes many seconds to read, and has no text that would end it early. */
const endless = stored(
  '끝없는.docx',
  await docxOf('가', [['word/footnotes.xml', Buffer.alloc(60 * 1024 * 1024, '<a/>')]]),
);

describe('the thread of one file', () => {
  it('says what it has read', async () => {
    expect(await readInThread(small, 'docx')).toMatchObject({ state: 'READ', text: '한류' });
  });

  it('is ended when its time is over, while this one goes on', async () => {
    const turn = await blockedFor(100, async () => {
      const outcome = await readInThread(endless, 'docx', { ...bounds, time: 600 });
      expect(outcome).toEqual({ state: 'FAILED', reason: 'TOO_SLOW' });
    });
    expect(turn).toBeLessThanOrEqual(100);
  });

  it('is ended when its objects grow beyond their bound', async () => {
    const many = stored(
      '많은.xlsx',
      await xlsxOf(Array.from({ length: 100_000 }, (_, n) => `낱말 ${n}`).join('\n')),
    );
    expect(await readInThread(many, 'xlsx', { ...bounds, heap: 12 })).toEqual({
      state: 'FAILED',
      reason: 'TOO_LARGE',
    });
  });

  it('is ended when the process grows beyond its bound', async () => {
    // exceeded from the start: the real growth of the process depends on concurrent garbage collection
    expect(await readInThread(endless, 'docx', { ...bounds, growth: Number.NEGATIVE_INFINITY })).toEqual({
      state: 'FAILED',
      reason: 'TOO_LARGE',
    });
  });

  it('leaves nothing said of a file when the server stops', async () => {
    const stopping = new AbortController();
    const reading = readInThread(endless, 'docx', bounds, stopping.signal);
    await wait(200);
    stopping.abort();
    expect(await reading).toBeUndefined();
    expect(await readInThread(small, 'docx', bounds, stopping.signal)).toBeUndefined();
  });
});
