import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testMs } from '../../../../tests/helpers/limits.ts';
import { logStream, newRequestId, withoutValues } from './logging.ts';

it('a failed statement is logged without the values that were sent', () => {
  const error = new Error('Failed query: insert into app_user\nparams: 김민지,010-1234-5678', {
    cause: new Error('connection terminated'),
  });
  const logged = JSON.stringify(withoutValues(error));
  expect(logged).toContain('Failed query: insert into app_user');
  expect(logged).toContain('connection terminated');
  expect(logged).not.toContain('김민지');
  expect(withoutValues('a word').message).toBe('a word');
});

// Linux has a device that is always full
it.skipIf(!existsSync('/dev/full'))(
  'log lines without room wait within limits, and end nothing',
  async () => {
    const fd = openSync('/dev/full', 'w');
    const lines = logStream(fd);
    const failed = once(lines, 'error');
    const line = `${'x'.repeat(9_999)}\n`;
    for (let n = 0; n < 300; n += 1) lines.write(line);
    await failed;
    expect((lines as unknown as { _len: number })._len).toBeLessThan(1_100_000);
    // as at the end of the process
    lines.flushSync();
    lines.destroy();
    closeSync(fd);
  },
);

/** A process that logs a line and ends at once, with this file as its output. */
const lastLine = (output: number) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { logStream } from '${import.meta.dirname}/logging.ts';
       logStream(1).write('the last line\\n');
       process.exit(7);`,
    ],
    { stdio: ['ignore', output, 'ignore'], timeout: testMs },
  );

it('the last log lines of a process are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  const output = openSync(join(folder, 'output'), 'w');
  expect(lastLine(output).status).toBe(7);
  closeSync(output);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('the last line\n');
  rmSync(folder, { recursive: true });
});

it('a process ends although nobody reads its log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const output = openSync(pipe, 'w');
  closeSync(reader);
  expect(lastLine(output)).toMatchObject({ status: 7, signal: null });
  closeSync(output);
  rmSync(folder, { recursive: true });
});

it('the id of a request is 16 hexadecimal digits that no other has', () => {
  const ids = Array.from({ length: 2_000 }, newRequestId);
  expect(ids.filter((id) => !/^[\da-f]{16}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
