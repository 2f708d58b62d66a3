import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for requests to arrive on connections accepted just before the server stopped listening. */
const arrivalTime = 500;
/** Milliseconds for running requests to finish after the server has stopped listening. */
const finishTime = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether proxies have been told to send no more requests to this server. */
    isDraining(): boolean;
    /**
     * Shuts down without failing a request: reports not ready, continues to serve for `seconds`, stops listening, and
     * finishes running requests. With 0 it stops listening at once, for a server that no other can replace.
     */
    closeGently(seconds: number): Promise<void>;
  }
}

/** Lets proxies remove the server before it closes. */
export const registerDraining = (app: FastifyInstance): void => {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  // Keep-alive connections are then closed with an answer, never while the proxy sends the next request over them.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('closeGently', async (seconds: number) => {
    isDraining = true;
    if (seconds > 0) {
      await wait(seconds * 1_000);
      // Only the listening socket: closing the HTTP server also cuts connections whose request is still arriving.
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
