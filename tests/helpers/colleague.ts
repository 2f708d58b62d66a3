import type { FastifyInstance } from 'fastify';
import { Client } from './client.ts';
import { type AccountColumns, accountPassword, createAccount } from './factories.ts';

/** The id of a new account, see createAccount. */
export const colleague = async (columns: AccountColumns = {}, authorities: number[] = []): Promise<string> =>
  (await createAccount(columns, authorities)).userId;

/** A client signed in with that account. */
export const colleagueClient = async (
  app: FastifyInstance,
  userId: string,
  address?: string,
): Promise<Client> => {
  const client = new Client(app, address);
  const answer = await client.signIn(`${userId}@demo.go.kr`, accountPassword);
  if (answer.status !== 200) throw new Error(`${userId} cannot sign in: ${answer.body.message}`);
  return client;
};
