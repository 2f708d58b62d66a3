import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CorpusDatabase, corpusDatabase } from '../../scripts/bench/corpus/corpusDatabase.ts';
import { questions } from '../../scripts/bench/corpus/questions.ts';
import { explaining, readExplained, wasteful } from '../helpers/explained.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';

describe('over 100,000 articles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plans-'));
  chmodSync(folder, 0o777);
  let database: CorpusDatabase;
  let server: Server;
  let staff: ReturnType<typeof visitor>;
  let end = 0;

  beforeAll(async () => {
    database = await corpusDatabase(100_000, console.warn, explaining(folder));
    server = await startServer({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'files') });
    staff = visitor(server.url);
    await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  }, 1_200_000);
  afterAll(async () => {
    await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(questions)('$name looks at ten rows at most for each that it needs', async ({ path }) => {
    ({ end } = readExplained(folder, end));
    expect((await staff.get(path)).status).toBe(200);
    await wait(300);
    const { plans } = readExplained(folder, end);
    // the searches for missing fingerprints and folded names run in the background after the start
    // an estimate reads no rows
    const looking = plans.filter(({ sql }) => !sql.startsWith('explain'));
    const ofArticles = looking.filter(
      ({ sql }) => /"article"/u.test(sql) && !/"(?:near_keys|\w+_fold)" is null/u.test(sql),
    );
    expect(ofArticles.length).toBeGreaterThan(0);
    expect(ofArticles.flatMap(wasteful)).toEqual([]);
  });
});
