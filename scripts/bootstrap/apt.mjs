// Installation of Debian packages, if permitted.
import { existsSync } from 'node:fs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

export const isRoot = () => Boolean(process.getuid) && process.getuid() === 0;

let updated = false;

/** Installs Debian packages if we are root on a Debian machine. Returns whether it succeeded. */
export async function aptInstall(...packages) {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  return step(`apt-get install ${packages.join(' ')}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (!updated) updated = (await run('apt-get', ['update', '-qq'], env)) === 0;
    const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0'];
    return (await run('apt-get', ['install', ...options, ...packages], env)) === 0;
  });
}
