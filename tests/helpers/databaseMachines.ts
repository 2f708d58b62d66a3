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
import pg from 'pg';
import { processTree } from '../../scripts/bench/processTree.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { findHaproxy } from '../../scripts/bootstrap/proxies.mjs';
import { eventually } from './eventually.ts';
import { machineNetwork } from './machineNetwork.ts';
import {
  addressOf,
  etcdSettings,
  haproxySettings,
  insideOf,
  names,
  type Ports,
  patroniSettings,
} from './machineSettings.ts';
import { asUser, freePort } from './temporaryCluster.ts';

/** State of a machine as reported by Patroni. */
export interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  /** Increased by one with each new primary. */
  timeline?: number;
}

/** Three machines with PostgreSQL, Patroni and etcd each, behind HAProxy, configured by the shipped files. */
export interface DatabaseMachines {
  /** Address for writes. */
  url: string;
  /** Addresses for reads that may be stale: one per machine, including the primary. */
  standbyUrls: readonly string[];
  members(): Promise<Member[]>;
  /** The name of the primary; undefined while there is none. */
  leader(): Promise<string | undefined>;
  /** Resolves when all agree on a primary, a synchronous standby and another standby, and etcd is healthy. */
  whole(): Promise<void>;
  /** Sends a statement to one machine as the administrator of its PostgreSQL. */
  ask(name: string, statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Kills everything on a machine with SIGKILL at once: PostgreSQL, Patroni, etcd. */
  crash(name: string): Promise<void>;
  /** Kills only PostgreSQL with SIGKILL; Patroni and etcd continue. */
  crashPostgres(name: string): void;
  /**
   * Suspends everything on a machine without closing connections, as a network that drops all packets would.
   * @returns a function that resumes it
   */
  freeze(name: string): () => void;
  /**
   * Cuts a machine off from the others without closing connections, while it keeps running and the product still
   * reaches it.
   * @returns a function that restores the network
   */
  cutOff(name: string): () => void;
  /** Kills etcd on a machine. */
  crashEtcd(name: string): Promise<void>;
  /** Starts a machine again, or those of its programs that are not running. */
  start(name: string): void;
  /**
   * Stops a standby from replaying WAL, in a way that Patroni does not undo, as it would a pause of PostgreSQL's own.
   * @returns a function that resumes it
   */
  holdReplay(name: string): Promise<() => void>;
  /** Makes another machine the primary, by the operator's command. */
  switchOver(from: string, to: string): Promise<void>;
  stop(): Promise<void>;
}

const debian = '/usr/bin';
const programs = ['patroni', 'patronictl', 'etcd'];

/** The programs missing to run them. */
export const missingPrograms = (): string[] => [
  ...(findPostgres() ? [] : ['postgresql']),
  ...(findHaproxy() ? [] : ['haproxy']),
  ...programs.filter((program) => !existsSync(join(debian, program))),
];

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

/** @param password of the account and database `press`, which are created */
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
  /**
   * The machines' views of the cluster, most recent first: a machine that was away reports outdated state for a while.
   */
  const views = async (): Promise<Member[][]> => {
    const askOne = async (name: string): Promise<Member[]> => {
      const answer = await fetch(`http://${insideOf(name)}:${ports.api}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    };
    const asked = await Promise.allSettled(names.filter((name) => !network.isCut(name)).map(askOne));
    const latest = (view: Member[]): number => Math.max(0, ...view.map(({ timeline }) => timeline ?? 0));
    return asked
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      .toSorted((one, other) => latest(other) - latest(one));
  };
  const members = async (): Promise<Member[]> => (await views())[0] ?? [];
  const leaderIn = (view: readonly Member[]): string | undefined =>
    view.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
  const leader = async (): Promise<string | undefined> => leaderIn(await members());
  const isEtcdWell = async (name: string): Promise<boolean> => {
    const asked = fetch(`http://${insideOf(name)}:${ports.etcd}/health`, {
      signal: AbortSignal.timeout(2_000),
    });
    return asked.then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const isWhole = async (): Promise<boolean> => {
    const found = await views();
    const isWell = (view: Member[]): boolean =>
      view.filter(({ state }) => ['running', 'streaming'].includes(state)).length === names.length &&
      new Set(view.map(({ role }) => role)).size === names.length;
    const agree = found.length === names.length && new Set(found.map(leaderIn)).size === 1;
    return agree && found.every(isWell) && (await Promise.all(names.map(isEtcdWell))).every(Boolean);
  };
  const whole = async (): Promise<void> => {
    const until = Date.now() + 100_000;
    while (!(await isWhole())) {
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
    // as described in docs/operations.md
    await ask(primary, `create role press login password '${password}'`);
    await ask(primary, 'create database press owner press');
    await ask(primary, 'create extension pg_stat_statements; grant pg_read_all_stats to press', 'press');
    // a standby may receive it a moment later
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
    async holdReplay(name) {
      // a machine that has just come back is a standby only after it has read to the end of its own log
      const replaying = await eventually(() => {
        const pid = postgresOf(name).find((one) =>
          readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('startup recovering'),
        );
        if (!pid) throw new Error(`${name} replays nothing.`);
        return pid;
      });
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
