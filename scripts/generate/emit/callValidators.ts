import { comment } from '../comment.ts';
import { messageAt } from '../fieldSpec.ts';
import { header } from '../header.ts';
import { literal, memberName, quoted } from '../literal.ts';
import type { Model } from '../model.ts';
import { callName } from '../names.ts';
import type { ParameterSchema, Shape } from '../schemaTypes.ts';
import { asParameter, isRequiredParameter } from '../shape.ts';

const base = (shape: Shape): { name: string; array: boolean } => {
  if (typeof shape !== 'string') return { name: 'any', array: false };
  const match = /^(.*?)(\[\])?[?!~]*$/.exec(shape);
  return { name: match?.[1] ?? shape, array: match?.[2] !== undefined };
};

const bounded = (parameter: ParameterSchema, error: string, start: string): string =>
  [
    start,
    ...(parameter.minimum !== undefined ? [`.min(${parameter.minimum}, ${error})`] : []),
    ...(parameter.maximum !== undefined ? [`.max(${parameter.maximum}, ${error})`] : []),
  ].join('');

const single = (name: string, parameter: ParameterSchema, error: string, inQuery: boolean): string => {
  if (parameter.enum) return `z.enum(${literal(parameter.enum)}, ${error})`;
  switch (name) {
    case 'integer':
      return inQuery ? `queryInteger(${error})` : bounded(parameter, error, `z.int(${error})`);
    case 'number':
      return bounded(parameter, error, inQuery ? `z.coerce.number(${error})` : `z.number(${error})`);
    case 'boolean':
      return `z.boolean(${error})`;
    case 'flag':
      return `z.enum(['Y', 'N'], ${error})`;
    case 'date':
      return `z.iso.date(${error})`;
    case 'dateTime':
      return `moment(${error})`;
    case 'email':
      return `format('email', 254, ${error})`;
    case 'text':
    case 'longText': {
      const max = parameter.maxLength ?? (name === 'text' ? 1000 : 5_000_000);
      const pattern = parameter.pattern
        ? `.regex(${new RegExp(parameter.pattern, 'u').toString()}, ${error})`
        : '';
      return `z.string(${error}).refine(atMost(${max}), ${error})${pattern}`;
    }
    default:
      return 'z.unknown()';
  }
};

const objectMembers = (shape: { [name: string]: Shape }, label: string): string =>
  Object.entries(shape)
    .map(([name, member]) => `${memberName(name)}: ${parameter({ is: member, label }, false)}`)
    .join(', ');

const parameter = (given: ParameterSchema, inQuery: boolean): string => {
  const sentence = given.message ? messageAt(given.message) : undefined;
  const error = `says(${[given.label ?? '값', sentence]
    .filter((text) => text !== undefined)
    .map(quoted)
    .join(', ')})`;
  const { name, array } = base(given.is);
  const one =
    typeof given.is === 'string'
      ? single(name, given, error, inQuery)
      : `z.strictObject({ ${objectMembers(given.is, given.label ?? '값')} }, ${error})`;
  const value = array ? (inQuery ? `many(${one})` : `z.array(${one}, ${error}).max(1000)`) : one;
  const marks = typeof given.is === 'string' ? given.is : '!';
  return isRequiredParameter(given) || typeof given.is !== 'string' || marks.includes('!')
    ? value
    : `${value}.nullish()`;
};

/** Validators of the calls that are not an entity's own, keyed by `VERB /path`. */
export const emitCallValidators = (model: Model): [string, string][] => {
  const forms: string[] = [];
  const entries: string[] = [];
  for (const { spec, call } of model.operations) {
    const parts: string[] = [];
    for (const part of ['query', 'body'] as const) {
      const given = call?.[part];
      if (!given) continue;
      const name = `${callName(spec.id)}${part === 'query' ? 'Query' : 'Body'}`;
      const items = Object.entries(given).map(([key, item]) => [key, asParameter(item)] as const);
      const labels = literal(Object.fromEntries(items.map(([key, item]) => [key, item.label ?? key])));
      const members = items.map(
        ([key, item]) =>
          `  ${memberName(key)}: ${parameter({ ...item, label: item.label ?? key }, part === 'query')},`,
      );
      forms.push(
        `${comment(spec.summary)}\nexport const ${name} = form(${labels}, {\n${members.join('\n')}\n});\n`,
      );
      parts.push(`${part}: ${name}`);
    }
    if (parts.length) entries.push(`  ${quoted(spec.id)}: { ${parts.join(', ')} },`);
  }
  const body = forms.join('\n');
  const uses = ['atMost', 'form', 'format', 'many', 'moment', 'queryInteger', 'says'].filter((name) =>
    new RegExp(`\\b${name}\\(`).test(body),
  );
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
