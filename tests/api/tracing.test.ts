import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { run } from '#server/kernel/database/rows.ts';
import { inSpan, startTracing, stopTracing } from '#server/kernel/tracing/tracing.ts';
import { signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const received: SentSpan[] = [];
const receive = async (request: IncomingMessage): Promise<void> => {
  const { resourceSpans } = (await json(request)) as Sent;
  received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
};
const collector = createServer((request, response) => {
  void receive(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
afterAll(() => collector.close());

const { port } = collector.address() as { port: number };
const settings = { endpoint: `http://127.0.0.1:${port}`, serviceName: 'culture-press', ratio: 1 };
await startTracing(settings, 'server');

const { app, database } = await testApp({ jobs: true });
const { app: behindProxy } = await testApp({ database, variables: { TRUST_PROXY: '127.0.0.1' } });
const staff = await signedIn(app, 'staff');

/** The spans that the trace collector receives during `work`. */
const spansOf = async (work: () => Promise<unknown>): Promise<readonly SentSpan[]> => {
  received.length = 0;
  await work();
  await stopTracing();
  await startTracing(settings, 'server');
  return received;
};
const factOf = ({ attributes }: SentSpan, key: string): string | number | undefined => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const below = (spans: readonly SentSpan[], { spanId, traceId }: SentSpan): SentSpan[] =>
  spans.filter((one) => one.parentSpanId === spanId && one.traceId === traceId);

describe('with a collector of traces', () => {
  it('a request is a span above its statements', async () => {
    let id: unknown;
    const spans = await spansOf(async () => {
      id = (await staff.get('/article-list?size=10')).headers['x-request-id'];
    });
    const [request] = spans.filter((one) => factOf(one, 'http.request.id') === id);
    if (!request) throw new Error(`no span of request ${String(id)}`);
    expect([request.name, factOf(request, 'http.response.status_code')]).toEqual(['GET /article-list', 200]);
    const statements = below(spans, request);
    expect(statements.map(({ name }) => name)).toContain('SELECT article');
    expect(new Set(statements.map((one) => factOf(one, 'db.system.name')))).toEqual(new Set(['postgresql']));
  });

  it('requests that wait for a connection keep their own statements', async () => {
    const spans = await spansOf(() =>
      Promise.all(Array.from({ length: 40 }, () => staff.get('/article-list?size=10'))),
    );
    const requests = spans.filter(({ name }) => name === 'GET /article-list');
    expect(requests).toHaveLength(40);
    const lists = requests.map(
      (one) => below(spans, one).filter(({ name }) => name === 'SELECT article').length,
    );
    expect(new Set(lists)).toEqual(new Set([1]));
  });

  it('no span contains what people typed', async () => {
    const spans = await spansOf(async () => {
      await staff.get('/search-list?searchText=zebrafish');
      await staff.get('/article-list?ttl=zebrafish');
      // refused by the database, whose message contains the value
      await inDatabase(() =>
        inSpan({ name: 'example', kind: 'internal', facts: {} }, () =>
          run(sql`select ${'zebrafish'}::int`),
        ).catch(() => {}),
      );
      await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { eml: 'zebrafish@example.kr', pswd: 'x' },
      });
    });
    expect(spans.flatMap((one) => factOf(one, 'error.type') ?? [])).toContain('22P02');
    expect(JSON.stringify(spans)).not.toContain('zebrafish');
  });

  it('a job is a span, and a failed one says so', async () => {
    const spans = await spansOf(() =>
      inSpan({ name: 'job example', kind: 'internal', facts: {} }, async () => {
        throw new Error('away');
      }).catch(() => {}),
    );
    expect(spans.find(({ name }) => name === 'job example')).toMatchObject({ status: { code: 2 } });
  });

  it('the trace of a trusted proxy continues here, and no other one', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const spans = await spansOf(async () => {
      await behindProxy.inject({ url: '/api/site', headers });
      await app.inject({ url: '/api/site', headers });
    });
    const traces = spans.filter(({ name }) => name === 'GET /site').map((one) => one.traceId);
    expect(traces).toHaveLength(2);
    expect(traces.filter((one) => one === traceId)).toHaveLength(1);
  });
});

it('a missing collector is reported once, and delays nothing', async () => {
  const { openTracer } = await import('#server/kernel/tracing/openTelemetry.ts');
  const tell = vi.fn<(message: string, problem?: unknown) => void>();
  const tracer = openTracer({ ...settings, endpoint: 'http://127.0.0.1:9' }, 'server', tell, 50);
  for (let index = 0; index < 1_000; index += 1)
    tracer.start({ name: 'one', kind: 'internal', facts: {} }).end();
  await tracer.close();
  expect(tell.mock.calls.map(([message]) => message)).toEqual(['spans cannot be sent to http://127.0.0.1:9']);
});
