import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './temporaryCluster.ts';

/** HAProxy, running before several servers. */
export interface Haproxy {
  url: string;
  stop(): Promise<void>;
}

const settings = (port: number, servers: readonly number[]): string => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch
  retries 3
frontend press
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/health/ready
  http-check expect status 200
  default-server check inter 500ms fastinter 200ms rise 1 fall 2
${servers.map((one, index) => `  server press${index} 127.0.0.1:${one}`).join('\n')}
`;

/** @param servers ports on loopback */
export const startHaproxy = async (program: string, servers: readonly number[]): Promise<Haproxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port, servers));
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    try {
      return (await fetch(`${url}/api/health/ready`)).ok;
    } catch {
      return false;
    }
  };
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with code ${child.exitCode}.`);
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
