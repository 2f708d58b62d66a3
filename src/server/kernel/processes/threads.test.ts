import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { threads } from './threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a thread that fails after its answer neither ends the process nor gets another task', async () => {
  const answered = join(folder, 'answered');
  writeFileSync(
    join(folder, 'fails.ts'),
    `import { existsSync } from 'node:fs';
     import { parentPort, threadId } from 'node:worker_threads';
     parentPort.on('message', () => {
       parentPort.postMessage(threadId);
       setInterval(() => { if (existsSync(${JSON.stringify(answered)})) throw new Error('too late'); }, 5);
     });`,
  );
  const sources = join(import.meta.dirname, '../..');
  const ask = threads<null, number>(join(relative(sources, folder), 'fails'), 1, { time: 5_000, heap: 64 });
  const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
  const { answer: first } = await ask(null);
  writeFileSync(answered, '');
  expect((await warned).message).toBe('too late');
  rmSync(answered);
  const { answer: second } = await ask(null);
  expect(second).not.toBe(first);
});
