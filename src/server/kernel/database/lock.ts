import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../startProblem.ts';

/** What other commands on this machine may know of the process that holds a data folder. */
export interface LockHolder {
  pid: number;
  /** Null until the server listens. */
  port: number | null;
  /** Proves to the server that a caller may read files of the folder's owner. */
  secret: string;
}

export interface FolderLock {
  readonly secret: string;
  /** Tells other commands (collect, backup) where the server listens. */
  announce(port: number): void;
  release(): void;
}

/** Another living process works in the data folder. */
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

/** The data folder cannot be made or written. */
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
 * Locks of this process. A connection that nothing refers to is closed by garbage collection, which would free the
 * folder while its holder still works; so a lock lasts until `release`, whether or not its caller keeps the result.
 */
const held = new Set<DatabaseSync>();

/** @returns who holds the folder according to its lock file, which a killed process may have left behind */
export function lockHolder(dataDir: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, holderFile), 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder for this process alone, because PGlite itself lets a second process in and both then corrupt it.
 *
 * Who is alive is decided by the kernel, not by a process number in a file: the lock is an exclusive file lock
 * (SQLite's, the only one Node ships), which ends with its process, be it by kill -9 or a power cut, and cannot be
 * fooled by a reused number or by two processes that both clear away a stale file. The JSON file beside it only
 * informs, and is readable by its owner alone.
 *
 * @throws FolderLocked, FolderUnusable
 */
export function lockFolder(dataDir: string): FolderLock {
  const guard = openGuard(dataDir);
  const holder: LockHolder = { pid: process.pid, port: null, secret: randomBytes(24).toString('base64url') };
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
    secret: holder.secret,
    announce(port) {
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
