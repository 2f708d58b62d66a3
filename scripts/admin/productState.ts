import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationReport } from '#generated/types/siteCalls.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { lockHolder } from '#server/kernel/database/lock.ts';
import { serverAddress } from '#server/kernel/http/serverAddress.ts';
import { buildName, productFolder, productVersion } from '#server/kernel/productFiles.ts';
import { operationReport } from '#server/modules/platform/index.ts';
import type { Environment } from '../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { beforeUpgrades, momentIn } from './backup/retention.ts';
import { callServer } from './callServer.ts';

export interface Versions {
  version: string;
  /** Identifies the build; undefined when running from source. */
  build: string | undefined;
  /** Source commit, if the release was built from a repository. */
  commit: string | undefined;
  node: string;
}

export const versions = (): Versions => {
  const file = join(productFolder, 'release.json');
  const { commit } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { commit?: string };
  return { version: productVersion(), commit, build: buildName(), node: process.versions.node };
};

/** The server's response; undefined if there is none. */
export interface Answer {
  status: number;
  body: { data?: Record<string, unknown>; message?: string };
}

/** Timeout in milliseconds. */
const timeoutMs = 5_000;

/** Calls the server of these settings on this machine. @param path as in `/health` */
export const askServer = async (environment: Environment, path: string): Promise<Answer | undefined> => {
  try {
    const answer = await fetch(serverAddress(environment, `/api${path}`), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Answer['body'] };
  } catch {
    return undefined;
  }
};

/**
 * Figures of the database and the queue: read from PostgreSQL, or requested from the server that has the data folder
 * open.
 * @returns undefined for an embedded database without a running server: it is not opened just for a report
 * @throws StartProblem with a sentence
 */
export const readReport = async (environment: Environment): Promise<OperationReport | undefined> => {
  if (environment.databaseUrl) {
    const database = await openDatabase(environment);
    try {
      return await withDatabase(database, operationReport);
    } finally {
      await database.close();
    }
  }
  const holder = lockHolder(environment.dataDir);
  if (!holder?.port) return undefined;
  try {
    return await callServer<OperationReport>(holder, '/operation-report', {});
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    // the lock file of a killed server
    return undefined;
  }
};

/** A systemd unit. */
export interface Unit {
  name: string;
  /** active, inactive, failed … */
  state: string;
  /** Result of its last run: success, exit-code … */
  result: string;
  /** In systemd's format; empty if it was never in this state. */
  since: string;
}

const unitNames = ['culture-press.service', 'culture-press-worker.service', 'culture-press-backup.service'];

/** The product's units; empty if there is no systemd, or it does not know them. */
export const readUnits = (): Unit[] => {
  if (!existsSync('/run/systemd/system')) return [];
  return unitNames.flatMap((name) => {
    try {
      const wanted = '--property=LoadState,ActiveState,Result,StateChangeTimestamp';
      const text = execFileSync('systemctl', ['show', name, wanted], { encoding: 'utf8', stdio: 'pipe' });
      const values = new Map(text.split('\n').map((line) => line.split(/=(.*)/, 2) as [string, string]));
      if (values.get('LoadState') !== 'loaded') return [];
      const valueOf = (key: string): string => values.get(key) ?? '';
      return [
        {
          name,
          state: valueOf('ActiveState'),
          result: valueOf('Result'),
          since: valueOf('StateChangeTimestamp'),
        },
      ];
    } catch {
      return [];
    }
  });
};

/** @throws StartProblem if the folder exists but cannot be read */
const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new StartProblem(
      `알 수 없습니다. 백업 폴더 ${folder}을(를) 읽지 못했습니다 (${code}). 이 명령을 실행하는 계정에 읽기 권한을 주세요.`,
      { cause: error },
    );
  }
};

/** Time of the newest backup in the backup folder, daily or before an upgrade. @throws StartProblem if the folder cannot be read */
export const lastBackup = (folder: string): Date | undefined =>
  [folder, beforeUpgrades(folder)]
    .flatMap(namesIn)
    .flatMap((name) => momentIn(name) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1);
