import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from '../http/operationOf.ts';
import { isTracing, type Span, startSpan, tellTracing, within } from '../tracing/tracing.ts';

const spanOf = new WeakMap<FastifyRequest, Span>();

/**
 * Every request as a span, with its id as the log and the answer name it; what it asks the database stands below. Call it
 * before other plugins add hooks. Does nothing where nothing is traced.
 */
export const traceRequests = (app: FastifyInstance, { trustsProxy }: { trustsProxy: boolean }): void => {
  if (!isTracing()) return;
  tellTracing((message, problem) =>
    problem ? app.log.warn({ err: problem }, message) : app.log.info(message),
  );
  const resumed = (request: FastifyRequest, done: () => void): void => {
    const span = spanOf.get(request);
    if (span) within(span, done);
    else done();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const span = startSpan({
      name: request.method,
      kind: 'server',
      facts: { 'http.request.method': request.method, 'http.request.id': request.id },
      // a stranger may choose any
      ...(trustsProxy && typeof traceparent === 'string' && { traceparent }),
    });
    spanOf.set(request, span);
    within(span, done);
  });
  // a body's events come from the socket, which knows nothing of the request
  app.addHook('preValidation', (request, _reply, done) => resumed(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const span = spanOf.get(request);
    span?.rename(operationOf(request));
    span?.set({ 'http.response.status_code': status });
    span?.end(status >= 500 ? new Error(`answered with ${status}`) : undefined);
    done();
  });
};
