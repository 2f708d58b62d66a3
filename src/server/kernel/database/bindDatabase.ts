import type { FastifyInstance } from 'fastify';
import { backgroundHeader } from '#contract/session.ts';
import type { Database } from './database.ts';
import { withDatabase } from './db.ts';

const lastCalls = new WeakMap<Database, number>();

/**
 * Time of the last request that a person made on this database in this process (background requests aside), in
 * milliseconds; 0 if there was none.
 */
export const lastCallOf = (database: Database): number => lastCalls.get(database) ?? 0;

/**
 * Binds a database to every request of `app`: `db()` then means this one, so that several apps on several databases
 * live in one process. Bound again after the body: a body's events, and the end of an answer, come from the socket,
 * which knows nothing of the request's context. (For the same reason an error handler that is told of a broken body has
 * none: it must not ask the database.) Call it on the root instance, before other plugins add hooks.
 */
export function bindDatabase(app: FastifyInstance, database: Database): void {
  lastCalls.set(database, Date.now());
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers[backgroundHeader] === undefined) lastCalls.set(database, Date.now());
    withDatabase(database, done);
  });
  app.addHook('preValidation', (_request, _reply, done) => withDatabase(database, done));
  app.addHook('onResponse', (_request, _reply, done) => withDatabase(database, done));
}
