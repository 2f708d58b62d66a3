// Installation of Debian packages, if permitted.
import { existsSync } from 'node:fs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** Whether Debian packages can be installed: we are root on a Debian machine. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
// a machine without network answers within a minute
const options = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

const apt = async (...args) => (await run('apt-get', [...options, ...args], env)) === 0;
const get = (packages) =>
  apt('install', '-y', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...packages);

/** Installs Debian packages: all at once or, if that fails, those that can be had. */
export const aptInstall = (packages) =>
  step(`이 컴퓨터에 설치: apt-get install ${packages.join(' ')}`, async () => {
    await apt('update');
    if (await get(packages)) return true;
    if (packages.length === 1) return false;
    let isWhole = true;
    for (const one of packages) isWhole = (await get([one])) && isWhole;
    return isWhole;
  });
