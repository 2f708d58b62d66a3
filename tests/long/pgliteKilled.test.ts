import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { withDatabase } from '#server/kernel/database/db.ts';
import { openPglite } from '#server/kernel/database/pglite.ts';
import { row, run } from '#server/kernel/database/rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writing = `
  const [, pglite, dataDir] = process.argv;
  const { openPglite } = await import(pglite);
  const { handle } = await openPglite(dataDir);
  for (let id = 1; ; id++) {
    await handle.execute('insert into acknowledged values (' + id + ')');
    console.log(id);
  }`;

it('the embedded database loses no acknowledged write by kill -9, and opens again', async () => {
  const first = await openPglite(folder);
  await withDatabase(first, () => run(sql`create table acknowledged (id int)`));
  await first.close();
  const child = spawn(process.execPath, [
    '--input-type=module',
    ...['-e', writing, new URL('../../src/server/kernel/database/pglite.ts', import.meta.url).href, folder],
  ]);
  let acknowledged = 0;
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    if (acknowledged === 200) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(acknowledged).toBeGreaterThanOrEqual(200);
  const database = await openPglite(folder);
  const stored = await withDatabase(database, () =>
    row(
      z.object({ n: z.number(), highest: z.number() }),
      sql`select count(*) as n, max(id) as highest from acknowledged`,
    ),
  );
  await database.close();
  expect(stored.n).toBe(stored.highest);
  expect(stored.n).toBeGreaterThanOrEqual(acknowledged);
});
