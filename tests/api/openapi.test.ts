import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

interface Schema {
  required?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
}
interface Described {
  'x-access': string;
  parameters?: { name: string; in: string; required?: boolean; schema: { pattern?: string } }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
const { paths, components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, described]) => ({
    id: `${verb.toUpperCase()} ${path.slice('/api'.length)}`,
    verb: verb.toUpperCase(),
    path: path.slice('/api'.length),
    described,
  })),
);
const queryOf = ({ parameters = [] }: Described): string[] =>
  parameters.filter((one) => one.in === 'query').map(({ name }) => name);

const { app } = await testApp();
const callers = await Promise.all((['admin', 'mission', 'staff'] as const).map((who) => signedIn(app, who)));

/** Every parameter of any operation, and one of none. */
const names = [...new Set(operations.flatMap(({ described }) => queryOf(described))), 'nobodys'].toSorted();

/** An answer names fifty faults: these, and the missing ones. */
const named = 40;

const send = (caller: Client, { verb, path }: (typeof operations)[number], query: Record<string, string>) => {
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  return verb === 'GET' ? caller.get(path, query) : caller.write(verb as 'POST', address, {});
};

/** The faults that the server finds in a query, by parameter; asked by the first who may call it. */
const faultsOf = async (
  operation: (typeof operations)[number],
  query: Record<string, string>,
): Promise<NonNullable<ErrorBody['fields']>> => {
  for (const caller of callers) {
    const answer = (await send(caller, operation, query)) as Answer<ErrorBody>;
    if (answer.status !== 401 && answer.status !== 403) return answer.body.fields ?? [];
  }
  throw new Error(`Nobody may call ${operation.id}.`);
};
const queryWith = (asked: readonly string[]) => Object.fromEntries(asked.map((name) => [name, '!']));

describe('the OpenAPI document', () => {
  it('lists exactly the query parameters that the server accepts', async () => {
    const wrong: unknown[] = [];
    // commands on the same machine call with a secret, readers of feeds with a key: before their query is looked at
    const closed = ['machine', 'token'];
    for (const operation of operations.filter(({ described }) => !closed.includes(described['x-access']))) {
      const declared = queryOf(operation.described);
      const undeclared = names.filter((name) => !declared.includes(name));
      const key = operation.described.parameters?.find(
        ({ required }) => required && operation.path.endsWith('-detail'),
      );
      const accepted: string[] = [];
      for (let from = 0; from < undeclared.length; from += named) {
        const asked = undeclared.slice(from, from + named);
        const faults = await faultsOf(operation, { ...queryWith(asked), ...(key && { [key.name]: '1' }) });
        accepted.push(...asked.filter((name) => !faults.some((fault) => fault.name === name)));
      }
      if (accepted.length) wrong.push([operation.id, 'takes', accepted]);
      const refused = (declared.length ? await faultsOf(operation, queryWith(declared)) : [])
        .filter(({ name, message }) => message.startsWith(`'${name}'은(는) `))
        .map(({ name }) => name);
      if (refused.length) wrong.push([operation.id, 'refuses', refused]);
    }
    expect(wrong).toEqual([]);
  });

  it('lists the orders that each list takes', async () => {
    const [admin, mission] = callers as [Client, Client];
    for (const operation of operations.filter(
      ({ verb, path }) => verb === 'GET' && !/excel|txt|detail/.test(path),
    )) {
      const sort = operation.described.parameters?.find(({ name }) => name === 'sort');
      const fields = /^\^\((.+)\),/.exec(sort?.schema.pattern ?? '')?.[1]?.split('|') ?? [];
      for (const field of fields) {
        const query = { sort: `${field},ASC`, size: '10' };
        let answer = (await admin.get(operation.path, query)) as Answer<ErrorBody>;
        if (answer.status === 403) answer = (await mission.get(operation.path, query)) as Answer<ErrorBody>;
        expect([operation.id, field, answer.body.fields?.find(({ name }) => name === 'sort')]).toEqual([
          operation.id,
          field,
          undefined,
        ]);
      }
    }
  });

  it('names for every deletion the key that the server requires', async () => {
    const deletions = operations.filter(({ verb }) => verb === 'DELETE');
    expect(deletions.length).toBeGreaterThan(10);
    const ofAll: string[] = [];
    for (const operation of deletions) {
      const { required = [] } = operation.described.requestBody?.content['application/json']?.schema ?? {};
      if (required.length === 0) {
        ofAll.push(operation.path);
        continue;
      }
      const [admin] = callers as [Client];
      const answer = (await send(admin, operation, {})) as Answer<ErrorBody>;
      expect([operation.id, answer.status, answer.body.fields?.map(({ name }) => name)]).toEqual([
        operation.id,
        400,
        required,
      ]);
    }
    // a person's own: without a key, all of it
    expect(ofAll.toSorted()).toEqual(['/delete-briefing-tray', '/delete-searchhistory']);
  });

  it('has one shape for every list: rows, total, page and size', () => {
    const withTotal = operations.flatMap(({ id, described }) => {
      const schema = described.responses['200']?.content?.['application/json']?.schema;
      const inside = schema?.properties?.['data'];
      const name = inside?.$ref?.replace('#/components/schemas/', '');
      const within = (name && components.schemas[name]) || inside;
      return within?.properties?.['totalRecords'] ? [id] : [];
    });
    expect(withTotal).toEqual([]);
  });
});
