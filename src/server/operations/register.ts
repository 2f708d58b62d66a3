import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import type { OperationSpec } from '#contract/entity.ts';
import { judge, type MenuIds } from '../access/judge.ts';
import { isMachine } from '../access/machine.ts';
import { crudAnswers, type Runtime } from '../crud/answers.ts';
import { Failure, validationFailure } from '../failure.ts';
import type { AnyHandler, Call } from './call.ts';
import { meantVerb } from './meantVerb.ts';
import { rateLimits } from './rateLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the operation that answers here: `POST /login`. */
    operations?: Record<string, OperationSpec>;
    isForm?: boolean;
  }
}

export interface Registration {
  runtime: Runtime;
  handlers: Partial<Record<string, AnyHandler>>;
  menuIdsOf: () => Promise<MenuIds>;
}

/** As a caller has to send it: what is neither GET nor POST travels as POST and names itself in a header. */
const sentAs = (verb: string): string =>
  ['GET', 'POST'].includes(verb) ? verb : `POST(${constants.session.methodOverrideHeader}: ${verb})`;

const wrongVerb = (allowed: string[]): Failure =>
  new Failure(
    405,
    'METHOD_NOT_ALLOWED',
    `이 호출은 ${allowed.map(sentAs).join(', ')} 방식으로만 쓸 수 있습니다.`,
  );

/** Elsewhere HEAD would do the work of GET, with its notes of who saw what, and show nothing of it. */
const answersHead = ({ access, binary }: OperationSpec): boolean => access === 'public' && !binary;

const namedMenu = (request: FastifyRequest): number | undefined => {
  const header = request.headers[constants.session.menuIdHeader];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
};

const noMenus: MenuIds = () => [];

const checked = (registration: Registration, operation: OperationSpec, request: FastifyRequest) => {
  const forms = registration.runtime.catalogue.callForms[operation.id];
  const query = forms?.query?.check(request.query);
  const body = forms?.body?.check(request.body);
  const problems = [...(query?.problems ?? []), ...(body?.problems ?? [])];
  if (problems.length) throw validationFailure(problems);
  return {
    query: query?.value ?? (request.query as Record<string, unknown>),
    body: body?.value ?? request.body,
  };
};

const answer = async (registration: Registration, operation: OperationSpec, call: Call): Promise<unknown> => {
  const { runtime, handlers } = registration;
  const handler = handlers[operation.id];
  if (handler) return handler(call as never);
  const spec = operation.entity ? runtime.catalogue.resources[operation.entity] : undefined;
  if (!spec || !operation.crud) throw new Error(`Nobody answers ${operation.id}.`);
  return crudAnswers[operation.crud](call, spec, runtime);
};

/** One call: may the caller, is it well formed, then the answer. */
const perform = async (
  registration: Registration,
  operation: OperationSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { caller } = request;
  const refusal = judge(
    operation,
    caller,
    operation.access.startsWith('menu:') ? await registration.menuIdsOf() : noMenus,
    {
      namedMenu: namedMenu(request),
      isMachine: operation.access === 'machine' && isMachine(request),
    },
  );
  if (refusal) throw refusal;
  const { query, body } = checked(registration, operation, request);
  return answer(registration, operation, { operation, query, body, caller, request, reply });
};

/** Registers a route for every operation of the catalogue; each path answers its own verbs only. */
export const registerOperations = (app: FastifyInstance, registration: Registration): void => {
  const byPath = Map.groupBy(registration.runtime.catalogue.operations, (operation) => operation.path);
  for (const [path, operations] of byPath) {
    const byVerb = Object.fromEntries(operations.map((operation) => [operation.method, operation]));
    const allowed = operations.map((operation) => operation.method);
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      config: { operations: byVerb, rateLimit: rateLimits[path] ?? false },
      handler: async (request, reply) => {
        const operation = byVerb[meantVerb(request)];
        const travelsAsPost = operation && operation.method !== 'GET';
        const isVain = operation && request.method === 'HEAD' && !answersHead(operation);
        if (!operation || isVain || (travelsAsPost && request.method !== 'POST')) {
          reply.header(
            'allow',
            [...new Set(allowed.map((verb) => (verb === 'GET' ? 'GET' : 'POST')))].join(', '),
          );
          throw wrongVerb(allowed);
        }
        return perform(registration, operation, request, reply);
      },
    });
  }
};
