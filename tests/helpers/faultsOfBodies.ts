import type { FastifyInstance } from 'fastify';
import { bodyLimitOf } from '#contract/bodyLimits.ts';
import type { OperationSpec } from '#contract/entity.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { Client, signedIn } from './client.ts';
import { blockedFor } from './loopDelay.ts';
import { filledWithNames, type WorstBody, worstBody } from './worstBodies.ts';

/** Requests that would end the session of later requests. */
const spending = new Set(['POST /logout', 'POST /login/refresh-token', 'DELETE /unregister-user']);
const writes = ourCatalogue.operations.filter(({ id, method }) => method !== 'GET' && !spending.has(id));

/** A request that blocked others, failed, or got a long response. */
export interface Fault {
  call: string;
  caller: 'nobody' | 'admin';
  body: WorstBody;
  status: number;
  /** Milliseconds of its thread's processor time, on the reference machine, for which the server was blocked. */
  delay: number;
  /** Size of the response in bytes. */
  answer: number;
}

const maxAnswerBytes = 20_000;
const tooLong = filledWithNames(8_000_000);

const send = (client: Client, { method, path }: OperationSpec, payload: Buffer) =>
  client.call({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', ...(method === 'POST' ? {} : { _method: method }) },
    payload,
  });

/**
 * Sends bodies of these kinds, of the maximum size, to every write operation, and anonymously one beyond it.
 * @param bound milliseconds of the reference machine for which a request may block others
 */
export const faultsOfBodies = async (
  app: FastifyInstance,
  kinds: readonly WorstBody[],
  bound: number,
): Promise<Fault[]> => {
  const nobody = new Client(app);
  await nobody.get('/site');
  const admin = await signedIn(app, 'admin');
  const faults: Fault[] = [];
  const check = async (
    caller: Fault['caller'],
    operation: OperationSpec,
    body: WorstBody,
    payload = worstBody(body, operation, bodyLimitOf(operation)),
  ) => {
    let status = 0;
    let answer = 0;
    const delay = await blockedFor(bound, async () => {
      const sent = await send(caller === 'admin' ? admin : nobody, operation, payload);
      status = sent.status;
      answer = sent.bytes?.length ?? 0;
    });
    if (status >= 500 || delay > bound || answer > maxAnswerBytes)
      faults.push({ call: operation.id, caller, body, status, delay, answer });
  };
  for (const operation of writes) {
    for (const kind of kinds) {
      await check('admin', operation, kind);
      if (operation.access === 'public') await check('nobody', operation, kind);
    }
    await check('nobody', operation, 'unknown names', tooLong);
  }
  return faults;
};
