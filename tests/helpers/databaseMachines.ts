import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { processTree } from '../../scripts/bench/processTree.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { findHaproxy } from '../../scripts/bootstrap/proxies.mjs';
import { machineNetwork } from './machineNetwork.ts';
import { root } from './program.ts';
import { adapted } from './proxies.ts';
import { asUser, freePort } from './temporaryCluster.ts';

/** What Patroni says of a machine. */
export interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

/** Three machines with PostgreSQL, Patroni and etcd each, behind HAProxy: by the files that the product ships. */
export interface DatabaseMachines {
  /** Where the product writes. */
  url: string;
  /** Where it reads what may be behind: as many as there are machines, of which one is the primary. */
  standbyUrls: readonly string[];
  members(): Promise<Member[]>;
  /** The name of the primary; undefined while there is none. */
  leader(): Promise<string | undefined>;
  /** Resolves when there is a primary, a standby that has every write, and another standby. */
  whole(): Promise<void>;
  /** Asks one machine as the administrator of its PostgreSQL. */
  ask(name: string, statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Ends all of a machine with SIGKILL at once: PostgreSQL, Patroni, etcd. */
  crash(name: string): Promise<void>;
  /** Ends PostgreSQL alone with SIGKILL; Patroni and etcd go on. */
  crashPostgres(name: string): void;
  /**
   * Stops all of a machine without a word, as a network that swallows everything would.
   * @returns lets it go on
   */
  freeze(name: string): () => void;
  /**
   * Cuts a machine off from the others without a word, while it goes on running and the product still reaches it.
   * @returns mends the network
   */
  cutOff(name: string): () => void;
  /** Ends etcd of a machine. */
  crashEtcd(name: string): Promise<void>;
  /** Switches a machine, or what of it does not run, on again. */
  start(name: string): void;
  /**
   * Keeps a standby from replaying what comes in, also from Patroni, which would end a pause of PostgreSQL's own.
   * @returns lets it go on
   */
  holdReplay(name: string): () => void;
  /** What an operator calls to make another machine the primary. */
  switchOver(from: string, to: string): Promise<void>;
  stop(): Promise<void>;
}

const debian = '/usr/bin';
const programs = ['patroni', 'patronictl', 'etcd'];

/** Which programs are missing to run them. */
export const missingPrograms = (): string[] => [
  ...(findPostgres() ? [] : ['postgresql']),
  ...(findHaproxy() ? [] : ['haproxy']),
  ...programs.filter((program) => !existsSync(join(debian, program))),
];

const names = ['db1', 'db2', 'db3'] as const;
/** All of 127.0.0.0/8 is this machine, so that each has an address of its own, as in the files: by it the others come. */
const addressOf = (name: string): string => `127.0.0.2${name.slice(-1)}`;
/** Where its programs listen, and where the product comes. */
const insideOf = (name: string): string => `127.0.0.3${name.slice(-1)}`;

const shipped = (file: string): string => readFileSync(join(root, 'deploy/patroni', file), 'utf8');

interface Ports {
  sql: number;
  api: number;
  etcd: number;
  etcdPeer: number;
}

const etcdSettings = (name: string, folder: string, { etcd, etcdPeer }: Ports): Record<string, string> => {
  const peer = (one: string) => `${one}=http://${addressOf(one)}:${etcdPeer}`;
  const text = adapted(shipped('etcd.env'), {
    'ETCD_NAME=db1': `ETCD_NAME=${name}`,
    '/var/lib/etcd/culture-press': join(folder, 'etcd'),
    'db1=http://10.0.0.21:2380,db2=http://10.0.0.22:2380,db3=http://10.0.0.23:2380': names
      .map(peer)
      .join(','),
    'LISTEN_PEER_URLS=http://10.0.0.21:2380': `LISTEN_PEER_URLS=http://${insideOf(name)}:${etcdPeer}`,
    'LISTEN_CLIENT_URLS=http://10.0.0.21:2379': `LISTEN_CLIENT_URLS=http://${insideOf(name)}:${etcd}`,
    'http://10.0.0.21:2380': `http://${addressOf(name)}:${etcdPeer}`,
    'http://10.0.0.21:2379': `http://${addressOf(name)}:${etcd}`,
  });
  return parseEnv(text) as Record<string, string>;
};

const patroniSettings = (name: string, folder: string, { sql, api, etcd }: Ports): string =>
  adapted(shipped('patroni.yml'), {
    'name: db1': `name: ${name}`,
    '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': names.map((one) => `${addressOf(one)}:${etcd}`).join(','),
    ' listen: 10.0.0.21:8008': ` listen: ${insideOf(name)}:${api}`,
    ' listen: 10.0.0.21:5432': ` listen: ${insideOf(name)}:${sql}`,
    '10.0.0.21:8008': `${addressOf(name)}:${api}`,
    '10.0.0.21:5432': `${addressOf(name)}:${sql}`,
    '10.0.0.0/24': '127.0.0.0/8',
    '/var/lib/postgresql/15/main': join(folder, 'data'),
    '/usr/lib/postgresql/15/bin': findPostgres() as string,
    '/var/lib/postgresql/patroni.pgpass': join(folder, 'pgpass'),
    '/var/run/postgresql': folder,
    // the administrator of the test is not the account of PostgreSQL
    'local all postgres peer': 'local all all trust',
  });

const haproxySettings = ({ sql, api }: Ports, listening: readonly number[]): string =>
  adapted(shipped('haproxy.cfg'), {
    '10.0.0.2': '127.0.0.3',
    ':5432': `:${sql}`,
    'port 8008': `port ${api}`,
    ...Object.fromEntries(
      listening.map((port, index) => [`127.0.0.1:500${index}\n  http`, `127.0.0.1:${port}\n  http`]),
    ),
  });

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

const kill = async (child: ChildProcess | undefined): Promise<void> => {
  if (!isRunning(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

const signal = (name: NodeJS.Signals, pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

/** @param password of the account and database `press`, which are made */
export const startDatabaseMachines = async (password: string): Promise<DatabaseMachines> => {
  const home = mkdtempSync(join(tmpdir(), 'machines-'));
  chmodSync(home, 0o755);
  const ports: Ports = {
    sql: await freePort(),
    api: await freePort(),
    etcd: await freePort(),
    etcdPeer: await freePort(),
  };
  const folderOf = (name: string): string => join(home, name);
  const settingsOf = (name: string): string => join(folderOf(name), 'config.yml');
  const running = new Map<string, { patroni: ChildProcess; etcd: ChildProcess }>();
  const logOf = (name: string, program: string): number =>
    openSync(join(home, `${name}-${program}.log`), 'a');

  const startEtcd = (name: string): ChildProcess => {
    const log = logOf(name, 'etcd');
    const [program, args] = asUser([join(debian, 'etcd')]);
    return spawn(program, args, {
      env: { ...process.env, ...etcdSettings(name, folderOf(name), ports) },
      stdio: ['ignore', log, log],
    });
  };
  const startPatroni = (name: string): ChildProcess => {
    const [program, args] = asUser([join(debian, 'patroni'), settingsOf(name)], 'TERM');
    const log = logOf(name, 'patroni');
    return spawn(program, args, { cwd: folderOf(name), stdio: ['ignore', log, log] });
  };
  const start = (name: string): void => {
    const { etcd, patroni } = running.get(name) ?? {};
    running.set(name, {
      etcd: isRunning(etcd) ? etcd : startEtcd(name),
      patroni: isRunning(patroni) ? patroni : startPatroni(name),
    });
  };
  const postgresOf = (name: string): number[] => {
    const file = join(folderOf(name), 'data/postmaster.pid');
    const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
    return postmaster ? processTree(postmaster) : [];
  };
  const processesOf = (name: string): number[] => {
    const { etcd, patroni } = running.get(name) ?? {};
    return [
      ...postgresOf(name),
      ...[etcd, patroni].flatMap((child) => (child?.pid === undefined ? [] : processTree(child.pid))),
    ];
  };
  const doors = names.flatMap((machine) =>
    Object.values(ports).map((port: number) => ({
      machine,
      address: addressOf(machine),
      port,
      inside: insideOf(machine),
    })),
  );
  const network = await machineNetwork(doors, processesOf);
  const crash = async (name: string): Promise<void> => {
    signal('SIGKILL', postgresOf(name));
    const { etcd, patroni } = running.get(name) ?? {};
    await Promise.all([kill(etcd), kill(patroni)]);
  };
  const members = async (): Promise<Member[]> => {
    const ask = async (name: string): Promise<Member[]> => {
      const answer = await fetch(`http://${insideOf(name)}:${ports.api}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    };
    // one that is cut off tells what it knew before
    return Promise.any(names.filter((name) => !network.isCut(name)).map(ask)).catch(() => []);
  };
  const leader = async (): Promise<string | undefined> =>
    (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
  const whole = async (): Promise<void> => {
    const isWhole = (found: Member[]): boolean => {
      const well = found.filter(({ state }) => state === 'running' || state === 'streaming');
      return well.length === names.length && new Set(well.map(({ role }) => role)).size === names.length;
    };
    const until = Date.now() + 100_000;
    while (!isWhole(await members())) {
      if (Date.now() > until)
        throw new Error(`The machines are not well: ${JSON.stringify(await members())}`);
      await wait(200);
    }
  };
  const ask: DatabaseMachines['ask'] = async (name, statement, database = 'postgres') => {
    const client = new pg.Client({ host: folderOf(name), port: ports.sql, user: 'postgres', database });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  for (const name of names) {
    mkdirSync(folderOf(name), { recursive: true });
    chmodSync(folderOf(name), 0o777);
    writeFileSync(settingsOf(name), patroniSettings(name, folderOf(name), ports));
    start(name);
  }
  const listening = await Promise.all([0, 1, 2, 3].map(freePort));
  const proxySettings = join(home, 'haproxy.cfg');
  writeFileSync(proxySettings, haproxySettings(ports, listening));
  const proxyLog = logOf('proxy', 'haproxy');
  const proxy = spawn(findHaproxy() as string, ['-W', '-f', proxySettings], {
    stdio: ['ignore', proxyLog, proxyLog],
  });
  const stop = async (): Promise<void> => {
    if (isRunning(proxy)) {
      const gone = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await gone;
    }
    await Promise.all(names.map(crash));
    await network.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await whole();
    const primary = (await leader()) as string;
    // as docs/operations.md says it
    await ask(primary, `create role press login password '${password}'`);
    await ask(primary, 'create database press owner press');
    await ask(primary, 'create extension pg_stat_statements; grant pg_read_all_stats to press', 'press');
    // a standby may have it a moment later
    for (const name of names)
      while (
        !(await ask(name, `select from pg_extension where extname = 'pg_stat_statements'`, 'press').then(
          ({ length }) => length,
          () => 0,
        ))
      )
        await wait(50);
  } catch (error) {
    const logs = globSync('*.log', { cwd: home }).map(
      (file) => `${file}: ${readFileSync(join(home, file), 'utf8').slice(-2_000)}`,
    );
    await stop();
    throw new Error(`The database did not start.\n${logs.join('\n')}`, { cause: error });
  }
  const urlOf = (port: number | undefined): string => `postgres://press:${password}@127.0.0.1:${port}/press`;
  return {
    url: urlOf(listening[0]),
    standbyUrls: listening.slice(1).map(urlOf),
    members,
    leader,
    whole,
    ask,
    crash,
    start,
    crashPostgres: (name) => signal('SIGKILL', postgresOf(name)),
    cutOff: network.cut,
    crashEtcd: (name) => kill(running.get(name)?.etcd),
    freeze(name) {
      const { etcd, patroni } = running.get(name) ?? {};
      const pids = [...postgresOf(name), etcd?.pid ?? 0, patroni?.pid ?? 0].filter(Boolean);
      signal('SIGSTOP', pids);
      return () => signal('SIGCONT', pids);
    },
    holdReplay(name) {
      const replaying = postgresOf(name).find((pid) =>
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('startup recovering'),
      );
      if (!replaying) throw new Error(`${name} replays nothing.`);
      process.kill(replaying, 'SIGSTOP');
      return () => void process.kill(replaying, 'SIGCONT');
    },
    async switchOver(from, to) {
      const args = ['-c', settingsOf(from), 'switchover', '--leader', from, '--candidate', to, '--force'];
      const child = spawn(join(debian, 'patronictl'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (piece: Buffer) => {
        said += piece.toString();
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`patronictl ended with ${code}: ${said}`);
    },
    stop,
  };
};
