import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Packages at exact versions, and those of their own packages that are taken at others. */
export interface Packages {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
}

/** Of what `npm run` hands on, the folder of this project is not meant for another one; its registry is. */
const elsewhere = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?!config_)|^npm_config_local_prefix$/iu.test(name),
    ),
  );

/**
 * Installs packages among the temporary files, where they are found again by the next run. What packages would run at
 * their installation is left out: all that is needed of them comes compiled.
 * @returns the folder
 * @throws Error with the end of what npm said
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
