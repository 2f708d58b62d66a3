import type { EntitySpec } from '#contract/entity.ts';
import { tableProblems } from './emit/tables.ts';
import { checkEntities } from './entityChecks.ts';
import { type EntityModel, entityModel } from './entityModel.ts';
import {
  childInputSchema,
  childName,
  childSchema,
  entitySchemas,
  type JsonSchema,
  type SpecOf,
} from './jsonSchema.ts';
import { areaOperations, entityOperations, type OperationModel } from './operationsModel.ts';
import { type ParsedFolder, parseFolder } from './parse.ts';
import { type Problem, SchemaProblems, unknown } from './problems.ts';
import type { SchemaFolder } from './read.ts';
import { resolveEntities } from './resolve.ts';
import { namesIn, shapeSchema } from './shape.ts';
import {
  type QueryConditions,
  queriesOfEntities,
  sharedConditions,
  withSharedQueries,
} from './sharedQueries.ts';

/** Components of one schema file. */
export interface ComponentGroup {
  name: string;
  file: string;
  schemas: Record<string, JsonSchema>;
}

export interface Model {
  entities: EntityModel[];
  operations: OperationModel[];
  components: ComponentGroup[];
  /** The filter conditions of shared query parameters. */
  conditions: QueryConditions[];
  specOf: SpecOf;
}

const sharedComponents: ComponentGroup = {
  name: 'shared',
  file: 'meta/entity.json',
  schemas: {
    FileInfo: {
      type: 'object',
      description: '첨부파일',
      additionalProperties: false,
      required: ['fileId', 'orgnlFileNm', 'expln', 'menuId', 'fileSize', 'fileExtn'],
      properties: {
        fileId: { type: 'string' },
        orgnlFileNm: { type: 'string' },
        expln: { type: ['string', 'null'] },
        menuId: { type: ['integer', 'null'], description: '붙인 메뉴의 번호' },
        fileSize: { type: 'integer' },
        fileExtn: { type: 'string' },
        textState: { type: 'string', description: '본문을 검색할 수 있는지. 검색하지 않는 자료에는 없다.' },
      },
    },
    ErrorBody: {
      type: 'object',
      description: '오류 응답',
      additionalProperties: false,
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        requestId: { type: 'string' },
        data: {},
        fields: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'label', 'message'],
            properties: { name: { type: 'string' }, label: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

const childrenOf = (
  entities: EntityModel[],
  parent: EntityModel,
  specOf: SpecOf,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    parent.spec.fields.flatMap((field) => {
      const child = field.children && entities.find(({ spec }) => spec.name === field.children?.entity);
      return child && field.children
        ? [
            [childName(field.children), childSchema(child, field.children.by, specOf)],
            [`${childName(field.children)}Input`, childInputSchema(child, field.children.by, specOf)],
          ]
        : [];
    }),
  );

/** Several parents may have the same child rows by the same key: the first of them defines the component. */
const dropRepeatedChildren = (groups: ComponentGroup[]): void => {
  const known = new Set<string>();
  for (const { schemas } of groups) {
    for (const name of Object.keys(schemas).filter((one) => /By[A-Z]\w*$/.test(one))) {
      if (known.has(name)) delete schemas[name];
      known.add(name);
    }
  }
};

const operationProblems = (
  operations: OperationModel[],
  components: ComponentGroup[],
  parsed: ParsedFolder,
): Problem[] => {
  const problems: Problem[] = [];
  const known = new Set<string>();
  for (const group of components) {
    for (const name of Object.keys(group.schemas)) {
      if (known.has(name)) problems.push({ file: group.file, at: name, message: 'is the name of two types' });
      known.add(name);
    }
  }
  const owners = new Map<string, string>();
  const checkNames = (file: string, at: string, names: string[]) => {
    for (const name of names)
      if (!known.has(name)) problems.push({ file, at, message: unknown('type', name, known) });
  };
  for (const { spec, file, call } of operations) {
    const owner = owners.get(spec.id);
    if (owner) problems.push({ file, at: spec.id, message: `is declared in ${owner} too` });
    owners.set(spec.id, file);
    if (!call) continue;
    if (call.origin && !call.reason)
      problems.push({ file, at: spec.id, message: 'origin ours without a reason' });
    if (call.access.startsWith('menu:') && !call.menus?.length) {
      problems.push({ file, at: spec.id, message: `${call.access} without menus` });
    }
    checkNames(file, `${spec.id} answer`, namesIn(call.answer));
    for (const part of ['query', 'body'] as const) {
      for (const [name, item] of Object.entries(call[part] ?? {})) {
        checkNames(file, `${spec.id} ${part}.${name}`, namesIn(typeof item === 'string' ? item : item.is));
      }
    }
  }
  for (const { file, schema } of parsed.areas) {
    for (const [name, shape] of Object.entries(schema.types ?? {}))
      checkNames(file, `types.${name}`, namesIn(shape));
  }
  return problems;
};

/** The input of all emitters, or SchemaProblems with all problems at once. Policies are searched in `root`. */
export const buildModel = (folder: SchemaFolder, root: string): Model => {
  const parsed = parseFolder(folder);
  const problems = [...parsed.problems];
  const resolved = resolveEntities(parsed, problems);
  const conditions = sharedConditions(parsed.areas, resolved, problems);
  const queries = queriesOfEntities(resolved, parsed.areas, problems);
  parsed.areas = withSharedQueries(parsed.areas, problems);
  problems.push(...checkEntities(resolved, root));
  if (problems.length) throw new SchemaProblems(problems);

  const byName = new Map(resolved.map((entity) => [entity.schema['x-entity'].name, entity]));
  const entities = resolved.map((entity) => entityModel(entity, byName, queries));
  const specs = new Map(entities.map(({ spec }) => [spec.name, spec]));
  const specOf = (name: string): EntitySpec | undefined => specs.get(name);
  const operations = [...entities.flatMap(entityOperations), ...parsed.areas.flatMap(areaOperations)];
  const components: ComponentGroup[] = [
    sharedComponents,
    ...entities.map((entity) => ({
      name: entity.spec.name,
      file: entity.file,
      schemas: { ...entitySchemas(entity, specOf), ...childrenOf(entities, entity, specOf) },
    })),
    ...parsed.areas
      .filter(({ schema }) => schema.types)
      .map(({ schema, file }) => ({
        name: `${schema.area}Calls`,
        file,
        schemas: Object.fromEntries(
          Object.entries(schema.types ?? {}).map(([name, shape]) => [name, shapeSchema(shape)]),
        ),
      })),
  ];
  dropRepeatedChildren(components);
  const model: Model = { entities, operations, components, conditions, specOf };
  problems.push(...tableProblems(model), ...operationProblems(operations, components, parsed));
  if (problems.length) throw new SchemaProblems(problems);
  return model;
};
