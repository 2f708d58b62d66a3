import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backgroundHeader } from '#contract/session.ts';
import type { Database } from './database.ts';
import { withDatabase, withStandby } from './db.ts';
import { maxLag } from './standbys.ts';

const lastCalls = new WeakMap<Database, number>();

/**
 * Time of the last foreground request on this database in this process, in milliseconds; background requests do not
 * count. 0 if there was none.
 */
export const lastCallOf = (database: Database): number => lastCalls.get(database) ?? 0;

const writeCookie = 'recent_write';

/** Seconds after a write during which its client reads from the primary: longer than the permitted lag of a standby. */
const ownWriteTime = 2 * maxLag;

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a standby may answer the request: it only reads, and its client has not written recently. A cookie tells,
 * since another server may have handled the write.
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
 * Binds a database to every request of `app`: `db()` then refers to it, so that several apps on several databases run
 * in one process. It is bound again after the body: events of the body and of the end of the answer come from the
 * socket, outside the async context of the request. (For the same reason an error handler for a broken body has no
 * database: it must not query it.) Call it on the root instance, before other plugins add hooks.
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
