import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';

/** A PostgreSQL server for tests, on loopback. */
export interface Cluster {
  /** postgres:// address of one of its databases. */
  url(database: string): string;
  /** Address by a Unix socket instead of the network, which halves the processor time per statement. */
  localUrl(database: string): string;
  port: number;
  /** Pid of the main process, the parent of all others: a new one after each start. */
  pid(): number;
  /** Stops the server as an administrator would (`fast`) or as a crash would; the data stays until `remove`. */
  halt(how?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  start(): Promise<void>;
  /** A hot standby of it with its current data; halted, started and removed independently. */
  standby(): Promise<Cluster>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** True if nothing listens on a port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  const free = await outcome;
  if (free) {
    server.close();
    await once(server, 'close');
  }
  return free;
}

const isRoot = process.getuid?.() === 0;
/**
 * Wraps a command for the postgres account, since PostgreSQL refuses to run as root; setpriv also ends it when this
 * process is killed.
 * @param signal sent to it then
 */
export const asUser = (command: readonly string[], signal: 'QUIT' | 'TERM' = 'QUIT'): [string, string[]] => {
  const user = isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  return process.platform === 'linux'
    ? ['setpriv', [`--pdeathsig=${signal}`, ...user, ...command]]
    : [command[0] as string, command.slice(1)];
};

function must(...command: string[]): void {
  const [program, args] = asUser(command);
  const done = spawnSync(program, args, { encoding: 'utf8', cwd: tmpdir() });
  if (done.status !== 0)
    throw new Error(`${command.join(' ')} failed: ${done.stderr || done.error?.message}`);
}

const settings = (port: number, folder: string) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
fsync = off
full_page_writes = off
max_connections = 200
log_min_messages = fatal
`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const makeData = (programs: string, data: string): void =>
  must(
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  );

/** Copies a running cluster as a standby that follows it. */
const followData =
  (url: string) =>
  (programs: string, data: string): void =>
    must(
      join(programs, 'pg_basebackup'),
      '-D',
      data,
      '-d',
      url,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );

const gigabyte = 2 ** 30;

/** A folder in memory, if there is one with room: a copied database is a thousand files, ten times slower on a disk. */
export function memoryFolder(): string | undefined {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= 2 * gigabyte ? folder : undefined;
}

interface Options {
  /** Leaves fsync on, for tests that kill the server. */
  keepsPromises?: boolean;
  /** Its folder, to which a later call can return; by default a new one. */
  folder?: string;
  /** Uses memory if there is room. */
  inMemory?: boolean;
  /** Further lines of its configuration. */
  configuration?: string;
  /** Creates its data folder, if there is none yet. */
  begin?: (programs: string, data: string) => void;
}

/**
 * Starts a cluster, which is created if there is none yet.
 * @throws Error if this machine has no PostgreSQL server programs
 */
export async function temporaryCluster({
  keepsPromises = false,
  folder: kept,
  inMemory = false,
  configuration = '',
  begin = makeData,
}: Options = {}): Promise<Cluster> {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL 서버 프로그램을 찾을 수 없습니다. postgresql 패키지를 설치해 주세요.');
  const folder = kept ?? mkdtempSync(join((inMemory && memoryFolder()) || tmpdir(), 'cluster-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  if (!existsSync(data)) begin(programs, data);
  const port = await freePort();
  const usual = settings(port, folder);
  const settingsFile = join(data, 'postgresql.auto.conf');
  // a standby's file names the server it follows; of repeated settings the last one counts
  const followed = existsSync(join(data, 'standby.signal')) ? readFileSync(settingsFile, 'utf8') : '';
  writeFileSync(
    settingsFile,
    `${followed}${keepsPromises ? usual.replace('fsync = off', '') : usual}${configuration}`,
  );

  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const localUrl = (database: string) => `${url(database)}?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    const [program, args] = asUser([join(programs, 'postgres'), '-D', data]);
    server = spawn(program, args, { stdio: 'ignore', cwd: tmpdir() });
    while (!(await answers(url('postgres')))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`);
      await wait(50);
    }
  };
  const halt = async (how: 'fast' | 'immediate' = 'fast') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  const remove = async () => {
    await halt('immediate');
    // asynchronously: the test runner in this process has other work meanwhile
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    // a kept folder may be in use by another process
    if (!kept) await remove();
    throw error;
  }
  const standby = () => temporaryCluster({ begin: followData(url('postgres')) });
  // setpriv is replaced by the program that it runs
  const pid = () => server?.pid as number;
  return { url, localUrl, port, pid, halt, start, standby, remove };
}
