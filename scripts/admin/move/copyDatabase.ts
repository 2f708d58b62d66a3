import '#server/derived.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { dropFact, readFact, writeFact } from '#server/kernel/database/facts.ts';
import { appliedMigrations, migrateLike, withRights } from '#server/kernel/database/migrate.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { allOrNothing, ask, atOneMoment } from '../copy/ask.ts';
import { dropIndexes, manyRows, recreateIndexes } from '../copy/dropIndexes.ts';
import { leftOutWords } from '../copy/leftOutWords.ts';
import { readSequencesAndComments, writeSequencesAndComments } from '../copy/sequencesAndComments.ts';
import { type CopiedTable, copiedTables, sortedTables, tableName } from '../copy/tables.ts';
import { clearDatabase, isEmptyDatabase, matchTables, prepareTables } from '../copy/target.ts';
import { copyTable, differingChunks, dropProgress, makeProgress } from './progress.ts';

/** Result of a move. */
export interface Moved {
  tables: number;
  rows: number;
}

const identityOf = async (database: Database): Promise<string> => {
  const known = await readFact(database.handle, 'identity');
  if (known) return known.id;
  const id = randomUUID();
  await writeFact(database.handle, 'identity', { id });
  return id;
};

const notEmpty = (): StartProblem =>
  new StartProblem('옮겨 갈 데이터베이스에 표가 이미 있습니다. 빈 데이터베이스를 만들어 지정해 주세요.');

const otherSource = (): StartProblem =>
  new StartProblem(
    '옮겨 갈 데이터베이스에 다른 곳에서 옮기다 만 자료가 있습니다. 빈 데이터베이스를 만들어 지정해 주세요.',
  );

const largeTables = async (database: Database, tables: readonly CopiedTable[]): Promise<string[]> => {
  const large: string[] = [];
  for (const table of tables) {
    const [found] = await ask<{ rows: number }>(
      database.handle,
      sql`select count(*) as rows from ${sql.raw(tableName(table))}`,
    );
    if (Number(found?.rows) > manyRows) large.push(table.name);
  }
  return large;
};

/** Creates the tables once: a mark shows whether an earlier run has done so. */
const prepare = async (from: Database, to: Database, source: string): Promise<void> => {
  const left = await readFact(to.handle, 'unfinished');
  if (left?.what === 'move') {
    if (left.source !== source) throw otherSource();
    if (left.hasTables) return;
    await allOrNothing(to, clearDatabase);
  } else if (!(await isEmptyDatabase(to.handle))) throw notEmpty();
  const since = new Date().toISOString();
  await withRights(() => writeFact(to.handle, 'unfinished', { what: 'move', source, since }));
  await migrateLike(to, await appliedMigrations(from.handle));
  const theirs = await copiedTables(from.handle);
  await prepareTables(to, theirs);
  await dropIndexes(to, await largeTables(from, theirs));
  await makeProgress(to.handle);
  await writeFact(to.handle, 'unfinished', { what: 'move', source, since, hasTables: true });
};

const copyRows = (from: Database, to: Database, say: (line: string) => void): Promise<Moved> =>
  atOneMoment(from, async (handle) => {
    const { ours: theirs, others } = await sortedTables(handle);
    const { tables, added } = await matchTables(to.handle, theirs);
    const counts = new Map<CopiedTable, number>();
    let sum = 0;
    for (const table of tables.values()) {
      const rows = await copyTable(handle, to, table, (copied) => {
        sum += copied;
      });
      counts.set(table, rows);
    }
    for (const line of [...leftOutWords('표', others, '옮기지'), ...leftOutWords('열', added, '옮기지')])
      say(line);
    say(`행 ${grouped(sum)}개를 옮겼습니다. 색인과 참조를 만들고 있습니다.`);
    const beside = await readSequencesAndComments(handle);
    await recreateIndexes(to);
    await allOrNothing(to, (target) => writeSequencesAndComments(target, beside));
    say('옮긴 내용을 원본과 비교하고 있습니다.');
    for (const [table, rows] of counts) await compare(to, table, rows);
    return { tables: counts.size, rows: [...counts.values()].reduce((all, rows) => all + rows, 0) };
  });

/** @throws StartProblem if a table does not contain the rows that were read */
const compare = async (to: Database, table: CopiedTable, rows: number): Promise<void> => {
  const differing = await atOneMoment(to, (handle) => differingChunks(handle, table, rows));
  if (differing.length)
    throw new StartProblem(
      `표 ${table.name}의 내용이 원본과 다릅니다. 옮겨 갈 데이터베이스를 비우고 처음부터 다시 옮겨 주세요.`,
    );
};

/**
 * Copies all data of one database into another, which is empty or was left unfinished by the same move, and compares
 * them chunk by chunk.
 * @throws StartProblem with a sentence for the operator
 */
export const copyDatabase = async (
  from: Database,
  to: Database,
  say: (line: string) => void,
): Promise<Moved> => {
  await prepare(from, to, await identityOf(from));
  const moved = await copyRows(from, to, say);
  await dropProgress(to.handle);
  await dropFact(to.handle, 'unfinished');
  await to.handle.execute(sql`analyze`);
  return moved;
};
