import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Beginning, beginFolder } from './preparedFolders.ts';
import { programCall, root } from './program.ts';
import { freePort, isFree } from './temporaryCluster.ts';

/** A server process of the built product, as an operator would run it. */
export interface Server {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as an operator would; resolves with its exit code when it is gone. */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Ends it if need be and removes its data folder, unless that was given. */
  remove(): Promise<void>;
}

/**
 * What an operator would not choose: cheap passwords, no time for proxies, and any folder of files, since databases of
 * tests and measurements are copied without theirs.
 */
const ofTests = { PASSWORD_HASH_COST: '10', DRAIN_SECONDS: '0', FILES_ADOPT: '1' };

interface StartOptions {
  /** Where the product lies; by default here. */
  folder?: string;
  /** What a new data folder begins with. */
  beginning?: Beginning;
  /** As fast as an operator's; a story ends before that pays. */
  isMeasured?: boolean;
  /** Descriptor of the file that it writes its log to, in the place of `output`. */
  logFile?: number;
  /** A command that runs it, in the same process. */
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
 * The port on which servers of this process listen, one after the other: a browser keeps what it has read of the product by
 * its address. It lies below those that systems give to callers; another one where it is in use.
 */
export async function ownPort(): Promise<number> {
  const port = 10_000 + (process.pid % 20_000);
  if (starting.has(port)) return freePort();
  starting.add(port);
  if (await isFree(port)) return port;
  starting.delete(port);
  return freePort();
}

/** Ports that were given to servers which do not listen yet. */
const starting = new Set<number>();

/** A start that is to fail; not for its port, unless one is given. @returns its exit code and all that it printed */
export async function failedStart(
  variables: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, output } = spawnServer({ PORT: String(await freePort()), ...variables });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

/**
 * Starts the built server and waits until it is ready.
 * @param variables environment variables; by default a new data folder (begun, if this run has one) and a free port
 * @param options how it is run
 * @throws Error with what it printed, when it ends before it is ready
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
  const url = `http://127.0.0.1:${port}`;
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
