import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, freePort } from './temporaryCluster.ts';

/** PgBouncer, running in front of a cluster. */
export interface Pgbouncer {
  url(database: string): string;
  stop(): Promise<void>;
}

/** Path of the PgBouncer program; undefined if there is none. */
export const findPgbouncer = (): string | undefined =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((program) => existsSync(program));

/** As described in docs/operations.md. */
const settings = (cluster: Cluster, port: number, mode: 'session' | 'transaction'): string => `
[databases]
* = host=127.0.0.1 port=${cluster.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 200
default_pool_size = ${mode === 'session' ? 40 : 8}
`;

export const startPgbouncer = async (
  program: string,
  cluster: Cluster,
  mode: 'session' | 'transaction',
): Promise<Pgbouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(cluster, port, mode));
  // it refuses to run as root
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, [...user, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void said.push(piece.toString()));
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url('postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: ${said.join('')}`);
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
