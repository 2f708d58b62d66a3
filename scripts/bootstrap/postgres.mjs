// Finds PostgreSQL's server programs.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

function folders() {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  const elsewhere = ['/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql/bin', '/usr/pgsql/bin'];
  return newestFirst.concat(elsewhere, (process.env.PATH || '').split(delimiter));
}

/** The folder with initdb and postgres, newest version first; undefined if there is none. */
export function findPostgres() {
  return folders().find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}
