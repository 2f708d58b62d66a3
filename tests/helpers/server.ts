import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Beginning, beginFolder } from './preparedFolders.ts';
import { programCall, root } from './program.ts';
import { freePort, isFree } from './temporaryCluster.ts';

/** A server process of the built product, run as by an operator. */
export interface Server {
  url: string;
  pid: number;
  dataDir: string;
  /** All output so far. */
  output(): string;
  /** Stops it as an operator would; resolves with its exit code when it has ended. */
  stop(): Promise<number | null>;
  /** Kills it as a crash would. */
  kill(): Promise<void>;
  /** Stops it if it is running and removes its data folder, unless that was given. */
  remove(): Promise<void>;
}

/**
 * Settings unsuitable for operation: cheap password hashes, no drain time for proxies, and any file folder, since
 * databases of tests and measurements are copied without their files.
 */
const ofTests = { PASSWORD_HASH_COST: '10', DRAIN_SECONDS: '0', FILES_ADOPT: '1' };

interface StartOptions {
  /** Folder of the product; by default this project. */
  folder?: string;
  /** Initial content of a new data folder. */
  beginning?: Beginning;
  /** As fast as an operator's server; by default without optimizing compilers. */
  isMeasured?: boolean;
  /** File descriptor that it logs to, instead of `output`. */
  logFile?: number;
  /** Command prefix that runs it, in the same process. */
  through?: readonly string[];
}

const spawnServer = (
  variables: Record<string, string>,
  { folder = root, isMeasured = false, logFile, through = [] }: StartOptions = {},
) => {
  const call = programCall('main', { ...ofTests, ...variables }, { isMeasured });
  const [program, ...args] = [...through, process.execPath, ...call.args] as [string, ...string[]];
  const child = spawn(program, args, {
    cwd: folder,
    env: call.env,
    stdio: ['ignore', logFile ?? 'pipe', logFile ?? 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => void printed.push(piece.toString()));
  return { child, output: () => printed.join('') };
};

/**
 * The port for the servers of this process, one after the other: a browser caches the product by address. It is below
 * the ephemeral ports of the system; if it is in use, another one is returned.
 */
export async function ownPort(): Promise<number> {
  const port = 10_000 + (process.pid % 20_000);
  if (starting.has(port)) return freePort();
  starting.add(port);
  if (await isFree(port)) return port;
  starting.delete(port);
  return freePort();
}

/** Ports given to servers that are not listening yet. */
const starting = new Set<number>();

/**
 * A start expected to fail, but not because of its port, unless one is given. @returns its exit code and all of its
 * output
 */
export async function failedStart(
  variables: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, output } = spawnServer({ PORT: String(await freePort()), ...variables });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

/**
 * Starts the built server and waits until it is ready.
 * @param variables environment variables; by default a new data folder (prepared, if this run has one) and a free port
 * @param options how it is run
 * @throws Error with its output, if it ends before it is ready
 */
export async function startServer(
  variables: Record<string, string> = {},
  options: StartOptions = {},
): Promise<Server> {
  const dataDir = variables['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'server-'));
  if (!variables['DATA_DIR'] && !variables['DATABASE_URL']) beginFolder(dataDir, options.beginning);
  const port = variables['PORT'] ?? String(await ownPort());
  const { child, output } = spawnServer({ DATA_DIR: dataDir, ...variables, PORT: port }, options);

  const running = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (running()) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  const url = `http://${variables['HOST'] ?? '127.0.0.1'}:${port}`;
  const remove = async () => {
    await end('SIGKILL');
    if (!variables['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
  };
  child.once('exit', () => starting.delete(Number(port)));
  while (!(await ready(url))) {
    if (!running()) {
      await remove();
      throw new Error(`The server ended with code ${child.exitCode} before it was ready:\n${output()}`);
    }
    await wait(50);
  }
  starting.delete(Number(port));
  return {
    url,
    pid: child.pid as number,
    dataDir,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    remove,
  };
}

async function ready(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
