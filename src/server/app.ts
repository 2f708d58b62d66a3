import { join } from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { bodyLimits } from '#contract/bodyLimits.ts';
import { constants } from '#contract/constants.ts';
import { networkOf } from './kernel/access/networkOf.ts';
import { requireRules } from './kernel/access/registry.ts';
import { assertCompletions } from './kernel/crud/completion.ts';
import { bindDatabase } from './kernel/database/bindDatabase.ts';
import type { Database } from './kernel/database/database.ts';
import type { Environment } from './kernel/environment.ts';
import { ExportLine } from './kernel/export/exportLine.ts';
import { completions } from './modules/completions.ts';
import { registerDelivery } from './modules/platform/delivery/registerDelivery.ts';
import { handlersOf } from './modules/handlers.ts';
import { menuIdsOf } from './kernel/access/menus.ts';
import type { AnyHandler } from './kernel/operations/call.ts';
import { type Catalogue, ourCatalogue } from './kernel/operations/catalogue.ts';
import { registerJsonBody } from './kernel/operations/jsonBody.ts';
import { registerOperations } from './kernel/operations/register.ts';
import type { OwnServers } from './kernel/outside/ownServers.ts';
import { registerAttachmentTexts } from './modules/search/attachments/registerAttachmentTexts.ts';
import { registerCollection } from './modules/collection/sources/registerCollection.ts';
import { registerDocs } from './kernel/http/docs.ts';
import { registerEnrichment } from './modules/analysis/enrich/registerEnrichment.ts';
import { registerErrors, sendFailure } from './kernel/http/errors.ts';
import { registerFingerprints } from './modules/analysis/nearDuplicates/registerFingerprints.ts';
import { registerHeaders } from './kernel/http/headers.ts';
import { registerHousekeeping } from './modules/platform/housekeeping/registerHousekeeping.ts';
import { loggerOptions, newRequestId, RequestLines } from './kernel/http/logging.ts';
import { registerLogs } from './modules/platform/logs/registerLogs.ts';
import { registerMachineReading } from './modules/analysis/ai/registerMachineReading.ts';
import { registerNotifications } from './modules/platform/notification/registerNotifications.ts';
import { registerOutletMoves } from './modules/outlets/registerOutletMoves.ts';
import { registerPages } from './kernel/http/pages.ts';
import { registerProxyWarning } from './kernel/http/proxies.ts';
import { registerSession } from './modules/accounts/session/registerSession.ts';
import { registerUpkeep } from './modules/analysis/statistics/registerUpkeep.ts';
import { assertPolicies } from './kernel/crud/policies.ts';
import { productFolder } from './kernel/productFiles.ts';

export interface AppOptions {
  database: Database;
  environment: Environment;
  /** What the schemas say; tests put other schemas in its place. */
  catalogue?: Catalogue;
  handlers?: Partial<Record<string, AnyHandler>>;
  /** Folder of the built web. */
  webFolder?: string;
  /** Called before routes are registered: tests watch answers with it. */
  prepare?: (app: FastifyInstance) => void;
}

/** Of an address with all its headers, in bytes: 10,000 Korean letters in a search are told so, not cut off. */
const maxHeaderSize = 128 * 1024;
/** Milliseconds in which a request must have come whole: ten large files over a slow line. */
const requestTime = 15 * 60_000;
/** The record, what is said of its new files, and the removed ones. */
const formFields = 3;

/** The whole server, not yet listening. */
export const buildApp = async ({
  database,
  environment,
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
    // a path of no operation is anybody's
    bodyLimit: bodyLimits.anonymous,
    requestTimeout: requestTime,
    http: { maxHeaderSize },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  assertPolicies(catalogue.resources);
  assertCompletions(catalogue.resources, completions);
  bindDatabase(app, database);
  requireRules(app);
  registerErrors(app);
  registerJsonBody(app);
  registerProxyWarning(app, environment);
  await registerHeaders(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  await app.register(multipart, {
    // JSON too comes as a stream, so that it is parsed within bounds
    isPartAFile: (_name, type, fileName) =>
      fileName !== undefined || /^application\/(json|octet-stream)/.test(type ?? ''),
    limits: {
      fileSize: constants.file.maxBytes,
      // the other parts may come as files too
      files: constants.file.maxCount + formFields + 1,
      fields: formFields,
      // one more, so that too many files are told as such
      parts: constants.file.maxCount + formFields + 1,
    },
  });
  await registerSession(app, environment);
  registerDelivery(app, database, environment);
  registerLogs(app, database);
  registerHousekeeping(app, database, { catalogue, dataDir: environment.dataDir });
  registerOutletMoves(app, database);
  registerFingerprints(app, database);
  registerEnrichment(app, database);
  registerUpkeep(app, database);
  registerNotifications(app, database, catalogue);
  registerAttachmentTexts(app, database, environment.dataDir);
  registerMachineReading(app, database, environment);
  // what this process serves under made-up names: filled while the press of the demonstration is open
  const own: OwnServers = new Map();
  registerCollection(app, database, environment, own);
  prepare?.(app);
  await app.register(
    async (api) => {
      registerOperations(api, {
        exports: new ExportLine(),
        runtime: { catalogue, dataDir: environment.dataDir, completions },
        handlers: { ...handlersOf(environment, catalogue, own), ...handlers },
        menuIdsOf,
      });
    },
    { prefix: '/api' },
  );
  registerDocs(app);
  await registerPages(app, webFolder);
  return app;
};
