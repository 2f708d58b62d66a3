import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { root } from './program.ts';
import { adapted } from './proxies.ts';

/** Names of the three machines. */
export const names = ['db1', 'db2', 'db3'] as const;
/**
 * Address at which the other machines reach it. All of 127.0.0.0/8 is this host, so that each machine has its own
 * address, as in the shipped files.
 */
export const addressOf = (name: string): string => `127.0.0.2${name.slice(-1)}`;
/** Address at which its programs listen, and the product connects. */
export const insideOf = (name: string): string => `127.0.0.3${name.slice(-1)}`;

const shipped = (file: string): string => readFileSync(join(root, 'deploy/patroni', file), 'utf8');

/** The same ports on each machine, since each has its own addresses. */
export interface Ports {
  sql: number;
  api: number;
  etcd: number;
  etcdPeer: number;
}

/** etcd's variables on a machine, from the shipped file. */
export const etcdSettings = (
  name: string,
  folder: string,
  { etcd, etcdPeer }: Ports,
): Record<string, string> => {
  const peer = (one: string) => `${one}=http://${addressOf(one)}:${etcdPeer}`;
  const text = adapted(shipped('etcd.env'), {
    'ETCD_NAME=db1': `ETCD_NAME=${name}`,
    '/var/lib/etcd/culture-press': join(folder, 'etcd'),
    'db1=http://10.0.0.21:2380,db2=http://10.0.0.22:2380,db3=http://10.0.0.23:2380': names
      .map(peer)
      .join(','),
    'LISTEN_PEER_URLS=http://10.0.0.21:2380': `LISTEN_PEER_URLS=http://${insideOf(name)}:${etcdPeer}`,
    'LISTEN_CLIENT_URLS=http://10.0.0.21:2379': `LISTEN_CLIENT_URLS=http://${insideOf(name)}:${etcd}`,
    'http://10.0.0.21:2380': `http://${addressOf(name)}:${etcdPeer}`,
    'http://10.0.0.21:2379': `http://${addressOf(name)}:${etcd}`,
  });
  return parseEnv(text) as Record<string, string>;
};

/** Patroni's settings on a machine, from the shipped file. */
export const patroniSettings = (name: string, folder: string, { sql, api, etcd }: Ports): string =>
  adapted(shipped('patroni.yml'), {
    'name: db1': `name: ${name}`,
    '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': names.map((one) => `${addressOf(one)}:${etcd}`).join(','),
    ' listen: 10.0.0.21:8008': ` listen: ${insideOf(name)}:${api}`,
    ' listen: 10.0.0.21:5432': ` listen: ${insideOf(name)}:${sql}`,
    '10.0.0.21:8008': `${addressOf(name)}:${api}`,
    '10.0.0.21:5432': `${addressOf(name)}:${sql}`,
    '10.0.0.0/24': '127.0.0.0/8',
    '/var/lib/postgresql/15/main': join(folder, 'data'),
    '/usr/lib/postgresql/15/bin': findPostgres() as string,
    '/var/lib/postgresql/patroni.pgpass': join(folder, 'pgpass'),
    '/var/run/postgresql': folder,
    // the test runs under another account than PostgreSQL
    'local all postgres peer': 'local all all trust',
  });

/** @param listening ports on the product's own machine, for the primary and for each machine's reads */
export const haproxySettings = ({ sql, api }: Ports, listening: readonly number[]): string =>
  adapted(shipped('haproxy.cfg'), {
    '10.0.0.2': '127.0.0.3',
    ':5432': `:${sql}`,
    'port 8008': `port ${api}`,
    ...Object.fromEntries(
      listening.map((port, index) => [`127.0.0.1:500${index}\n  http`, `127.0.0.1:${port}\n  http`]),
    ),
  });
