import { comment } from '../comment.ts';
import { messageAt } from '../fieldSpec.ts';
import { header } from '../header.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { literal, memberName, quoted } from '../literal.ts';
import type { Model } from '../model.ts';
import { callName } from '../names.ts';
import type { ParameterSchema } from '../schemaTypes.ts';
import { asParameter, isRequiredParameter, parameterSchema } from '../shape.ts';
import { referredTo, zodOf } from './zodOf.ts';

const shapeName = (component: string): string => `${component}Shape`;

const sentenceAt = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined;
  const sentence = messageAt(path);
  if (sentence === undefined) throw new Error(`There is no message '${path}'.`);
  return sentence;
};

const sentence = ({ label, message, missing }: ParameterSchema): string => {
  const texts = [label ?? '값', sentenceAt(message), sentenceAt(missing)];
  const last = texts.findLastIndex((text) => text !== undefined);
  return `fieldMessage(${texts
    .slice(0, last + 1)
    .map((text) => (text === undefined ? 'undefined' : quoted(text)))
    .join(', ')})`;
};

/** A query value, single or repeated, which is transferred as text. */
const queried = (schema: JsonSchema, error: string): string => {
  const { type, minimum, maximum } = schema;
  switch (type) {
    case 'integer':
      return `queryInteger(${error}, ${literal({ minimum, maximum })})`;
    case 'number':
      return `queryNumber(${error}, ${literal({ minimum, maximum })})`;
    case 'boolean':
      return `queryBoolean(${error})`;
    case 'array':
      return `many(${queried((schema.items ?? {}) as JsonSchema, error)}, ${error})`;
    default:
      return sent(schema, error);
  }
};

const sent = (schema: JsonSchema, error: string): string =>
  zodOf(schema, { error, refer: (component) => `shaped(${shapeName(component)}, ${error})` });

const member = (given: ParameterSchema, part: 'query' | 'body'): string => {
  const schema = parameterSchema(given, part);
  const code = part === 'query' ? queried(schema, sentence(given)) : sent(schema, sentence(given));
  return isRequiredParameter(given) ? code : `${code}.nullish()`;
};

const referredIn = (schema: unknown): string[] => {
  if (schema === null || typeof schema !== 'object') return [];
  const component = referredTo(schema as JsonSchema);
  return component ? [component] : Object.values(schema).flatMap(referredIn);
};

/** Components used by the operations' members, and transitively by these. */
const shapes = (names: readonly string[], components: Map<string, JsonSchema>): string[] => {
  const open = [...names];
  const seen = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...referredIn(components.get(name)));
  }
  return [...seen].sort().map((name) => {
    const code = zodOf(components.get(name) ?? {}, { error: "fieldMessage('값')", refer: shapeName });
    return `const ${shapeName(name)}: z.ZodType = z.lazy(() => ${code});\n`;
  });
};

const helpers = [
  'atLeast',
  'atMost',
  'fieldMessage',
  'form',
  'format',
  'isGiven',
  'many',
  'moment',
  'queryBoolean',
  'queryInteger',
  'queryNumber',
  'shaped',
];

/** Validators of operations that do not belong to an entity, keyed by `VERB /path`. */
export const emitCallValidators = (model: Model): [string, string][] => {
  const components = new Map(model.components.flatMap(({ schemas }) => Object.entries(schemas)));
  const forms: string[] = [];
  const entries: string[] = [];
  const named: string[] = [];
  for (const { spec, call } of model.operations) {
    const parts: string[] = [];
    for (const part of ['query', 'body'] as const) {
      const given = call?.[part];
      if (!given) continue;
      const name = `${callName(spec.id)}${part === 'query' ? 'Query' : 'Body'}`;
      const items = Object.entries(given).map(([key, item]) => {
        const parameter = asParameter(item);
        return [key, { ...parameter, label: parameter.label ?? key }] as const;
      });
      named.push(...items.flatMap(([, item]) => referredIn(parameterSchema(item, part))));
      const labels = literal(Object.fromEntries(items.map(([key, { label }]) => [key, label])));
      const members = items.map(([key, item]) => `  ${memberName(key)}: ${member(item, part)},`);
      forms.push(
        `${comment(spec.summary)}\nexport const ${name} = form(${labels}, () => ({\n${members.join('\n')}\n}));\n`,
      );
      parts.push(`${part}: ${name}`);
    }
    if (parts.length) entries.push(`  ${quoted(spec.id)}: { ${parts.join(', ')} },`);
  }
  const body = [...shapes(named, components), ...forms].join('\n');
  const uses = helpers.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const imports = [
    ...(body.includes('z.') ? ["import { z } from 'zod';"] : []),
    uses.length
      ? `import { ${[...uses, 'type Form'].join(', ')} } from '#contract/validation.ts';`
      : "import type { Form } from '#contract/validation.ts';",
  ];
  const table = [
    '/** Query and body of every call that declares one. */',
    entries.length
      ? `export const callForms: Record<string, { query?: Form; body?: Form }> = {\n${entries.join('\n')}\n};\n`
      : 'export const callForms: Record<string, { query?: Form; body?: Form }> = {};\n',
  ].join('\n');
  return [
    [
      'validators/calls.ts',
      `${header('operations/*.json')}${imports.join('\n')}\n\n${body ? `${body}\n` : ''}${table}`,
    ],
  ];
};
