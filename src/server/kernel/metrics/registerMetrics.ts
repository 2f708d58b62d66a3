import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withinTime } from '../clock/withinTime.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/db.ts';
import { operationOf } from '../http/operationOf.ts';
import { type AddressVariables, listenProblem } from '../startProblem.ts';
import type { Measure, MeasuredValue } from './measure.ts';

/** Bounds in seconds: a list from memory, a search, an export. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const watchRequests = (app: FastifyInstance, registry: Registry): void => {
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operation = operationOf(request);
    answered.inc({ operation, status: reply.statusCode });
    took.observe({ operation }, reply.elapsedTime / 1_000);
    done();
  });
};

/** Milliseconds in which a measure has to be read: a database that answers nothing must not hold back the others. */
const readingTime = 2_000;

const refuse = (): never => {
  throw new Error(`not read within ${readingTime} ms`);
};

/** What cannot be read now is left out and said in the log; the others are shown. */
const show = (app: FastifyInstance, registry: Registry, database: Database, measure: Measure): void => {
  const { name, help, labels, isCounter, read } = measure;
  const values = async (): Promise<readonly MeasuredValue[]> => {
    try {
      return await withinTime(
        withDatabase(database, async () => read()),
        readingTime,
        refuse,
      );
    } catch (error) {
      app.log.warn({ err: error, measure: name }, 'a measure could not be read');
      return [];
    }
  };
  const settings = { name, help, labelNames: [...labels], registers: [registry] };
  if (isCounter)
    new Counter({
      ...settings,
      async collect() {
        this.reset();
        for (const { labels: given, value } of await values()) this.inc(given, value);
      },
    });
  else
    new Gauge({
      ...settings,
      async collect() {
        this.reset();
        for (const { labels: given, value } of await values()) this.set(given, value);
      },
    });
};

/**
 * Callers at once, and milliseconds that one may do nothing or take to ask: few ask, and those who do not come to an end must
 * cost nothing.
 */
const bounds = { connections: 20, requestsPerConnection: 100, idleMs: 10_000 };
const askingTime = {
  headersTimeout: bounds.idleMs,
  requestTimeout: bounds.idleMs,
  connectionsCheckingInterval: 1_000,
};

/** What is shown, read once for all who ask meanwhile. */
const sharedText = (registry: Registry): (() => Promise<string>) => {
  let reading: Promise<string> | undefined;
  return () => {
    reading ??= registry.metrics().finally(() => {
      reading = undefined;
    });
    return reading;
  };
};

const answer = async (
  textNow: () => Promise<string>,
  log: FastifyBaseLogger,
  response: ServerResponse,
): Promise<void> => {
  try {
    const text = await textNow();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch (error) {
    log.error({ err: error }, 'metrics could not be shown');
    response.writeHead(500).end();
  }
};

export const metricsAddress: AddressVariables = { host: 'METRICS_HOST', port: 'METRICS_PORT' };

export interface MetricsOptions {
  database: Database;
  /** Where they are shown: `GET /metrics`, without a sign-in, so not where anybody may ask. */
  host: string;
  port: number;
  measures: readonly Measure[];
}

/**
 * Shows what Prometheus asks for on a port of its own: requests by operation and status, the process (memory, processor,
 * event loop), and `measures`, which are read when they are asked for.
 */
export const registerMetrics = (
  app: FastifyInstance,
  { database, host, port, measures }: MetricsOptions,
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchRequests(app, registry);
  for (const measure of measures) show(app, registry, database, measure);

  const textNow = sharedText(registry);
  const server = createServer(askingTime, ({ url, method }, response) => {
    if (url === '/metrics' && method === 'GET') void answer(textNow, app.log, response);
    else response.writeHead(404).end();
  });
  server.maxConnections = bounds.connections;
  server.maxRequestsPerSocket = bounds.requestsPerConnection;
  server.setTimeout(bounds.idleMs);
  app.addHook('onReady', async () => {
    server.listen({ host, port });
    try {
      await once(server, 'listening');
    } catch (error) {
      throw listenProblem(error, host, port, metricsAddress);
    }
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((ended) => server.close(ended));
  });
};
