import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { bodyLimitOf } from '#contract/bodyLimits.ts';
import { constants } from '#contract/constants.ts';
import type { OperationSpec } from '#contract/entity.ts';
import { hasFiles } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import { authorize, type MenuIds, refusalOfKey } from '../access/caller.ts';
import { isMachine } from '../access/machine.ts';
import { type AnyHandler, type Call, withRunningCall } from '../calls/call.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import type { FairSemaphore } from '../calls/fairSemaphore.ts';
import { crudAnswers, type Runtime } from '../crud/answers.ts';
import { requireReading } from '../export/readerPace.ts';
import { badRequest, Failure, validationFailure } from '../failure.ts';
import { timedBody } from '../http/requestBody.ts';
import { noteRead, noteSubject } from './noteAccess.ts';

/** The effective verb: PUT and DELETE are sent as POST with the header `_method`, which is read on POST only. */
export const methodOverride = (request: FastifyRequest): string => {
  if (request.method !== 'POST') return request.method === 'HEAD' ? 'GET' : request.method;
  const named = request.headers[constants.session.methodOverrideHeader];
  return typeof named === 'string' ? named.toUpperCase() : 'POST';
};

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

/**
 * Calls that are expensive before the caller is known: limited per minute and address. Generous, because a whole office
 * may share an address; guessing accounts and sending codes have additional limits.
 */
const rateLimits: Record<string, ReturnType<typeof perMinute>> = {
  '/login': perMinute(120),
  '/register': perMinute(60),
  '/register/eml-check': perMinute(120),
  '/register-verification-eml': perMinute(120),
  '/register-verification-eml/check': perMinute(120),
  '/user-verification-sms': perMinute(120),
  '/user-verification-sms/check': perMinute(120),
  '/user/sms-check': perMinute(120),
  '/password-link': perMinute(60),
  '/password-link/check': perMinute(120),
  '/password-link/request': perMinute(30),
};

export interface Registration {
  exports: FairSemaphore;
  runtime: Runtime;
  handlers: Partial<Record<string, AnyHandler>>;
  menuIdsOf: () => Promise<MenuIds>;
}

/** The verb as a client must send it: other verbs than GET and POST are sent as POST with a header. */
const sentAs = (verb: string): string =>
  ['GET', 'POST'].includes(verb) ? verb : `POST(${constants.session.methodOverrideHeader}: ${verb})`;

const wrongVerb = (allowed: string[]): Failure =>
  new Failure(
    405,
    'METHOD_NOT_ALLOWED',
    `이 호출은 ${allowed.map(sentAs).join(', ')} 방식으로만 쓸 수 있습니다.`,
  );

/**
 * Whether HEAD is answered: elsewhere it would do the work of GET, including log rows of who saw what, without showing
 * anything.
 */
const answersHead = ({ access, binary }: OperationSpec): boolean => access === 'public' && !binary;

const namedMenu = (request: FastifyRequest): number | undefined => {
  const header = request.headers[constants.session.menuIdHeader];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
};

const noMenus: MenuIds = () => [];

const isRecord = (body: unknown): boolean =>
  body !== null && typeof body === 'object' && !Array.isArray(body);

/** Whether a call may be sent as a form with files: those that write records with files, and those without a body. */
const takesFiles = ({ id, method, entity, crud }: OperationSpec, catalogue: Catalogue): boolean => {
  const spec = entity ? catalogue.resources[entity] : undefined;
  if (!spec) return !catalogue.callForms[id]?.body;
  return hasFiles(spec) && method !== 'DELETE' && crud !== 'delete';
};

/** The body of a write of an entity must be a record; a form with files has it in a part. */
const assertBody = (operation: OperationSpec, catalogue: Catalogue, request: FastifyRequest): void => {
  if (operation.method === 'GET') return;
  if (request.isMultipart()) {
    if (takesFiles(operation, catalogue)) return;
    throw badRequest('이 호출은 파일을 받지 않습니다. JSON으로 보내 주세요.');
  }
  if (operation.entity && !isRecord(request.body)) throw badRequest('요청 본문의 형식이 올바르지 않습니다.');
};

/** A parameter that the document of the calls does not list is a mistake of the caller. */
const unknownIn = ({ query }: OperationSpec, sent: object): string[] =>
  query ? Object.keys(sent).filter((name) => !query.includes(name)) : [];

const checked = (registration: Registration, operation: OperationSpec, request: FastifyRequest) => {
  const { catalogue } = registration.runtime;
  assertBody(operation, catalogue, request);
  const forms = catalogue.callForms[operation.id];
  const sent = { ...(request.query as Record<string, unknown>) };
  const unknown = unknownIn(operation, sent);
  for (const name of unknown) delete sent[name];
  const query = forms?.query?.check(sent);
  const body = forms?.body?.check(request.body);
  const problems = [
    ...unknown.map((name) => invalid(name, name, `'${name}'은(는) 없는 조회 조건입니다.`)),
    ...(query?.problems ?? []),
    ...(body?.problems ?? []),
  ];
  if (problems.length) throw validationFailure(problems);
  return {
    query: query?.value ?? sent,
    body: body?.value ?? request.body,
  };
};

const answer = async (registration: Registration, operation: OperationSpec, call: Call): Promise<unknown> => {
  const { runtime, handlers } = registration;
  const handler = handlers[operation.id];
  // the type of the handler, and so of its call, is known only at run time
  if (handler) return handler(call as never);
  const spec = operation.entity ? runtime.catalogue.resources[operation.entity] : undefined;
  if (!spec || !operation.crud) throw new Error(`Nobody answers ${operation.id}.`);
  return crudAnswers[operation.crud](call, spec, runtime);
};

/** The operation for the path and verb of a request. @throws Failure 405 with the verbs of the path */
const meantOperation = (
  byVerb: Partial<Record<string, OperationSpec>>,
  request: FastifyRequest,
  reply: FastifyReply,
): OperationSpec => {
  const operation = byVerb[methodOverride(request)];
  const travelsAsPost = operation && operation.method !== 'GET';
  const isVain = operation && request.method === 'HEAD' && !answersHead(operation);
  if (operation && !isVain && (!travelsAsPost || request.method === 'POST')) return operation;
  const allowed = Object.keys(byVerb);
  reply.header('allow', [...new Set(allowed.map((verb) => (verb === 'GET' ? 'GET' : 'POST')))].join(', '));
  throw wrongVerb(allowed);
};

/** @throws Failure if the caller may not call the operation */
const assertAllowed = async (
  { menuIdsOf }: Registration,
  operation: OperationSpec,
  request: FastifyRequest,
): Promise<void> => {
  const refusal =
    refusalOfKey(operation, request.caller) ??
    authorize(operation, request.caller, operation.access.startsWith('menu:') ? await menuIdsOf() : noMenus, {
      namedMenu: namedMenu(request),
      isMachine: operation.access === 'machine' && isMachine(request),
    });
  if (refusal) throw refusal;
};

/** Occupies a place in the export queue until the answer is sent or aborted. */
const acquireExportSlot = async (
  { exports }: Registration,
  { caller, log }: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> => {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  const leave = await exports.enter(caller?.user.userId ?? '', gone.signal);
  if (gone.signal.aborted) leave();
  else gone.signal.addEventListener('abort', leave, { once: true });
  requireReading(raw, () => log.warn('an export whose reader takes almost nothing is broken off'));
};

const isUpload = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/** The maximum body length of the path's operations. */
const maxBodyLength = (operations: readonly OperationSpec[]): number =>
  Math.max(...operations.map(bodyLimitOf));

/**
 * Registers a route for every operation of the catalogue; each path answers only its own verbs. Authorisation comes
 * before any byte of the body is read.
 */
export const registerOperations = (app: FastifyInstance, registration: Registration): void => {
  app.decorateRequest('allowed', null);
  const byPath = Map.groupBy(registration.runtime.catalogue.operations, (operation) => operation.path);
  for (const [path, operations] of byPath) {
    const byVerb = Object.fromEntries(operations.map((operation) => [operation.method, operation]));
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      bodyLimit: maxBodyLength(operations),
      config: { operations: byVerb, rateLimit: rateLimits[path] ?? false },
      preParsing: async (request, reply, payload) => {
        const operation = meantOperation(byVerb, request, reply);
        await assertAllowed(registration, operation, request);
        request.allowed = operation;
        return request.method === 'POST' && !isUpload(request)
          ? (timedBody(payload) as RequestPayload)
          : payload;
      },
      handler: async (request, reply) => {
        const operation = request.allowed;
        if (!operation) throw new Error(`No authorisation has run for ${path}.`);
        const { query, body } = checked(registration, operation, request);
        const { caller } = request;
        if (operation.queued) await acquireExportSlot(registration, request, reply);
        const call: Call = { operation, query, body, caller, request, reply };
        const { catalogue } = registration.runtime;
        return withRunningCall(call, async () => {
          const answered = await answer(registration, operation, call);
          await noteSubject(catalogue, call, answered);
          noteRead(catalogue, call, answered);
          return answered;
        });
      },
    });
  }
};
