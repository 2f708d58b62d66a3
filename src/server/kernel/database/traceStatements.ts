import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { currentSpan, isTracing, startSpan } from '../tracing/tracing.ts';

type Callback = (error: Error | null, result?: unknown) => void;
type Query = (config: unknown, values?: unknown, callback?: Callback) => unknown;

/** Characters of a statement that are looked at, and that a span holds. */
const maxRead = 20_000;
const maxText = 2_000;

/** A statement without the values that stand in its text; most are parameters, which are left out anyway. */
export const withoutLiterals = (text: string): string =>
  text
    .slice(0, maxRead)
    .replace(/'(?:[^'\\]|''|\\.)*(?:'|$)/gs, "'?'")
    .replace(/\s+/g, ' ');

/** A text without what stands in parentheses, however deep. */
const withoutParts = (text: string): string => {
  const less = text.replace(/\([^()]*\)/g, ' ');
  return less === text ? text : withoutParts(less);
};

/** The verb of a statement without literals, and its first table: few different ones. */
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
 * Every statement on connections of the pool that is asked within a span becomes a span below it. Does nothing where
 * nothing is traced when the pool is opened.
 */
export const traceStatements = (pool: pg.Pool): void => {
  if (!isTracing()) return;
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  // who waits for a connection is given it by whoever gives it back
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
  pool.on('connect', (client) => {
    client.query = traced(client.query.bind(client) as Query) as typeof client.query;
  });
};
