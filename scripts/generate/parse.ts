import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { nearest, type Problem } from './problems.ts';
import type { SchemaFolder, SourceFile } from './read.ts';
import type { AreaSchema, EntitySchema, FieldSchema } from './schemaTypes.ts';

const { default: addFormats } = addFormatsModule;

export interface Parsed<T> {
  file: string;
  schema: T;
  /** Refused by the meta-schema: checked for further problems, but not used. */
  doubtful?: true;
}

export interface ParsedFolder {
  entities: Parsed<EntitySchema>[];
  areas: Parsed<AreaSchema>[];
  parts: Map<string, Record<string, FieldSchema>>;
  problems: Problem[];
}

const allowedNames = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});

const sentence = (error: ErrorObject): string => {
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params.additionalProperty);
    const near = nearest(name, allowedNames(error));
    return `'${name}' is not part of the vocabulary${near ? `; did you mean '${near}'?` : ''}`;
  }
  if (error.keyword === 'enum')
    return `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`;
  if (error.keyword === 'propertyNames') return `'${String(error.params.propertyName)}' is not a lawful name`;
  return error.message ?? 'is not lawful';
};

const dotted = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/') || '(whole)';

const schemaProblems = (file: string, errors: readonly ErrorObject[]): Problem[] => {
  const seen = new Set<string>();
  return errors
    .filter((error) => !['oneOf', 'if', 'anyOf'].includes(error.keyword))
    .map((error) => ({ file, at: dotted(error.instancePath), message: sentence(error) }))
    .filter(({ at, message }) => !seen.has(at + message) && seen.add(at + message));
};

interface MetaValidators {
  entity: ValidateFunction;
  field: ValidateFunction;
  operations: ValidateFunction;
}

/** The compiled meta-schemas, cached between runs while they are unchanged. */
let latest: { meta: SchemaFolder['meta']; validators: MetaValidators } | undefined;

const metaValidators = (meta: SchemaFolder['meta']): MetaValidators => {
  if (latest?.meta.entity === meta.entity && latest.meta.operations === meta.operations)
    return latest.validators;
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats(ajv);
  const validators = {
    entity: ajv.compile(JSON.parse(meta.entity) as object),
    field: ajv.compile({ $ref: 'entity#/$defs/field' }),
    operations: ajv.compile(JSON.parse(meta.operations) as object),
  };
  latest = { meta, validators };
  return validators;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Whether an entity is complete enough for further checks. */
const isLegible = (schema: unknown): boolean =>
  isObject(schema) &&
  isObject(schema['x-entity']) &&
  typeof schema['x-entity'].name === 'string' &&
  isObject(schema.properties) &&
  Object.values(schema.properties).every(isObject);

/** Parses every file as JSON and validates it against the meta-schemas, without stopping at the first problem. */
export const parseFolder = (folder: SchemaFolder): ParsedFolder => {
  const validators = metaValidators(folder.meta);
  const problems: Problem[] = [];

  const parseJson = (source: SourceFile): unknown => {
    try {
      return JSON.parse(source.text);
    } catch (error) {
      problems.push({
        file: source.file,
        at: '(whole)',
        message: `is not JSON: ${(error as Error).message}`,
      });
      return undefined;
    }
  };

  const parseAll = <T>(sources: SourceFile[], validate: ValidateFunction): Parsed<T>[] =>
    sources.flatMap((source) => {
      const schema = parseJson(source);
      if (schema === undefined) return [];
      if (validate(schema)) return [{ file: source.file, schema: schema as T }];
      problems.push(...schemaProblems(source.file, validate.errors ?? []));
      return isLegible(schema) ? [{ file: source.file, schema: schema as T, doubtful: true }] : [];
    });

  const entities = parseAll<EntitySchema>(folder.entities, validators.entity);
  const parts = new Map<string, Record<string, FieldSchema>>();
  for (const source of folder.parts) {
    const part = parseJson(source) as { $defs?: Record<string, FieldSchema> } | undefined;
    if (!part) continue;
    for (const [name, field] of Object.entries(part.$defs ?? {})) {
      if (validators.field(field)) continue;
      const found = schemaProblems(source.file, validators.field.errors ?? []);
      problems.push(...found.map((problem) => ({ ...problem, at: `$defs.${name}.${problem.at}` })));
    }
    parts.set(source.file, part.$defs ?? {});
  }
  return {
    entities,
    areas: parseAll<AreaSchema>(folder.operations, validators.operations),
    parts,
    problems,
  };
};
