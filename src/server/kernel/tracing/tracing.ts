import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span says beside its name and its times, by the names of OpenTelemetry's semantic conventions. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  set(facts: SpanFacts): void;
  /** By what is known of it only later. */
  rename(name: string): void;
  /** @param problem why it did not end well */
  end(problem?: unknown): void;
}

export interface SpanStart {
  /** Of few different values: an operation, a kind of job, a verb and a table. */
  name: string;
  /** Whether somebody else asked (`server`), somebody else is asked (`client`), or it is work of our own. */
  kind: 'server' | 'client' | 'internal';
  facts: SpanFacts;
  parent?: Span | undefined;
  /** The head `traceparent` of a caller whose trace goes on here. */
  traceparent?: string | undefined;
}

export interface Tracer {
  start(span: SpanStart): Span;
  /** Sends what waits, for a few seconds at most. */
  close(): Promise<void>;
}

/** Says what hinders the sending of spans, and that it is over. */
export type TellTracing = (message: string, problem?: unknown) => void;

let tracer: Tracer | undefined;
let tell: TellTracing = () => {};
const spans = new AsyncLocalStorage<Span>();

/** Whether anything is traced in this process; asked before work that only tracing needs. */
export const isTracing = (): boolean => tracer !== undefined;

/** The span that the current work belongs to. */
export const currentSpan = (): Span | undefined => spans.getStore();

/** Work, and all that it starts, as part of a span. */
export const within = <T>(span: Span, work: () => T): T => spans.run(span, work);

/** @throws Error where nothing is traced */
export const startSpan = (start: SpanStart): Span => {
  if (!tracer) throw new Error('Nothing is traced: ask isTracing() first.');
  return tracer.start(start);
};

/** Work as a span of its own, which ends with it; just the work where nothing is traced. */
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

/** Where problems of the sending are told from now on. */
export const tellTracing = (to: TellTracing): void => {
  tell = to;
};

export interface TracingSettings {
  /** Base address of a collector that takes OTLP over HTTP; spans go to `<endpoint>/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** Part of the requests and jobs that are traced, 0 to 1. */
  ratio: number;
}

/**
 * Begins to trace; to be called before the database is opened. Without settings nothing is loaded.
 * @param part which process of the product this is
 */
export const startTracing = async (
  settings: TracingSettings | undefined,
  part: 'server' | 'worker',
): Promise<void> => {
  if (!settings) return;
  const { openTracer } = await import('./openTelemetry.ts');
  tracer = openTracer(settings, part, (message, problem) => tell(message, problem));
};

export const stopTracing = async (): Promise<void> => {
  const stopped = tracer;
  tracer = undefined;
  await stopped?.close();
};
