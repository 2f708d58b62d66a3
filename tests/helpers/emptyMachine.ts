import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
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

/** Programs needed to create and run such a machine. */
const programs = ['debootstrap', 'systemd-nspawn', 'nsenter'];

/** What this host lacks to create such a machine, in words; empty if nothing. */
export const missingForMachine = (): string[] => [
  ...programs.filter((program) => spawnSync(program, ['--version']).error),
  ...(process.getuid?.() === 0 ? [] : ['root']),
];

/** A Debian container with systemd and its own network, in a folder. */
export interface EmptyMachine {
  /** Runs a shell line as root; resolves with its exit code (NaN if there is none) and all of its output. */
  run(line: string): Promise<{ code: number; output: string }>;
  /** Copies files into /root. */
  give(...files: string[]): void;
  /** Reboots it and waits until systemd has started its units. */
  reboot(): Promise<void>;
  /** A file that runs a program of the host within the machine's network. @param program its path on the host */
  inItsNetwork(program: string): string;
  remove(): Promise<void>;
}

/** Pid of the machine's init process. @returns undefined while it boots or after its end */
const initOf = (nspawn: ChildProcess): number | undefined => {
  const children = readFileSync(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, 'utf8').trim().split(' ');
  return Number(children.at(-1)) || undefined;
};

/**
 * Creates a machine with these Debian packages only and boots it; it is unreachable from here, and reaches nothing but
 * its own loopback.
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
  const names = ['--machine', name.replaceAll('.', '-'), '--hostname', name];
  // neither registered with the host's systemd nor given a unit: the host may have no systemd
  const options = ['--private-network', '--register=no', '--keep-unit', '--console=pipe', '--boot'];
  const boot = (): ChildProcess => {
    const output = openSync(log, 'a');
    try {
      return spawn('systemd-nspawn', ['--quiet', '--directory', root, ...names, ...options], {
        stdio: ['ignore', output, 'inherit'],
      });
    } finally {
      closeSync(output);
    }
  };
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
        // an end by signal has no exit code
        resolve({ code: error ? Number(error.code ?? NaN) : 0, output: stdout + stderr }),
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
  const remove = async (): Promise<void> => {
    const gone = nspawn.exitCode === null ? once(nspawn, 'exit') : undefined;
    nspawn.kill('SIGTERM');
    await gone;
    rmSync(place, { recursive: true, force: true });
  };
  await booted().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    run,
    remove,
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
  };
}
