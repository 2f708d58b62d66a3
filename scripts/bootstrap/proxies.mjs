// Finds the proxies, for tests of the configuration files that the product ships for them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const find = (name) =>
  folders
    .concat((process.env.PATH || '').split(delimiter))
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program));

/** The program file of nginx; undefined if there is none. */
export const findNginx = () => find('nginx');

/** The program file of HAProxy; undefined if there is none. */
export const findHaproxy = () => find('haproxy');
