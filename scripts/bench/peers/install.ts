import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Packages at exact versions, and overridden versions of their dependencies. */
export interface Packages {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
}

/** Removes npm settings of this project's folder from the environment; the registry is kept. */
const elsewhere = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?!config_)|^npm_config_local_prefix$/iu.test(name),
    ),
  );

/**
 * Installs packages among the temporary files, where the next run finds them again. Install scripts are not run: all
 * required parts are precompiled.
 * @returns the folder
 * @throws Error with the end of npm's output
 */
export const installPackages = (name: string, packages: Packages, say: (line: string) => void): string => {
  const wanted = JSON.stringify({ private: true, type: 'module', ...packages }, null, 2);
  const folder = join(tmpdir(), 'culture-press-peers', name);
  const done = join(folder, 'installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder;
  say(`${name}을(를) 설치합니다. 몇 분 걸립니다.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: elsewhere(),
    encoding: 'utf8',
  });
  if (npm.status !== 0)
    throw new Error(`npm could not install ${name}: ${npm.error?.message ?? npm.stderr.slice(-1_500)}`);
  writeFileSync(done, wanted);
  return folder;
};
