import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLocked, FolderUnusable, lockFolder, lockHolder } from './lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockModule = new URL('./lock.ts', import.meta.url).href;
const locking = `
  const { lockFolder } = await import(process.argv[1]);
  try {
    lockFolder(process.argv[2]);
    globalThis.gc?.();
    await new Promise(setImmediate);
    globalThis.gc?.();
    console.log('locked');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.message);
  }`;

/** Another process that locks the folder; `said` is its first line of output. */
async function another(...flags: string[]): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', locking, lockModule, folder]);
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: line.toString().trim() };
}

const killed = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

describe('lockFolder', () => {
  it('refuses a second process with one Korean sentence that names the first', async () => {
    const lock = lockFolder(folder);
    const { said } = await another();
    expect(said).toContain(`프로세스 번호 ${process.pid}`);
    expect(said).toContain(folder);
    expect(said.split('\n')).toHaveLength(1);
    lock.release();
  });

  it('refuses a second opening in the same process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    lock.release();
  });

  it('is free again after release, with nothing left to read', () => {
    lockFolder(folder).release();
    expect(lockHolder(folder)).toBeUndefined();
    lockFolder(folder).release();
  });

  it('is free again after its process was killed, whatever it left', async () => {
    const { child, said } = await another();
    expect(said).toBe('locked');
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    await killed(child);
    expect(lockHolder(folder)?.pid).toBe(child.pid);
    const lock = lockFolder(folder);
    expect(lockHolder(folder)?.pid).toBe(process.pid);
    lock.release();
  });

  it('is not deceived by a stale file that names a living process', () => {
    writeFileSync(
      join(folder, 'database.lock.json'),
      JSON.stringify({ pid: process.ppid, port: 1, secret: 'old' }),
    );
    const lock = lockFolder(folder);
    expect(lockHolder(folder)).toEqual({
      pid: process.pid,
      host: '127.0.0.1',
      port: null,
      secret: lock.secret,
    });
    lock.release();
  });

  it('lasts although its process collects garbage and keeps no reference', async () => {
    const { said } = await another('--expose-gc');
    expect(said).toBe('locked');
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
  });

  it('gives the remains of a killed process to exactly one of several', async () => {
    await killed((await another()).child);
    const all = await Promise.all(Array.from({ length: 5 }, () => another()));
    expect(all.filter(({ said }) => said === 'locked')).toHaveLength(1);
  });

  it('shows the server’s address to the owner of the folder only', () => {
    const lock = lockFolder(folder);
    lock.announce('127.0.0.2', 8123);
    expect(lockHolder(folder)).toEqual({
      pid: process.pid,
      host: '127.0.0.2',
      port: 8123,
      secret: lock.secret,
    });
    expect(statSync(join(folder, 'database.lock.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['database.lock', 'database.lock.json']);
    lock.release();
  });

  it('says in one sentence that the folder cannot be used', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(FolderUnusable);
    expect(() => lockFolder(join(folder, 'file'))).toThrow(/쓸 수 없습니다 \(EEXIST\)/);
  });
});
