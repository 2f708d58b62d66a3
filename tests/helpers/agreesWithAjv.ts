import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChildrenSpec, FieldSpec } from '#contract/entity.ts';
import { type Form, normalise } from '#contract/validation.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { childName } from '../../scripts/generate/jsonSchema.ts';

const { default: addFormats } = addFormatsModule;

interface ObjectSchema {
  properties: Record<string, object>;
  required: string[];
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

interface Values {
  /** Chosen valid values. */
  lawful: unknown[];
  /** The edge cases of every kind, valid and invalid, and arbitrary values of fast-check. */
  any: fc.Arbitrary<unknown>;
}

const valuesOf = (field: FieldSpec, isLawful: (value: unknown) => boolean): Values => {
  const length = field.maxLength ?? 20;
  const edges = [
    'A'.repeat(length),
    'A'.repeat(length + 1),
    '가'.repeat(Math.min(length, 300)),
    '😀'.repeat(Math.min(length, 300)),
    'KR',
    'TEST_1',
    'test_1',
    'ko',
    'zh-Hant',
    '82',
    '2026-02-28',
    '2026-02-30',
    '2026-2-3',
    '2026-01-02T03:04:05.678Z',
    '2026-01-02T03:04:05+09:00',
    'Y',
    'N',
    'X',
    'person@demo.go.kr',
    'person@demo',
    'https://site.example/path?q=1',
    'ftp://site.example',
    '010-1234-5678',
    '01012345678',
    '10.0.0.1',
    '10.0.0.1/33',
    '10.0.0.1~10.0.0.9',
    '+09:00',
    '06:30',
    '국립 신문 1',
    'DAILY NEWS 1',
  ];
  const choices = field.options?.map((option) => option.value) ?? [];
  const lawful = [...edges, ...choices, 0, 1, 7, 0.5, {}, ['한글'], [1]].filter(isLawful);
  const any = fc.oneof(
    { weight: lawful.length ? 60 : 0, arbitrary: fc.constantFrom<unknown>(...lawful, null) },
    { weight: 6, arbitrary: fc.constantFrom(...edges, ...choices) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: length + 2 }) },
    { weight: 3, arbitrary: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(null, '', '  ', true, 0, -1, 1, {}, [], ['한글'], [1], [{}]),
    },
  );
  return { lawful, any };
};

/** Every third record consists of valid values only: chance would not produce a valid record of forty fields. */
const recordOf = (
  fields: FieldSpec[],
  required: string[],
  isLawful: (name: string, value: unknown) => boolean,
): fc.Arbitrary<Record<string, unknown>> => {
  const values = fields.map(
    (field) => [field.name, valuesOf(field, (value) => isLawful(field.name, value))] as const,
  );
  const any = Object.fromEntries(values.map(([name, value]) => [name, value.any]));
  const lawful = Object.fromEntries(
    values.flatMap(([name, value]) =>
      value.lawful.length ? [[name, fc.constantFrom(...value.lawful)] as const] : [],
    ),
  );
  const requiredOf = (members: object) => required.filter((name) => name in members);
  const records = fc.oneof(
    { weight: 2, arbitrary: fc.record(any, { requiredKeys: requiredOf(any) }) },
    { weight: 1, arbitrary: fc.record(lawful, { requiredKeys: requiredOf(lawful) }) },
  );
  return fc.tuple(records, fc.nat(40), fc.constantFrom(...required)).map(([record, luck, name]) => {
    if (luck === 0) return { ...record, nobody: 1 };
    return luck === 1
      ? Object.fromEntries(Object.entries(record).filter(([member]) => member !== name))
      : record;
  });
};

/** Whitespace within an address is removed before validation; Ajv gets the value without it. */
const withoutSpace = (fields: FieldSpec[], record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const isEmail = fields.some((field) => field.name === name && field.kind === 'email');
      return [name, isEmail && typeof value === 'string' ? value.replace(/\s+/gu, '') : value];
    }),
  );

/** Number of records checked per form, and the seed of the generator if the run has to be reproducible. */
interface Runs {
  numRuns: number;
  seed?: number;
}

/**
 * Tests that a catalogue's validators accept the same records as Ajv does with the OpenAPI document of the same
 * schemas.
 */
export const agreesWithAjv = (
  { catalogue, openapi }: { catalogue: Catalogue; openapi: string },
  runs: Runs,
): void => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  const { components } = JSON.parse(openapi) as { components: { schemas: Record<string, object> } };
  ajv.addSchema({ $id: 'openapi', components });

  describe('generated validators and Ajv', () => {
    for (const spec of Object.values(catalogue.resources)) {
      const forms = catalogue.validators[spec.name];
      for (const operation of ['insert', 'update'] as const) {
        const form = forms?.[operation];
        if (!form) continue;
        it(`agree about every ${operation} of ${spec.name}`, () => {
          const name = `${pascal(spec.name)}${pascal(operation)}`;
          const validate = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
          const { properties, required } = components.schemas[name] as ObjectSchema;
          const fields = spec.fields.filter((field) => field.name in properties && field.kind !== 'children');
          const single = Object.fromEntries(
            Object.entries(properties).map(([property, schema]) => [
              property,
              ajv.compile(
                JSON.parse(
                  JSON.stringify(schema).replaceAll('#/components', 'openapi#/components'),
                ) as object,
              ),
            ]),
          );
          const isLawful = (property: string, value: unknown) => single[property]?.(value) === true;
          let accepted = 0;
          fc.assert(
            fc.property(recordOf(fields, required, isLawful), (record) => {
              const ours = form.check(record).problems === undefined;
              const theirs = validate(withoutSpace(fields, normalise(record) as Record<string, unknown>));
              if (ours) accepted++;
              expect({ record, valid: ours }).toEqual({ record, valid: theirs });
            }),
            runs,
          );
          expect(accepted, 'lawful records among the generated ones').toBeGreaterThan(runs.numRuns / 50);
        });
      }
    }
  });

  describe('child rows', () => {
    const parent = Object.values(catalogue.resources).find(({ name }) => name === 'tour');
    const field = parent?.fields.find(({ kind }) => kind === 'children') as FieldSpec;
    const child = catalogue.resources[field.children?.entity ?? ''];
    const form = catalogue.validators.tour?.insert as Form;

    it('are judged inside their parent as OpenAPI does', () => {
      const schema = components.schemas[`${childName(field.children as ChildrenSpec)}Input`] as ObjectSchema;
      const fields = (child?.fields ?? []).filter(({ name }) => name in schema.properties);
      const single = Object.fromEntries(
        Object.entries(schema.properties).map(([property, one]) => [property, ajv.compile(one)]),
      );
      const isLawful = (property: string, value: unknown) => single[property]?.(value) === true;
      const validate = ajv.compile({
        $ref: 'openapi#/components/schemas/TourInsert/properties/' + field.name,
      });
      let accepted = 0;
      fc.assert(
        fc.property(fc.array(recordOf(fields, schema.required, isLawful), { maxLength: 2 }), (rows) => {
          const { problems = [] } = form.check({ [field.name]: rows });
          const ours = !problems.some(({ name }) => name === field.name);
          if (ours && rows.length) accepted++;
          expect({ rows, valid: ours }).toEqual({ rows, valid: validate(normalise(rows)) });
        }),
        runs,
      );
      expect(accepted).toBeGreaterThan(runs.numRuns / 50);
    });
  });
};
