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
  parameters?: { name: string; in: string }[];
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

/** An answer names at most this many faults. */
const named = 50;

const send = (caller: Client, { verb, path }: (typeof operations)[number], query: Record<string, string>) => {
  const address = `${path}?${new URLSearchParams(query)}`;
  return verb === 'GET' ? caller.get(path, query) : caller.write(verb as 'POST', address, {});
};

/** The parameters among these that the server says it does not know, asked by the first who may call it. */
const unknownOf = async (
  operation: (typeof operations)[number],
  asked: readonly string[],
): Promise<string[]> => {
  const query = Object.fromEntries(asked.map((name) => [name, '!']));
  for (const caller of callers) {
    const answer = (await send(caller, operation, query)) as Answer<ErrorBody>;
    if (answer.status === 401 || answer.status === 403) continue;
    return (answer.body.fields ?? [])
      .filter(({ message }) => message.includes('없는 조회 조건'))
      .map(({ name }) => name);
  }
  return ['nobody may call it'];
};

describe('the document of the calls', () => {
  it('lists every query parameter that the server takes, and none that it does not', async () => {
    const wrong: unknown[] = [];
    // commands on the same machine call with a secret; people may not
    for (const operation of operations.filter(({ described }) => described['x-access'] !== 'machine')) {
      const declared = queryOf(operation.described);
      const undeclared = names.filter((name) => !declared.includes(name));
      const refused: string[] = [];
      for (let from = 0; from < undeclared.length; from += named)
        refused.push(...(await unknownOf(operation, undeclared.slice(from, from + named))));
      const accepted = undeclared.filter((name) => !refused.includes(name));
      if (accepted.length) wrong.push([operation.id, 'takes', accepted]);
      const notTaken = declared.length ? await unknownOf(operation, declared) : [];
      if (notTaken.length) wrong.push([operation.id, 'refuses', notTaken]);
    }
    expect(wrong).toEqual([]);
  });

  it('says of every deletion which record it is about, as the server asks for it', async () => {
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

  it('has one shape for every list: rows, total, page and size beside each other', () => {
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
