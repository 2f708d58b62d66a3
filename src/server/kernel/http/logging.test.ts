import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linesOn, withoutValues } from './logging.ts';

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
  'lines that find no room wait within bounds, and end nothing',
  async () => {
    const fd = openSync('/dev/full', 'w');
    const lines = linesOn(fd);
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
