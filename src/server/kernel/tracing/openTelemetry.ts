import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { buildName } from '../productFiles.ts';
import type { ReportTracing, Span, Tracer, TracingSettings } from './tracing.ts';

/** Maximum of buffered spans; further ones are dropped. */
const maxWaiting = 4_096;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/** The code of an error, or its class; the message may contain user input. */
const typeOf = (problem: unknown): string => {
  const { code, name } = (problem ?? {}) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? typeof problem);
};

/** Reports once when sending fails, and once when it works again. */
const reportsChanges = (endpoint: string, report: ReportTracing): ((problem: unknown) => void) => {
  let isFailing = false;
  return (problem) => {
    if (problem && !isFailing) report(`spans cannot be sent to ${endpoint}`, problem);
    if (!problem && isFailing) report(`spans are sent to ${endpoint} again`);
    isFailing = problem !== undefined;
  };
};

const watched = (exporter: SpanExporter, sent: (problem: unknown) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      sent(result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

/**
 * Sends spans to a collector by OTLP over HTTP, in batches.
 * @param sendingMs timeout for a batch in milliseconds
 */
export const openTracer = (
  { endpoint, serviceName, ratio }: TracingSettings,
  part: string,
  report: ReportTracing,
  sendingMs = 5_000,
): Tracer => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const sent = reportsChanges(endpoint, report);
  const exporter = watched(new OTLPTraceExporter({ url, timeoutMillis: sendingMs }), sent);
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': buildName(),
      'service.instance.id': `${part}-${process.pid}`,
    }),
    // the sampling decision of a remote caller is ignored: it may be any client
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: maxWaiting, exportTimeoutMillis: sendingMs }),
    ],
  });
  const tracer = provider.getTracer('culture-press');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new WeakMap<Span, Context>();
  return {
    start({ name, kind, facts, parent, traceparent }) {
      const remote = traceparent
        ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const from = (parent && contexts.get(parent)) ?? remote;
      const started = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, from);
      const span: Span = {
        set: (more) => void started.setAttributes(more),
        rename: (next) => void started.updateName(next),
        end(problem) {
          if (problem !== undefined)
            started.setAttribute('error.type', typeOf(problem)).setStatus({ code: SpanStatusCode.ERROR });
          started.end();
        },
      };
      contexts.set(span, trace.setSpan(ROOT_CONTEXT, started));
      return span;
    },
    close: () => provider.shutdown().catch(sent),
  };
};
