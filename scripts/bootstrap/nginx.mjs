// Where nginx is, for the tests of the file that the product ships for it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The program file of nginx; undefined when there is none. */
export function findNginx() {
  return folders
    .concat((process.env.PATH || '').split(delimiter))
    .filter(Boolean)
    .map((folder) => join(folder, 'nginx'))
    .find((program) => existsSync(program));
}
