import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a machine of the tests' own is made with and run by. */
const programs = ['debootstrap', 'systemd-nspawn', 'nsenter'];

/** What this machine lacks for one of the tests' own, in words; empty where it can have one. */
export const missingForMachine = (): string[] => [
  ...programs.filter((program) => spawnSync(program, ['--version']).error),
  ...(process.getuid?.() === 0 ? [] : ['root']),
];

/** A Debian with systemd and a network of its own, in a folder. */
export interface EmptyMachine {
  /** Runs a line of its shell as root; the code and all that it printed. */
  run(line: string): Promise<{ code: number; output: string }>;
  /** Copies files into /root. */
  give(...files: string[]): void;
  /** Boots it anew and waits until systemd has started what it should. */
  reboot(): Promise<void>;
  /** A program that starts another one of this machine within that one's network. */
  inItsNetwork(program: string): string;
  remove(): Promise<void>;
}

/** Of the processes that a machine consists of, the first. @returns undefined while it boots or after its end */
const initOf = (nspawn: ChildProcess): number | undefined => {
  const children = readFileSync(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, 'utf8').trim().split(' ');
  return Number(children.at(-1)) || undefined;
};

/**
 * Makes a machine with these packages of Debian and no others and boots it; nothing of it is reached from here, and nothing
 * but its own loopback from it.
 * @param name its host name
 */
export async function emptyMachine(name: string, packages: readonly string[]): Promise<EmptyMachine> {
  const place = mkdtempSync(join(tmpdir(), 'machine-'));
  const root = join(place, 'root');
  mkdirSync(root);
  execFileSync(
    'debootstrap',
    [
      '--variant=minbase',
      `--include=${packages.join(',')}`,
      'bookworm',
      root,
      'http://deb.debian.org/debian',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  writeFileSync(join(root, 'etc/hostname'), `${name}\n`);
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${name}\n`);
  const log = join(place, 'console.log');
  // what the host's systemd would do for it, where the host has none
  const words = ['--quiet', '--directory', root, '--machine', name.replaceAll('.', '-'), '--hostname', name];
  const boot = (): ChildProcess =>
    spawn(
      'systemd-nspawn',
      [...words, '--private-network', '--register=no', '--keep-unit', '--console=pipe', '--boot'],
      { stdio: ['ignore', openSync(log, 'a'), 'inherit'] },
    );
  let nspawn = boot();

  const inside = (...types: string[]): string[] => [
    '--target',
    String(initOf(nspawn)),
    ...types.map((type) => `--${type}`),
  ];
  const run: EmptyMachine['run'] = async (line) => {
    const clean = [
      'env',
      '-i',
      'HOME=/root',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ];
    const spaces = inside('mount', 'uts', 'ipc', 'net', 'pid', 'root', 'wd');
    return new Promise((resolve) => {
      execFile('nsenter', [...spaces, ...clean, 'bash', '-c', `cd /root; ${line}`], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  };
  const booted = async (): Promise<void> => {
    for (const since = Date.now(); Date.now() - since < 60_000 && nspawn.exitCode === null; await wait(200)) {
      if (!initOf(nspawn)) continue;
      if (/running|degraded/u.test((await run('systemctl is-system-running')).output)) return;
    }
    throw new Error(`The machine does not come up:\n${readFileSync(log, 'utf8')}`);
  };
  await booted();
  return {
    run,
    give: (...files) => {
      for (const file of files) cpSync(file, join(root, 'root', basename(file)));
    },
    async reboot() {
      const gone = once(nspawn, 'exit');
      await run('systemctl reboot');
      await gone;
      nspawn = boot();
      await booted();
    },
    inItsNetwork(program) {
      const file = join(place, `inside-${basename(program)}`);
      writeFileSync(file, `#!/bin/sh\nexec nsenter ${inside('net').join(' ')} -- '${program}' "$@"\n`);
      chmodSync(file, 0o755);
      return file;
    },
    async remove() {
      const gone = nspawn.exitCode === null ? once(nspawn, 'exit') : undefined;
      nspawn.kill('SIGTERM');
      await gone;
      rmSync(place, { recursive: true, force: true });
    },
  };
}
