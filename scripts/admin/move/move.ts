import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { applicationName, connectionName } from '#server/kernel/database/connections.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { dropFact, readFact, writeFact } from '#server/kernel/database/facts.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { keepFilesPrivate } from '../../../src/server/kernel/database/dataFolder.ts';
import { type Environment, environment } from '../../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from '../calledAs.ts';
import { ask } from '../copy/ask.ts';
import { hasNoEmbedded } from '../copy/target.ts';
import { withoutLimits } from '../openForCommand.ts';
import { timeWords } from '../words.ts';
import { copyDatabase, type Moved } from './copyDatabase.ts';

const usage = [
  `사용법: ${calledAs('admin:move', 'move-to-postgres')} [--to-embedded | --reopen]`,
  'DATA_DIR의 내장 데이터베이스를 DATABASE_URL의 빈 PostgreSQL로 옮깁니다. 서버를 먼저 멈춰 주세요.',
  '--to-embedded는 반대로 PostgreSQL에서 내장 데이터베이스로 옮기고, --reopen은 옮긴 내장 데이터베이스를 다시 쓸 수 있게 합니다.',
].join('\n');

const needsUrl = (): StartProblem =>
  new StartProblem(`DATABASE_URL이 없습니다. 옮겨 갈 PostgreSQL의 주소를 지정해 주세요.\n${usage}`);

const openEmbedded = (given: Environment): Promise<Database> =>
  openDatabase({ ...withoutLimits(given), databaseUrl: undefined });

/**
 * Must be called first, while this process has a single connection.
 * @throws StartProblem if a server uses the database: data written during the move would be lost
 */
const refuseServers = async (database: Database): Promise<void> => {
  const [found] = await ask<{ servers: number }>(
    database.handle,
    sql`select count(*) as servers from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (application_name like ${`${applicationName}%`} or application_name = 'pgboss')`,
  );
  if (Number(found?.servers) > 0)
    throw new StartProblem(
      '이 데이터베이스를 쓰는 서버가 실행 중입니다. 서버를 모두 멈춘 뒤에 다시 실행해 주세요.',
    );
};

const withBoth = async <T>(
  given: Environment,
  work: (embedded: Database, postgres: Database) => Promise<T>,
): Promise<T> => {
  const embedded = await openEmbedded(given);
  try {
    const postgres = await openDatabase(withoutLimits(given));
    try {
      return await work(embedded, postgres);
    } finally {
      await postgres.close();
    }
  } finally {
    await embedded.close();
  }
};

type Say = (line: string) => void;

const toPostgres = (given: Environment, url: string, say: Say): Promise<Moved> =>
  withBoth(given, async (embedded, postgres) => {
    const moved = await copyDatabase(embedded, postgres, say);
    await writeFact(embedded.handle, 'moved', { to: connectionName(url), at: new Date().toISOString() });
    return moved;
  });

const toEmbedded = (given: Environment, say: Say): Promise<Moved> =>
  withBoth(given, async (embedded, postgres) => {
    await refuseServers(postgres);
    return copyDatabase(postgres, embedded, say);
  });

const reopen = async (given: Environment): Promise<{ message: string }> => {
  if (hasNoEmbedded(given.dataDir))
    throw new StartProblem(`${given.dataDir}에 내장 데이터베이스가 없습니다.`);
  const embedded = await openEmbedded(given);
  try {
    if (!(await readFact(embedded.handle, 'moved')))
      return { message: '옮긴 데이터베이스가 아니어서 그대로 쓸 수 있습니다.' };
    await dropFact(embedded.handle, 'moved');
    return { message: '내장 데이터베이스를 다시 쓸 수 있습니다. DATABASE_URL 없이 시작해 주세요.' };
  } finally {
    await embedded.close();
  }
};

const readWords = (words: string[]): { 'to-embedded'?: boolean; reopen?: boolean } => {
  try {
    return parseArgs({
      args: words,
      options: { 'to-embedded': { type: 'boolean' }, reopen: { type: 'boolean' } },
    }).values;
  } catch {
    throw new StartProblem(usage);
  }
};

/**
 * Message about the location of the attachments, which this command does not move. @param back whether the embedded
 * database is the target
 */
export const filesWords = (
  { filesStore }: Pick<Environment, 'filesStore'>,
  place: string,
  back: boolean,
): string => {
  if (filesStore === 's3') return `첨부 파일은 ${place}에 그대로 있습니다. 같은 S3_… 설정으로 시작해 주세요.`;
  return back
    ? `첨부 파일은 옮기지 않았습니다. ${place}에 없으면 지금까지 쓰던 DATA_DIR의 files 폴더를 그리로 복사한 뒤 시작해 주세요.`
    : `첨부 파일은 ${place}에 그대로 있습니다. 같은 DATA_DIR로 시작하거나 그 폴더를 새 DATA_DIR로 옮겨 주세요.`;
};

/** Runs the command. */
export const moveCommand = async (words: string[]): Promise<{ message: string }> => {
  const { 'to-embedded': back, reopen: again } = readWords(words);
  keepFilesPrivate();
  const given = environment(process.env);
  if (again) return reopen(given);
  if (!given.databaseUrl) throw needsUrl();
  if (!back && hasNoEmbedded(given.dataDir))
    throw new StartProblem(
      `DATA_DIR(${given.dataDir})에 옮길 내장 데이터베이스가 없습니다. 폴더를 확인해 주세요.`,
    );
  const began = performance.now();
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  const { tables, rows } = back
    ? await toEmbedded(given, say)
    : await toPostgres(given, given.databaseUrl, say);
  const place = back ? given.dataDir : connectionName(given.databaseUrl);
  return {
    message: [
      `옮겼습니다: 표 ${tables}개의 ${grouped(rows)}행이 ${place}에 있고, 원본과 같습니다. 걸린 시간은 ${timeWords((performance.now() - began) / 1_000)}입니다.`,
      filesWords(given, openFileStore(given).place, back === true),
    ].join('\n'),
  };
};
