// Where the proxies are, for the tests of the files that the product ships for them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const find = (name) =>
  folders
    .concat((process.env.PATH || '').split(delimiter))
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program));

/** The program file of nginx; undefined when there is none. */
export const findNginx = () => find('nginx');

/** The program file of HAProxy; undefined when there is none. */
export const findHaproxy = () => find('haproxy');
