import '#server/derived.ts';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { byteText } from '#contract/byteText.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { migrate, pendingMigrations } from '#server/kernel/database/migrate.ts';
import { type MigrationStep, roughSeconds, stepOf } from '#server/kernel/database/migrationSteps.ts';
import { productVersion } from '#server/kernel/productFiles.ts';
import { type Environment, environment } from '../../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { backupMessage, makeBackup, placeBeforeUpgrade } from '../backup/backup.ts';
import { calledAs } from '../calledAs.ts';
import { ask } from '../copy/ask.ts';
import { hasNoEmbedded, isEmptyDatabase } from '../copy/target.ts';
import { withoutLimits } from '../openForCommand.ts';
import { timeWords } from '../words.ts';

const usage = [
  `사용법: ${calledAs('admin:migrate', 'migrate')} [--plan | --no-backup]`,
  '데이터베이스의 표를 이 버전에 맞춥니다. 먼저 백업하고, --no-backup이면 백업 없이 합니다. --plan은 무엇을 할지 보여 주기만 합니다.',
].join('\n');

const workWords: Record<MigrationStep['work'], string> = {
  instant: '곧바로',
  scan: '모든 행을 읽음',
  index: '색인을 만듦',
  rewrite: '모든 행을 다시 씀',
};

const bytesOf = async (handle: Handle, table: string | undefined): Promise<number> => {
  if (table === undefined) return 0;
  const [found] = await ask<{ bytes: string | null }>(
    handle,
    sql`select pg_total_relation_size(to_regclass(${`public."${table}"`}))::text as bytes`,
  );
  return Number(found?.bytes ?? 0);
};

const roughWords = (seconds: number): string => (seconds < 1 ? '' : '약 ') + timeWords(seconds);

/** The line about one statement for the operator. */
const lineOf = (step: MigrationStep, bytes: number): string => {
  const place = step.table && bytes ? ` · ${step.table} ${byteText(bytes)}` : '';
  const time = step.work === 'instant' ? '' : ` · ${roughWords(roughSeconds(step, bytes))}`;
  const shown = step.sql.length > 100 ? `${step.sql.slice(0, 99)}…` : step.sql;
  return `  - ${workWords[step.work]}${place}${time}: ${shown}`;
};

const planOf = async (database: Database): Promise<string[]> => {
  const pending = await pendingMigrations(database);
  const lines: string[] = [];
  let seconds = 0;
  for (const [at, { sql: statements }] of pending.entries()) {
    lines.push(`${at + 1}번째 마이그레이션, SQL 문 ${statements.length}개`);
    for (const step of statements.map(stepOf)) {
      const bytes = await bytesOf(database.handle, step.table);
      seconds += roughSeconds(step, bytes);
      lines.push(lineOf(step, bytes));
    }
  }
  if (pending.length)
    lines.push(
      `모두 ${seconds < 1 ? '1초 이내에 끝납니다' : `${roughWords(seconds)} 걸립니다`}. 그동안 바뀌는 표를 쓰는 요청은 기다려야 하니, 서버를 멈추고 하기를 권합니다.`,
    );
  return lines;
};

const withOpened = async <T>(given: Environment, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(withoutLimits(given));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const readWords = (words: string[]): { plan?: boolean; 'no-backup'?: boolean } => {
  try {
    return parseArgs({
      args: words,
      options: { plan: { type: 'boolean' }, 'no-backup': { type: 'boolean' } },
    }).values;
  } catch {
    throw new StartProblem(usage);
  }
};

/** Runs the command. */
export const migrateCommand = async (words: string[]): Promise<{ message: string }> => {
  const { plan, 'no-backup': skipsBackup } = readWords(words);
  const given = environment(process.env);
  if (plan && !given.databaseUrl && hasNoEmbedded(given.dataDir))
    return {
      message: `DATA_DIR(${given.dataDir})에 아직 데이터베이스가 없습니다. 처음 시작할 때 이 버전(${productVersion()})의 표를 만듭니다.`,
    };
  const { lines, isEmpty } = await withOpened(given, async (database) => ({
    isEmpty: await isEmptyDatabase(database.handle),
    lines: await planOf(database),
  }));
  if (!lines.length) return { message: `표가 이 버전(${productVersion()})과 맞습니다. 할 일이 없습니다.` };
  if (plan && isEmpty)
    return {
      message: `데이터베이스가 비어 있습니다. 처음 시작할 때 이 버전(${productVersion()})의 표를 만듭니다.`,
    };
  if (plan) return { message: lines.join('\n') };
  if (!isEmpty) process.stdout.write(`${lines.join('\n')}\n`);
  // no data can be lost
  if (!skipsBackup && !isEmpty)
    process.stdout.write(
      `${backupMessage(await makeBackup(given, placeBeforeUpgrade(given.backup.folder)))}\n`,
    );
  const applied = await withOpened(given, (database) => migrate(database));
  return { message: `마이그레이션 ${applied}건을 마쳤습니다. 이 버전의 서버를 시작해 주세요.` };
};
