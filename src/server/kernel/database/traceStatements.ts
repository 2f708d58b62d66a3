import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { currentSpan, isTracing, startSpan } from '../tracing/tracing.ts';

type Callback = (error: Error | null, result?: unknown) => void;
type Query = (config: unknown, values?: unknown, callback?: Callback) => unknown;

/** Number of characters of a statement that are read, and that a span stores. */
const maxRead = 20_000;
const maxText = 2_000;

/** A statement without the literal values in its text; most values are parameters, which are omitted anyway. */
export const withoutLiterals = (text: string): string =>
  text
    .slice(0, maxRead)
    .replace(/'(?:[^'\\]|''|\\.)*(?:'|$)/gs, "'?'")
    .replace(/\s+/g, ' ');

/** A text without its parenthesised parts, at any depth. */
const withoutParts = (text: string): string => {
  const less = text.replace(/\([^()]*\)/g, ' ');
  return less === text ? text : withoutParts(less);
};

/** The verb of a statement without literals, and its first table: a name of low cardinality. */
export const summaryOf = (text: string): string => {
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i.exec(withoutParts(text))?.[1];
  return table ? `${verb} ${table.replaceAll('"', '')}` : verb;
};

const textOf = (config: unknown): string | undefined => {
  if (typeof config === 'string') return config;
  // a cursor sends its own statements
  const { text, submit } = (config ?? {}) as { text?: string; submit?: unknown };
  return submit ? undefined : text;
};

const traced = (query: Query): Query => {
  return (config, values, callback) => {
    const parent = currentSpan();
    const given = parent && textOf(config);
    if (!given) return query(config, values, callback);
    const text = withoutLiterals(given);
    const span = startSpan({
      name: summaryOf(text),
      kind: 'client',
      facts: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxText) },
      parent,
    });
    const heard =
      (hear: Callback): Callback =>
      (error, result) => {
        span.end(error ?? undefined);
        hear(error, result);
      };
    if (typeof values === 'function') return query(config, heard(values as Callback));
    if (callback) return query(config, values, heard(callback));
    const answer = query(config, values) as Promise<unknown>;
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
    return answer;
  };
};

/**
 * Records a span for every statement on connections of the pool that runs within another span. Does nothing if tracing
 * is off when the pool is opened.
 */
export const traceStatements = (pool: pg.Pool): void => {
  if (!isTracing()) return;
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  // otherwise the callback of a waiting caller would run in the async context of the code that releases the connection
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
  pool.on('connect', (client) => {
    client.query = traced(client.query.bind(client) as Query) as typeof client.query;
  });
};
