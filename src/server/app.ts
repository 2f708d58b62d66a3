import { join } from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { bodyLimits } from '#contract/bodyLimits.ts';
import { constants } from '#contract/constants.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { networkOf } from './kernel/access/ipRules.ts';
import { menuIdsOf } from './kernel/access/menus.ts';
import { requireRules } from './kernel/access/registry.ts';
import type { AnyHandler } from './kernel/calls/call.ts';
import { type Catalogue, ourCatalogue } from './kernel/calls/catalogue.ts';
import { assertCompletions } from './kernel/crud/completion.ts';
import { assertPolicies } from './kernel/crud/policies.ts';
import { bindDatabase } from './kernel/database/bindDatabase.ts';
import type { Database } from './kernel/database/database.ts';
import { exportSemaphore } from './kernel/export/exportSemaphore.ts';
import { type FileStore, openFileStore } from './kernel/files/fileStore.ts';
import { registerDocs } from './kernel/http/docs.ts';
import { registerDraining } from './kernel/http/draining.ts';
import { registerErrors, sendFailure } from './kernel/http/errors.ts';
import { registerHeaders } from './kernel/http/headers.ts';
import { loggerOptions, newRequestId, RequestLines, registerProxyWarning } from './kernel/http/logging.ts';
import { registerPages } from './kernel/http/pages.ts';
import { RateStore } from './kernel/http/rateStore.ts';
import { registerJsonBody } from './kernel/http/requestBody.ts';
import { kernelMeasures } from './kernel/metrics/kernelMeasures.ts';
import { registerMetrics } from './kernel/metrics/registerMetrics.ts';
import type { ModuleContext } from './kernel/module.ts';
import { administratorsOnly } from './kernel/operations/administratorsOnly.ts';
import { registerOperations } from './kernel/operations/register.ts';
import { traceRequests } from './kernel/operations/traceRequests.ts';
import { productFolder } from './kernel/productFiles.ts';
import { handlersOf, moduleMeasures, openModules } from './modules.ts';

export interface AppOptions {
  database: Database;
  environment: Environment;
  /** Store of uploaded files; by default the one in the environment. */
  files?: FileStore;
  /** The generated schemas; tests pass others. */
  catalogue?: Catalogue;
  handlers?: Partial<Record<string, AnyHandler>>;
  /** Folder of the built web. */
  webFolder?: string;
  /** Called before routes are registered: tests watch answers with it. */
  prepare?: (app: FastifyInstance) => void;
}

/**
 * Maximum size of the request line with all headers, in bytes: a search with 10,000 Korean letters gets an error
 * message instead of a broken connection.
 */
const maxHeaderSize = 128 * 1024;
/** Milliseconds within which a request must be complete: enough for ten large files over a slow connection. */
const requestTime = 15 * 60_000;
/** Number of form fields: the record, the metadata of its new files, and the removed files. */
const formFields = 3;

/** Builds the complete server, not yet listening. */
export const buildApp = async ({
  database,
  environment,
  files = openFileStore(environment),
  catalogue = ourCatalogue,
  handlers = {},
  webFolder = join(productFolder, 'dist/web'),
  prepare,
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOptions(environment),
    logController: new RequestLines(),
    genReqId: newRequestId,
    trustProxy: environment.trustProxy.length ? environment.trustProxy : false,
    // routes without an operation are open to all, with the smallest limit
    bodyLimit: bodyLimits.anonymous,
    requestTimeout: requestTime,
    // requests on kept-alive connections are still answered while closing
    return503OnClosing: false,
    http: { maxHeaderSize },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  assertPolicies(catalogue.resources);
  assertCompletions(catalogue.resources);
  traceRequests(app, { trustsProxy: environment.trustProxy.length > 0 });
  bindDatabase(app, database);
  requireRules(app);
  registerErrors(app);
  registerDraining(app);
  registerJsonBody(app);
  registerProxyWarning(app, environment);
  await registerHeaders(app);
  // a page of a list is compressed in one synchronous call of a millisecond: as a stream, a request takes a fifth more
  // CPU time
  await app.register(compress, {
    global: true,
    threshold: 1024,
    syncThreshold: 65_536,
    encodings: ['br', 'gzip'],
  });
  await app.register(rateLimit, {
    global: false,
    store: RateStore,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  await app.register(multipart, {
    limits: {
      fileSize: constants.file.maxBytes,
      // one more than allowed, so that too many files get their own error message; all parts count as files
      files: constants.file.maxCount + formFields + 1,
      parts: constants.file.maxCount + formFields + 1,
    },
  });
  const context: ModuleContext = { database, environment, files, catalogue, own: new Map() };
  await openModules(app, context);
  if (environment.metrics)
    registerMetrics(app, {
      database,
      ...environment.metrics,
      measures: [...kernelMeasures(database, app.jobWorkers), ...moduleMeasures],
    });
  prepare?.(app);
  await app.register(
    async (api) => {
      registerOperations(api, {
        exports: exportSemaphore(),
        runtime: { catalogue, files },
        handlers: { ...handlersOf(context), ...handlers },
        menuIdsOf,
      });
    },
    { prefix: '/api' },
  );
  registerDocs(app, environment.apiDocsPublic ? {} : administratorsOnly);
  await registerPages(app, webFolder);
  return app;
};
