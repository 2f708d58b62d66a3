import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { OperationSpec } from '#contract/entity.ts';
import { fixture } from './fixtures.ts';
import { uploadForm } from './uploadForm.ts';

interface Schema {
  $ref?: string;
  const?: unknown;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * Texts that break things: the collection, names of object prototype members, and values that are no text, day or
 * number.
 */
const naughtyTexts = [
  ...(JSON.parse(readFileSync(fixture('bad-input/blns.json'), 'utf8')) as string[]),
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...[
    '\u0000',
    '가\u0000나',
    '\ud800',
    '\udfff가',
    '\u202e가',
    'e\u0301'.repeat(300),
    '%',
    '_',
    '\\',
    '\\u0000',
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '-1-01-01',
    '+275760-09-13T00:00:00Z',
    '2026-13-01T25:61:61Z',
  ],
  ...['NaN', 'Infinity', '-0', '1e400', '0x10', '9007199254740993', '-9223372036854775809', '1.5', '01'],
  ...['regDt', 'regDt,DESC', 'regDt,', ',ASC', 'constructor,ASC', 'Y', 'N', 'null', 'undefined', '[]', '{}'],
  ...[
    'http://[::1]/',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
    '//',
    'a@b',
    '010-0000-0000',
    '가'.repeat(5_000),
  ],
];

const naughty = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...naughtyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 2 ** 31, 2 ** 53, 1e308, 0.1, '', ' '),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { toString: 1 }, ['__proto__', 1, {}]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const days = fc.constantFrom('2026-11-24', '2025-01-01', '2024-02-29', '2020-01-01');
const moments = fc.constantFrom('2026-11-24T01:02:03Z', '2025-01-01T00:00:00.000+09:00');
const plainTexts = fc.constantFrom(
  '가',
  '문화 행사',
  'Paris',
  'KR',
  'FR',
  'ko',
  'demo-staff',
  'AI',
  '1',
  '12',
  'a@b.go.kr',
);

const textOf = ({ format }: Schema): fc.Arbitrary<unknown> =>
  format === 'date' ? days : format === 'date-time' ? moments : plainTexts;

/** Values that match the schema, mixed with arbitrary ones. */
const valueOf = (
  schema: Schema,
  schemas: OpenApi['components']['schemas'],
  depth = 0,
): fc.Arbitrary<unknown> => {
  const least = Math.max(schema.minimum ?? 1, 1);
  const inside = (one: Schema) => valueOf(one, schemas, depth + 1);
  const well = (): fc.Arbitrary<unknown> => {
    if (schema.$ref) return inside(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const [either] = schema.anyOf ?? schema.oneOf ?? [];
    if (either) return inside(either);
    switch ([schema.type ?? ''].flat()[0]) {
      case 'integer':
      case 'number':
        return fc.integer({ min: least, max: Math.max(least, 30) });
      case 'boolean':
        return fc.boolean();
      case 'array':
        return depth > 5 ? fc.constant([]) : fc.array(inside(schema.items ?? {}), { maxLength: 3 });
      case 'object':
        return depth > 5 ? fc.constant({}) : recordOf(schema, schemas, depth);
      default:
        return textOf(schema);
    }
  };
  return depth === 0
    ? well()
    : fc.oneof({ weight: 12, arbitrary: well() }, { weight: 1, arbitrary: naughty });
};

const recordOf = (
  { properties = {}, required = [] }: Schema,
  schemas: OpenApi['components']['schemas'],
  depth: number,
): fc.Arbitrary<unknown> => {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valueOf(member, schemas, depth + 1)]),
  );
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) });
};

/** The required parameters of a request, and a few of the optional ones: with many, one would always be invalid. */
const queryOf = (
  { parameters = [] }: Described,
  schemas: OpenApi['components']['schemas'],
): fc.Arbitrary<Record<string, unknown>> => {
  const asked = parameters.filter((one) => one.in === 'query');
  const values = fc.record(
    Object.fromEntries(asked.map(({ name, schema }) => [name, valueOf(schema, schemas, 1)])),
  );
  const optional = asked.filter(({ required }) => !required).map(({ name }) => name);
  return fc
    .tuple(values, fc.subarray(optional, { maxLength: Math.min(3, optional.length) }))
    .map(([all, few]) =>
      Object.fromEntries(
        Object.entries(all).filter(([name]) => few.includes(name) || !optional.includes(name)),
      ),
    );
};

const parameter = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const asQuery = (query: Record<string, unknown>): string => {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(parameter(one).toWellFormed())}`),
  );
  return parameters.length ? `?${parameters.join('&')}` : '';
};

const multipart = async (
  part: string,
  record: unknown,
): Promise<Pick<InjectOptions, 'headers' | 'payload'>> => {
  const encoded = new Response(uploadForm(part, record, [{ name: '안내.pdf', bytes: '%PDF-1.4 %%EOF' }]));
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
};

/** Bodies that are truncated or invalid. */
const broken = ['', '{', '[', 'null', '{"a":', '{"__proto__":{}}', '"\ud800"', '\u0000', '{}{}'];

/**
 * Random requests of an operation: as described, with some values replaced by ones that break things.
 * @param seed the same seed produces the same requests
 */
export const fuzzedCalls = async (
  document: OpenApi,
  { method, path }: OperationSpec,
  { seed, count }: { seed: number; count: number },
): Promise<InjectOptions[]> => {
  const described = document.paths[`/api${path}`]?.[method.toLowerCase()] ?? {};
  const query = fc.oneof(
    { weight: 9, arbitrary: queryOf(described, document.components.schemas) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom('__proto__', 'toString', 'page', 'sort', 'x'), naughty),
    },
  );
  const [kind, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const [part = '', inPart] = Object.entries(content?.schema.properties ?? {})[0] ?? [];
  const isForm = kind === 'multipart/form-data';
  const body = valueOf((isForm ? inPart : content?.schema) ?? {}, document.components.schemas);
  const verb: Record<string, string> = ['GET', 'POST'].includes(method) ? {} : { _method: method };
  const samples = fc.sample(fc.tuple(query, body, fc.constantFrom(...broken), fc.nat(9)), {
    seed,
    numRuns: count,
  });
  return Promise.all(
    samples.map(async ([asks, record, rest, dice]): Promise<InjectOptions> => {
      const url = `/api${path}${asQuery(asks)}`;
      if (method === 'GET') return { method: 'GET', url };
      const json = { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(record) ?? '' };
      const sent =
        dice === 0
          ? {
              headers: { 'content-type': isForm ? `${kind}; boundary=x` : 'application/json' },
              payload: rest,
            }
          : isForm && dice < 6
            ? await multipart(part, record)
            : json;
      return { method: 'POST', url, ...sent, headers: { ...sent.headers, ...verb } };
    }),
  );
};
