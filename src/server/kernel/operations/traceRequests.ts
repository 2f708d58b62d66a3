import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf } from '../http/operationOf.ts';
import { isTracing, type Span, setTracingReport, startSpan, within } from '../tracing/tracing.ts';

const spanOf = new WeakMap<FastifyRequest, Span>();

/**
 * Records a span for every request, with the request id of the log and the answer; spans of its database statements are
 * its children. Call it before other plugins add hooks. Does nothing if tracing is off.
 */
export const traceRequests = (app: FastifyInstance, { trustsProxy }: { trustsProxy: boolean }): void => {
  if (!isTracing()) return;
  setTracingReport((message, problem) =>
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
      // without a trusted proxy the client could choose any trace id
      ...(trustsProxy && typeof traceparent === 'string' && { traceparent }),
    });
    spanOf.set(request, span);
    within(span, done);
  });
  // events of the body come from the socket, outside the async context of the request
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
