import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../settings/startProblem.ts';

/** Information for other commands on this machine about the process that has locked a data folder. */
export interface LockHolder {
  pid: number;
  /** The address on which the server listens. */
  host: string;
  /** Null until the server listens. */
  port: number | null;
  /** Proves to the server that a caller can read files of the folder's owner. */
  secret: string;
}

export interface FolderLock {
  readonly secret: string;
  /** Publishes where the server listens to other commands (collect, backup). */
  announce(host: string, port: number): void;
  release(): void;
}

/** Another running process uses the data folder. */
export class FolderLocked extends StartProblem {
  readonly holder: LockHolder | undefined;
  constructor(dataDir: string, holder: LockHolder | undefined) {
    const who = holder ? ` (프로세스 번호 ${holder.pid})` : '';
    super(
      `데이터 폴더 ${dataDir}을(를) 다른 프로세스${who}가 사용하고 있습니다. 그 프로세스를 끝내거나 DATA_DIR에 다른 폴더를 지정해 주세요.`,
    );
    this.holder = holder;
  }
}

/** The data folder cannot be created or written. */
export class FolderUnusable extends StartProblem {
  constructor(dataDir: string, cause: unknown) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    super(
      `데이터 폴더 ${dataDir}에 쓸 수 없습니다 (${code}). 폴더의 권한과 남은 공간을 확인하거나 DATA_DIR을 바꿔 주세요.`,
    );
  }
}

const lockFile = 'database.lock';
const holderFile = 'database.lock.json';

/**
 * Locks of this process. An unreferenced connection is closed by garbage collection, which would release the folder
 * while it is in use; so a lock lasts until `release`, whether or not its caller keeps the result.
 */
const held = new Set<DatabaseSync>();

/**
 * @returns the process that has locked the folder according to its lock file, which a killed process may have left
 * behind
 */
export function lockHolder(dataDir: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, holderFile), 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/**
 * Locks the folder for this process, because PGlite itself admits a second process and both then corrupt the data.
 *
 * The kernel decides whether the lock holder is alive, not a process id in a file: the lock is an exclusive file lock
 * (SQLite's, the only one Node ships), which ends with its process, even after kill -9 or a power failure, and which
 * neither a reused process id nor two processes that both remove a stale file can defeat. The JSON file beside it is
 * information only, and readable by its owner only.
 *
 * @throws FolderLocked, FolderUnusable
 */
export function lockFolder(dataDir: string): FolderLock {
  const guard = openGuard(dataDir);
  const secret = randomBytes(24).toString('base64url');
  const holder: LockHolder = { pid: process.pid, host: '127.0.0.1', port: null, secret };
  const write = () => {
    const draft = join(dataDir, `${holderFile}.${process.pid}`);
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
    renameSync(draft, join(dataDir, holderFile));
  };
  try {
    write();
  } catch (error) {
    guard.close();
    throw new FolderUnusable(dataDir, error);
  }
  held.add(guard);
  return {
    secret,
    announce(host, port) {
      holder.host = host;
      holder.port = port;
      write();
    },
    release() {
      if (!guard.isOpen) return;
      rmSync(join(dataDir, holderFile), { force: true });
      held.delete(guard);
      guard.close();
    },
  };
}

function openGuard(dataDir: string): DatabaseSync {
  let guard: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    guard = new DatabaseSync(join(dataDir, lockFile), { timeout: 0 });
    guard.exec('pragma journal_mode = memory; begin exclusive');
    return guard;
  } catch (error) {
    guard?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new FolderLocked(dataDir, lockHolder(dataDir));
    throw new FolderUnusable(dataDir, error);
  }
}

const SQLITE_BUSY = 5;
