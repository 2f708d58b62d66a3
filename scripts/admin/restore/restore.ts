import '#server/derived.ts';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { isDiskFull, isInvalidData } from '#server/kernel/database/errors.ts';
import { dropFact } from '#server/kernel/database/facts.ts';
import { migrateLike } from '#server/kernel/database/migrate.ts';
import { endRestore } from '#server/kernel/database/restoreMark.ts';
import { type FileStore, openFileStore } from '#server/kernel/files/fileStore.ts';
import { isFileId, markName, pathOf } from '#server/kernel/files/names.ts';
import { keepFilesPrivate } from '../../../src/server/kernel/database/dataFolder.ts';
import { type Environment, environment } from '../../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { isSealedFile, type ReadPart, readArchive } from '../backup/archive.ts';
import { filesFolder, type Manifest } from '../backup/manifest.ts';
import { BrokenBackup, readWhole, requireKnownTables } from '../backup/readBackup.ts';
import { openerOf, type Seal } from '../backup/seal.ts';
import { calledAs } from '../calledAs.ts';
import { allOrNothing } from '../copy/ask.ts';
import { dropIndexes, manyRows, recreateIndexes } from '../copy/dropIndexes.ts';
import { leftOutWords } from '../copy/leftOutWords.ts';
import { type Digest, digesting, insertLines } from '../copy/rowsOfTable.ts';
import { writeSequencesAndComments } from '../copy/sequencesAndComments.ts';
import type { CopiedTable } from '../copy/tables.ts';
import { matchTables, prepareTables } from '../copy/target.ts';
import { dateWords, timeWords } from '../words.ts';
import { compareRows, fullName, valuesOf } from './compareRows.ts';
import { openPlace } from './place.ts';

type Say = (line: string) => void;

const storeUpload = async (store: FileStore, { name, content }: ReadPart, sha256: string): Promise<void> => {
  const below = name.slice(filesFolder.length);
  if (below === markName) return store.setMark(await new Response(content).text());
  const fileId = below.slice(below.indexOf('/') + 1);
  // accept only file names of the product's form, and no path out of the store
  if (!isFileId(fileId) || pathOf(fileId) !== below)
    throw new StartProblem(`백업에 알 수 없는 파일이 있습니다: ${JSON.stringify(name)}`);
  const hash = createHash('sha256');
  const hashed = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
  await store.write(fileId, Readable.from(hashed(content)), async () => {
    if (hash.digest('hex') !== sha256) throw new StartProblem(`파일 ${name}을(를) 제대로 쓰지 못했습니다.`);
  });
};

const linesOf = async (content: ReadPart['content']): Promise<string[]> =>
  (await new Response(content).text()).trimEnd().split('\n');

/** Stores rows and uploads in archive order. @returns digests of the values of `reduced` tables */
const load = async (
  database: Database,
  parts: AsyncIterable<ReadPart>,
  given: { tables: Map<string, CopiedTable>; reduced: Set<CopiedTable>; told: Manifest; store: FileStore },
): Promise<Map<CopiedTable, Digest>> => {
  const { tables, reduced, told, store } = given;
  const values = new Map([...reduced].map((table) => [table, digesting()]));
  const sums = new Map(told.parts.map(({ name, sha256 }) => [name, sha256]));
  for await (const part of parts) {
    const table = tables.get(/^tables\/([^/]+)\//.exec(part.name)?.[1] ?? '');
    if (table) {
      const lines = await linesOf(part.content);
      values.get(table)?.add(lines.map((line) => valuesOf(table, line)));
      await allOrNothing(database, (handle) => insertLines(handle, table, lines));
    } else if (part.name.startsWith(filesFolder)) await storeUpload(store, part, sums.get(part.name) ?? '');
    else await part.content.cancel();
  }
  return new Map([...values].map(([table, all]) => [table, all.digest()]));
};

const fill = async (
  database: Database,
  given: { file: string; opener: Seal['open']; told: Manifest; store: FileStore },
  say: Say,
): Promise<void> => {
  const { file, opener, told, store } = given;
  await migrateLike(database, told.migrations);
  await prepareTables(database, told.tables);
  const { tables, added } = await matchTables(database.handle, told.tables);
  await dropIndexes(
    database,
    told.rows.filter(({ rows }) => rows > manyRows).map(({ name }) => name),
  );
  say(`행 ${grouped(told.rows.reduce((sum, { rows }) => sum + rows, 0))}개를 넣고 있습니다.`);
  await store.prepare();
  const withMore = new Set(added.map((column) => column.split('.', 1)[0]));
  const reduced = new Set(
    [...tables.values()].filter(({ schema, name }) => schema === 'public' && withMore.has(name)),
  );
  const values = await load(database, readArchive(file, opener), { tables, reduced, told, store });
  say('색인과 참조를 만들고 있습니다.');
  await recreateIndexes(database);
  await allOrNothing(database, (handle) => writeSequencesAndComments(handle, told));
  say('복원한 내용을 백업과 비교하고 있습니다.');
  await compareRows(database, { tables, told, values });
  const leftOut = told.tables.filter((table) => !tables.has(fullName(table)));
  const names = leftOut.map(({ name }) => name);
  for (const line of [...leftOutWords('표', names, '복원하지'), ...leftOutWords('열', added, '복원하지')])
    say(line);
  await database.handle.execute(sql`analyze`);
};

/** Restores a backup into the environment's empty target. @throws StartProblem with a sentence for the operator */
export const restore = async (given: Environment, file: string, say: Say): Promise<Manifest> => {
  keepFilesPrivate();
  const sealed = await isSealedFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(`백업 파일 ${file}을(를) 읽지 못했습니다 (${error.code}). 경로를 확인해 주세요.`);
  });
  const opener = await openerOf(sealed, given.backup);
  say('백업 파일을 처음부터 끝까지 확인하고 있습니다.');
  const told = await readWhole(file, opener);
  requireKnownTables(file, told);
  const store = openFileStore(given);
  const database = await openPlace(given, store, file);
  try {
    await fill(database, { file, opener, told, store }, say);
    await dropFact(database.handle, 'unfinished');
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    if (isDiskFull(error))
      throw new StartProblem(
        '자리가 없어 복원을 마치지 못했습니다. 자리를 늘린 뒤 같은 명령을 다시 실행하면 처음부터 다시 합니다.',
        { cause: error },
      );
    if (isInvalidData(error))
      throw new BrokenBackup(file, '데이터베이스가 받지 않는 값이 들어 있습니다.', error);
    throw error;
  } finally {
    await database.close();
  }
  endRestore(given.dataDir);
  return told;
};

const usage = [
  `사용법: ${calledAs('admin:restore', 'restore')} <백업 파일>`,
  '빈 데이터베이스(DATABASE_URL, 없으면 DATA_DIR의 내장 데이터베이스)와 빈 파일 저장소(DATA_DIR 또는 S3_BUCKET)에 백업을 되돌립니다.',
].join('\n');

/** Runs the command. */
export const restoreCommand = async (words: string[]): Promise<{ message: string }> => {
  const [file, ...more] = words;
  if (!file || file.startsWith('-') || more.length) throw new StartProblem(usage);
  const began = performance.now();
  const { at, version, rows, files } = await restore(environment(process.env), resolve(file), (line) =>
    process.stdout.write(`${line}\n`),
  );
  const count = rows.reduce((sum, table) => sum + table.rows, 0);
  return {
    message: [
      `복원했습니다: 버전 ${version}이 ${dateWords(new Date(at))}에 백업한 자료입니다.`,
      `표 ${rows.length}개의 ${grouped(count)}행과 파일 ${grouped(files.count)}개가 백업과 같습니다. 걸린 시간은 ${timeWords((performance.now() - began) / 1_000)}입니다.`,
    ].join('\n'),
  };
};
