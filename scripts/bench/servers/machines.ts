import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../../../tests/helpers/program.ts';
import { type Proxy, startHaproxy } from '../../../tests/helpers/proxies.ts';
import { type Server, startServer } from '../../../tests/helpers/server.ts';
import { type Cluster, freePort, temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { findHaproxy } from '../../bootstrap/proxies.mjs';
import { atRest } from '../processTree.ts';

export const maxServers = 3;
export const maxStandbys = 2;

/** Three servers, a primary with two standbys, and a HAProxy in front of one, two and three of the servers. */
export interface Machines {
  primary: Cluster;
  servers: readonly Server[];
  /** The proxy in front of so many servers, from 1. */
  proxyBefore(servers: number): Proxy;
  standbys: readonly Cluster[];
  /** Runs so many standbys; resolves when all servers read from exactly these. */
  useStandbys(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** The same for all: a standby that was stopped for a while can catch up from here. */
const configuration = `
hot_standby_feedback = on
wal_keep_size = 2GB
shared_buffers = 512MB
max_wal_size = 4GB
checkpoint_timeout = 30min
`;

/** Number of standbys that a server reads from, according to its Prometheus metrics. */
const usedBy = async (metricsPort: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return [...text.matchAll(/^database_replica_used\{[^}]*\} 1$/gm)].length;
};

/** With the demo data, updated by a server that has been ready once. */
const filledPrimary = async (folder: string, prepare: (url: string) => Promise<void>): Promise<Cluster> => {
  const primary = await temporaryCluster({ keepsPromises: true, configuration });
  try {
    const url = primary.url('postgres');
    const place = { DATABASE_URL: url, DATA_DIR: folder };
    runProgram('seed', [], { ...place, DEMO: '1', PASSWORD_HASH_COST: '10' });
    const server = await startServer(place);
    await atRest(server.pid);
    await server.stop();
    await prepare(url);
    return primary;
  } catch (error) {
    await primary.remove();
    throw error;
  }
};

/** @param prepare further preparation of the database before it is copied to the standbys */
export const startMachines = async (
  folder: string,
  prepare: (databaseUrl: string) => Promise<void>,
): Promise<Machines> => {
  const dataDir = join(folder, 'servers');
  const primary = await filledPrimary(dataDir, prepare);
  const [standbys, servers, proxies]: [Cluster[], Server[], Proxy[]] = [[], [], []];
  const stop = async (): Promise<void> => {
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([primary, ...standbys].map((cluster) => cluster.remove()));
  };
  try {
    while (standbys.length < maxStandbys) standbys.push(await primary.standby());
    const metricsPorts: number[] = [];
    const log = openSync(devNull, 'w');
    while (servers.length < maxServers) {
      const [port, metrics] = [await freePort(), await freePort()];
      metricsPorts.push(metrics);
      const variables = {
        NODE_ENV: 'production',
        LOG_LEVEL: 'info',
        DEMO: '1',
        DEMO_PUBLIC: '1',
        COLLECT: '0',
        DATABASE_URL: primary.url('postgres'),
        DATABASE_REPLICA_URL: standbys.map((one) => one.url('postgres')).join(','),
        DATA_DIR: dataDir,
        TRUST_PROXY: 'loopback',
        METRICS_PORT: String(metrics),
        PORT: String(port),
      };
      servers.push(await startServer(variables, { isMeasured: true, logFile: log }));
      const ports = servers.map(({ url }) => Number(new URL(url).port));
      proxies.push(await startHaproxy(findHaproxy() as string, ports));
    }
    const running = new Set(standbys);
    return {
      primary,
      servers,
      standbys,
      proxyBefore: (count) => proxies[count - 1] as Proxy,
      async useStandbys(count) {
        for (const [place, standby] of standbys.entries()) {
          if (place >= count && running.delete(standby)) await standby.halt();
          if (place < count && !running.has(standby)) {
            await standby.start();
            running.add(standby);
          }
        }
        for (const port of metricsPorts) while ((await usedBy(port)) !== count) await wait(100);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
