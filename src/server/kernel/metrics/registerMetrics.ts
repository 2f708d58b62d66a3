import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withinTime } from '../clock/withinTime.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/db.ts';
import { operationOf } from '../http/operationOf.ts';
import { type AddressVariables, listenProblem } from '../settings/startProblem.ts';
import type { Measure, MeasuredValue } from './measure.ts';

/** Histogram buckets in seconds: from a cached list to a search and an export. */
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

/** Milliseconds within which a metric must be read: an unresponsive database must not delay the others. */
const readingTime = 2_000;

const refuse = (): never => {
  throw new Error(`not read within ${readingTime} ms`);
};

/** Registers a metric. If it cannot be read, it is omitted and the error is logged; the others are shown. */
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
 * Maximum of connections, and milliseconds that a connection may idle or a request may take: there are few clients, and
 * hanging ones must cost nothing.
 */
const bounds = { connections: 20, requestsPerConnection: 100, idleMs: 10_000 };
const askingTime = {
  headersTimeout: bounds.idleMs,
  requestTimeout: bounds.idleMs,
  connectionsCheckingInterval: 1_000,
};

/** The text of all metrics, read once for all concurrent requests. */
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
  /** Address of `GET /metrics`, without a sign-in: must not be reachable by everyone. */
  host: string;
  port: number;
  measures: readonly Measure[];
}

/**
 * Serves metrics for Prometheus on a separate port: requests by operation and status, the process (memory, processor,
 * event loop), and `measures`, which are read on request.
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
