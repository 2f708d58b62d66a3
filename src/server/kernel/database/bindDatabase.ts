import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backgroundHeader } from '#contract/session.ts';
import type { Database } from './database.ts';
import { withDatabase, withStandby } from './db.ts';
import { maxLag } from './standbys.ts';

const lastCalls = new WeakMap<Database, number>();

/**
 * Time of the last request that a person made on this database in this process (background requests aside), in
 * milliseconds; 0 if there was none.
 */
export const lastCallOf = (database: Database): number => lastCalls.get(database) ?? 0;

const writeCookie = 'recent_write';

/** Seconds after a write for which its writer reads at the primary: longer than a standby that is read from is behind. */
const ownWriteTime = 2 * maxLag;

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a request may be answered by a standby: it only reads, and whoever sends it has written nothing a moment ago. The
 * browser says so, since the write may have gone to another server.
 */
const mayLag = (request: FastifyRequest): boolean =>
  isReading(request) && !request.headers.cookie?.includes(`${writeCookie}=`);

const noteWrite = (request: FastifyRequest, reply: FastifyReply): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${writeCookie}=1; Max-Age=${ownWriteTime}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  );
};

/**
 * Binds a database to every request of `app`: `db()` then means this one, so that several apps on several databases
 * live in one process. Bound again after the body: a body's events, and the end of an answer, come from the socket,
 * which knows nothing of the request's context. (For the same reason an error handler that is told of a broken body has
 * none: it must not ask the database.) Call it on the root instance, before other plugins add hooks.
 */
export function bindDatabase(app: FastifyInstance, database: Database): void {
  lastCalls.set(database, Date.now());
  const bound = (request: FastifyRequest, done: () => void): void =>
    (mayLag(request) ? withStandby : withDatabase)(database, done);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers[backgroundHeader] === undefined) lastCalls.set(database, Date.now());
    bound(request, done);
  });
  app.addHook('preValidation', (request, _reply, done) => bound(request, done));
  app.addHook('onResponse', (_request, _reply, done) => withDatabase(database, done));
  if (!database.standbys?.().length) return;
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isReading(request)) noteWrite(request, reply);
    done();
  });
}
