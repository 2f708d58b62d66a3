import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Form, normalise } from '#contract/validation.ts';
import { hardAlone, root } from '../../scripts/generate/fixtures/fixtureFolder.ts';
import { buildModel } from '../../scripts/generate/model.ts';
import { render } from '../../scripts/generate/render.ts';

/** Every short type, as a path and a query parameter, and nested in a body. */
const area = {
  area: 'loan',
  types: {
    Lender: { lenderNm: 'text', floor: 'integer?', since: 'date~', lent: 'Lender[]' },
  },
  operations: {
    'GET /loan-price': {
      summary: '대여료',
      access: 'session',
      query: {
        name: 'text!',
        day: { is: 'integer', minimum: 1, maximum: 31 },
        rate: { is: 'number', minimum: 0 },
        quick: 'boolean',
        kind: { is: 'text', enum: ['A', 'B'] },
        useYn: 'flag',
        from: 'date',
        rooms: 'integer[]',
        code: { is: 'text', pattern: '^[A-Z]+$', maxLength: 3 },
      },
      answer: 'none',
    },
    'POST /loan': {
      summary: '대여',
      access: 'session',
      body: {
        lender: 'Lender!',
        others: 'Lender[]',
        holiday: 'Holiday',
        anything: 'any!',
        nested: { is: { count: 'integer!', note: 'text', parts: { part: 'flag!' } } },
        mail: 'email',
        at: 'dateTime',
        agreed: 'boolean!',
      },
      answer: 'none',
    },
  },
};

const folder = hardAlone();
const files = await render(
  buildModel({ ...folder, operations: [{ file: 'operations/loan.json', text: JSON.stringify(area) }] }, root),
);
const code = files.get('validators/calls.ts') ?? '';
const home = join(root, '.cache', `calls-${createHash('sha256').update(code).digest('hex').slice(0, 16)}`);
mkdirSync(home, { recursive: true });
writeFileSync(join(home, 'calls.ts'), code);
const { callForms } = (await import(pathToFileURL(join(home, 'calls.ts')).href)) as {
  callForms: Record<string, { query?: Form; body?: Form }>;
};

const openapi = JSON.parse(files.get('openapi.json') ?? '') as {
  components: object;
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: { name: string; required?: boolean; schema: object }[];
        requestBody: {
          content: { 'application/json': { schema: { properties: object; required: string[] } } };
        };
      }
    >
  >;
};
const ajv = new Ajv2020({ strict: false });
addFormatsModule.default(ajv);
ajv.addSchema({ $id: 'openapi', components: openapi.components });
const compiled = (schema: object) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'openapi#/components')) as object);

describe('the form of a query', () => {
  const { parameters } = openapi.paths['/api/loan-price']?.get ?? { parameters: [] };
  const form = callForms['GET /loan-price']?.query as Form;
  const values = [
    0,
    1,
    31,
    32,
    -1,
    1.5,
    1e15,
    true,
    false,
    'A',
    'C',
    'Y',
    'ABC',
    'ABCD',
    'abc',
    '2026-02-30',
    '2026-02-28',
  ];

  it.each(parameters.map(({ name }) => name))('judges %s as OpenAPI does', (name) => {
    const validate = compiled(parameters.find((one) => one.name === name)?.schema ?? {});
    for (const value of values) {
      const ours = form.check({ name: 'x', [name]: String(value) }).problems === undefined;
      // The same characters may represent a text, a number or a boolean.
      const theirs = [value, String(value), [value]].some((meant) => validate(meant) === true);
      expect({ value, valid: ours }).toEqual({ value, valid: theirs });
    }
  });

  it('reads what it is given, repeated or left empty', () => {
    const query = { name: 'x', day: '7', rate: '0.5', quick: 'false', rooms: ['1', '2'], useYn: '' };
    expect(form.check(query).value).toEqual({
      name: 'x',
      day: 7,
      rate: 0.5,
      quick: false,
      rooms: [1, 2],
      useYn: null,
    });
    expect(form.check({ day: '7' }).problems?.map(({ name }) => name)).toEqual(['name']);
  });
});

describe('the form of a body', () => {
  const schema = openapi.paths['/api/loan']?.post?.requestBody.content['application/json'].schema;
  const { properties = {}, required = [] } = schema ?? {};
  const form = callForms['POST /loan']?.body as Form;
  const lender = { lenderNm: '박물관', floor: null, lent: [] };
  const holiday = Object.fromEntries(
    Object.entries(
      (
        openapi.components as {
          schemas: Record<
            string,
            { properties: Record<string, { type?: unknown; format?: string; enum?: unknown[] }> }
          >;
        }
      ).schemas.Holiday?.properties ?? {},
    ).map(([name, { type, format, enum: words }]) => {
      if (words) return [name, words[0]];
      if (format) return [name, format === 'date' ? '2026-01-01' : '2026-01-01T00:00:00Z'];
      return [name, [type].flat().includes('integer') ? 1 : 'x'];
    }),
  );
  const value = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom<unknown>(
        lender,
        { ...lender, lent: [lender] },
        [lender],
        true,
        'a@demo.go.kr',
      ),
    },
    fc.constantFrom<unknown>(holiday, '2026-01-02T03:04:05Z', { count: 1, parts: { part: 'Y' } }, 1e300),
    fc.constantFrom<unknown>(
      { ...lender, lent: [{}] },
      { ...lender, nobody: 1 },
      {},
      [],
      [{}],
      null,
      '',
      'x',
      1,
    ),
    fc.constantFrom<unknown>(
      { count: 1, note: null, parts: { part: 'X' } },
      { count: 1, parts: {} },
      { count: 1.5 },
    ),
  );
  const lawful = {
    lender,
    anything: { a: [1] },
    nested: { count: 1, parts: { part: 'Y' } },
    agreed: true,
  };

  it('takes a lawful one whole', () => {
    expect(
      form.check({ ...lawful, holiday, others: [lender], mail: 'a@demo.go.kr' }).problems,
    ).toBeUndefined();
  });

  it.each(Object.keys(properties))('judges %s as OpenAPI does', (name) => {
    const validate = compiled(schema ?? {});
    fc.assert(
      fc.property(value, fc.boolean(), (given, isLeftOut) => {
        const body: Record<string, unknown> = { ...lawful, [name]: given };
        if (isLeftOut) delete body[name];
        const ours = form.check(body).problems === undefined;
        expect({ body, valid: ours }).toEqual({ body, valid: validate(normalise(body)) });
      }),
      { numRuns: 60 },
    );
    expect(form.check({ ...lawful, [name]: undefined }).problems === undefined).toBe(
      !required.includes(name),
    );
  });

  it('names a broken shape once, by the label of its member', () => {
    const { problems } = form.check({ ...lawful, lender: { lenderNm: 1, lent: 2 } });
    expect(problems).toEqual([
      { name: 'lender', label: 'lender', message: 'lender이(가) 올바르지 않습니다.', kind: 'invalid' },
    ]);
  });
});
