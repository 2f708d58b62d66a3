import { AsyncLocalStorage } from 'node:async_hooks';

/** Attributes of a span besides its name and times, with the names of OpenTelemetry's semantic conventions. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  set(facts: SpanFacts): void;
  /** Renames the span when more is known about it. */
  rename(name: string): void;
  /** @param problem the error if it failed */
  end(problem?: unknown): void;
}

export interface SpanStart {
  /** Of low cardinality: an operation, a kind of job, a verb with a table. */
  name: string;
  /** An incoming request (`server`), an outgoing one (`client`), or internal work. */
  kind: 'server' | 'client' | 'internal';
  facts: SpanFacts;
  parent?: Span | undefined;
  /** The header `traceparent` of a caller whose trace is continued. */
  traceparent?: string | undefined;
}

export interface Tracer {
  start(span: SpanStart): Span;
  /** Sends buffered spans, for a few seconds at most. */
  close(): Promise<void>;
}

/** Reports that sending spans fails, and that it works again. */
export type ReportTracing = (message: string, problem?: unknown) => void;

let tracer: Tracer | undefined;
let report: ReportTracing = () => {};
const spans = new AsyncLocalStorage<Span>();

/** Whether this process traces; checked before work that only tracing needs. */
export const isTracing = (): boolean => tracer !== undefined;

/** The span of the current async context. */
export const currentSpan = (): Span | undefined => spans.getStore();

/** Runs work, and everything it starts, in the context of a span. */
export const within = <T>(span: Span, work: () => T): T => spans.run(span, work);

/** @throws Error if tracing is off */
export const startSpan = (start: SpanStart): Span => {
  if (!tracer) throw new Error('Nothing is traced: ask isTracing() first.');
  return tracer.start(start);
};

/** Runs work in a new span, which ends with it; without tracing it only runs the work. */
export const inSpan = async <T>(start: Omit<SpanStart, 'parent'>, work: () => Promise<T>): Promise<T> => {
  if (!tracer) return work();
  const span = tracer.start({ ...start, parent: currentSpan() });
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
};

/** Sets the function to which sending problems are reported. */
export const setTracingReport = (to: ReportTracing): void => {
  report = to;
};

export interface TracingSettings {
  /** Base address of a collector that takes OTLP over HTTP; spans go to `<endpoint>/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** Share of the requests and jobs that are traced, 0 to 1. */
  ratio: number;
}

/**
 * Starts tracing; call it before the database is opened. Without settings nothing is loaded.
 * @param part the kind of process
 */
export const startTracing = async (
  settings: TracingSettings | undefined,
  part: 'server' | 'worker',
): Promise<void> => {
  if (!settings) return;
  const { openTracer } = await import('./openTelemetry.ts');
  tracer = openTracer(settings, part, (message, problem) => report(message, problem));
};

export const stopTracing = async (): Promise<void> => {
  const stopped = tracer;
  tracer = undefined;
  await stopped?.close();
};
