import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a request arrives over a connection that was taken just before the server stopped listening. */
const arrivalTime = 500;
/** Milliseconds that requests in work have to be answered once the server no longer listens. */
const finishTime = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether proxies have been told to send no more requests here. */
    isDraining(): boolean;
    /**
     * Closes without failing a request: says that it is not ready, goes on serving for `seconds`, stops listening, and
     * answers what is under way. With 0 it stops listening at once, for a server that nobody else stands in for.
     */
    closeGently(seconds: number): Promise<void>;
  }
}

/** Lets a server leave the proxies before it closes. */
export const registerDraining = (app: FastifyInstance): void => {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  // A kept connection ends with an answer then, never while the proxy sends the next request over it.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('closeGently', async (seconds: number) => {
    isDraining = true;
    if (seconds > 0) {
      await wait(seconds * 1_000);
      // Of the socket alone: closing the HTTP server also cuts off connections whose request is still on its way.
      Server.prototype.close.call(app.server);
      await wait(arrivalTime);
    }
    const late = setTimeout(() => {
      app.log.warn('requests that took too long were cut off');
      app.server.closeAllConnections();
    }, finishTime);
    try {
      await app.close();
    } finally {
      clearTimeout(late);
    }
  });
};
