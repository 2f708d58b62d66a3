import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './program.ts';
import { freePort } from './temporaryCluster.ts';

/** A proxy with the product's shipped settings, running in front of a server. */
export interface Proxy {
  /** https://127.0.0.1:… */
  url: string;
  /** The address without encryption. */
  plainUrl: string;
  /** Its own certificate, as PEM. */
  certificate: string;
  pid: number;
  stop(): Promise<void>;
}

const files = { nginx: 'nginx/culture-press.conf', haproxy: 'haproxy/haproxy.cfg' };

export const shippedSettings = (proxy: keyof typeof files): string =>
  readFileSync(join(root, 'deploy', files[proxy]), 'utf8');

/** Replaces values in settings, as an operator would. @throws Error if the file lacks such a line */
export const adapted = (settings: string, changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce((text, [line, other]) => {
    if (!text.includes(line)) throw new Error(`The settings lack “${line}”.`);
    return text.replaceAll(line, other);
  }, settings);

const must = (program: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
};

/** True if it responds: with 308, or by a server behind it. */
const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { redirect: 'manual' })).status < 500;
  } catch {
    return false;
  }
};

/** Folder and ports of a proxy. */
interface Place {
  folder: string;
  https: number;
  http: number;
  certificate: string;
  key: string;
}

/** @param write writes the settings, and returns the program's arguments */
const startProxy = async (program: string, write: (place: Place) => string[]): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const [https, http] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const named = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  must('openssl', 'req', ...kind, ...named, '-keyout', key, '-out', certificate);
  const args = write({ folder, https, http, certificate, key });
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (piece: Buffer) => void said.push(piece.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const plainUrl = `http://127.0.0.1:${http}`;
  while (!(await answers(plainUrl))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`${program} ended before it was ready:\n${said.join('')}`);
    }
    await wait(20);
  }
  return {
    url: `https://127.0.0.1:${https}`,
    plainUrl,
    certificate: readFileSync(certificate, 'utf8'),
    pid: child.pid as number,
    stop,
  };
};

const frame = (folder: string, settings: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${settings};
}
`;

/**
 * Runs nginx with the shipped file and its own certificate in front of a server on loopback.
 * @param port of the server
 */
export const startNginx = (program: string, port: number): Promise<Proxy> =>
  startProxy(program, ({ folder, https, http, certificate, key }) => {
    const settings = join(folder, 'culture-press.conf');
    writeFileSync(
      settings,
      adapted(shippedSettings('nginx'), {
        'server 127.0.0.1:8080;': `server 127.0.0.1:${port};`,
        'listen 80;': `listen 127.0.0.1:${http};`,
        'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
        'server_name press.example.go.kr;': 'server_name 127.0.0.1;',
        '/etc/ssl/culture-press/fullchain.pem': certificate,
        '/etc/ssl/culture-press/key.pem': key,
      }),
    );
    const whole = join(folder, 'nginx.conf');
    writeFileSync(whole, frame(folder, settings));
    return ['-c', whole, '-p', folder];
  });

/** The shipped file's line on unencrypted requests. */
const toEncrypted =
  '  http-request redirect location https://%[req.hdr(host),field(1,:)]%[capture.req.uri] code 308';

/**
 * As `startNginx`, with HAProxy, in front of one server or several.
 * @param isPlain forwards unencrypted requests, for clients that do not trust a test's certificate
 */
export const startHaproxy = (
  program: string,
  ports: number | readonly number[],
  { isPlain = false } = {},
): Promise<Proxy> =>
  startProxy(program, ({ folder, https, http, certificate, key }) => {
    // chain and key in one file
    appendFileSync(certificate, readFileSync(key));
    const settings = join(folder, 'haproxy.cfg');
    const servers = [ports].flat().map((port, index) => `server press${index} 127.0.0.1:${port}`);
    const anyway = [ports]
      .flat()
      .map((port, index) => `server press${index}_anyway 127.0.0.1:${port} backup no-check`);
    writeFileSync(
      settings,
      adapted(shippedSettings('haproxy'), {
        'server first 127.0.0.1:8080': servers.join('\n  '),
        'server first_anyway 127.0.0.1:8080 backup no-check': anyway.join('\n  '),
        'bind :80': `bind 127.0.0.1:${http}`,
        'bind :443': `bind 127.0.0.1:${https}`,
        '/etc/ssl/culture-press/site.pem': certificate,
        '  log /dev/log local0 warning\n  user haproxy\n  group haproxy\n': '',
        '/run/haproxy/admin.sock': join(folder, 'admin.sock'),
        ...(isPlain && {
          [toEncrypted]: '  http-request set-header X-Forwarded-For %[src]\n  default_backend culture_press',
        }),
      }),
    );
    return ['-W', '-f', settings];
  });
