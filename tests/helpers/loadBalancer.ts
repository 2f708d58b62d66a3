import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A load balancer for several servers, with keep-alive connections like nginx and HAProxy; it records failures. */
export interface LoadBalancer {
  url: string;
  /** Requests that a server did not answer, or answered with 5xx. */
  failures: string[];
  /** Number of answered requests. */
  answered(): number;
  stop(): Promise<void>;
}

/** Interval of readiness checks, in milliseconds. */
const askEvery = 200;

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Distributes requests round robin among ready servers, and tries the next one if a server accepts no connection.
 * @param servers their addresses, which may change
 */
export const startLoadBalancer = async (servers: () => readonly string[]): Promise<LoadBalancer> => {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let [answered, turn] = [0, 0];
  let ready: readonly string[] = servers();
  const look = async (): Promise<void> => {
    const found = await Promise.all(servers().map(async (url) => ((await isReady(url)) ? [url] : [])));
    ready = found.flat();
  };
  const looking = setInterval(() => void look(), askEvery);

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number): void => {
    const among = ready.length ? ready : servers();
    const server = among[turn++ % among.length] ?? '';
    const { hostname, port } = new URL(server);
    const { method, url: path, headers } = incoming;
    const fail = (why: string): void => {
      failures.push(`${method} ${path}: ${why}`);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    const asked = request({
      hostname,
      port,
      method,
      path,
      agent,
      headers: { ...headers, connection: 'keep-alive' },
    });
    asked.on('response', (answer) => {
      if ((answer.statusCode ?? 500) >= 500) failures.push(`${method} ${path}: ${answer.statusCode}`);
      else answered += 1;
      const { connection: _ours, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.destroyed) return;
      if (error.code === 'ECONNREFUSED' && tries > 1) pass(incoming, body, outgoing, tries - 1);
      else fail(error.code ?? error.message);
    });
    outgoing.on('close', () => asked.destroy());
    asked.end(body);
  };
  const proxy = createServer((incoming, outgoing) => {
    void buffer(incoming).then(
      (body) => pass(incoming, body, outgoing, servers().length),
      // the caller has gone in the middle of its request
      () => outgoing.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    failures,
    answered: () => answered,
    stop: async () => {
      clearInterval(looking);
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
