import type { Parsed, ParsedFolder } from './parse.ts';
import { type Problem, unknown } from './problems.ts';
import type { EntitySchema, FieldSchema } from './schemaTypes.ts';
import { baseFields, systemFields } from './systemFields.ts';

/** An entity with its references to shared definitions and to a like entity resolved. */
export interface ResolvedEntity extends Parsed<EntitySchema> {
  fields: Record<string, FieldSchema>;
}

/** Resolves `$ref` and `like`, and adds the system fields after the declared ones. */
export const resolveEntities = ({ entities, parts }: ParsedFolder, problems: Problem[]): ResolvedEntity[] => {
  const byName = new Map(entities.map((entity) => [entity.schema['x-entity'].name, entity]));

  const resolveField = (file: string, name: string, field: FieldSchema): FieldSchema => {
    if (!field.$ref) return field;
    const { $ref, ...beside } = field;
    const [path = '', definition = ''] = $ref.split('#/$defs/');
    const part = parts.get(path);
    const found = part?.[definition];
    if (!found) {
      const message = part
        ? unknown('definition', definition, Object.keys(part))
        : unknown('file', path, parts.keys());
      problems.push({ file, at: `properties.${name}.$ref`, message });
    }
    return { ...found, ...beside };
  };

  const declared = (
    entity: Parsed<EntitySchema>,
    visited: readonly string[] = [],
  ): Record<string, FieldSchema> => {
    const like = entity.schema['x-table']?.like;
    const own = Object.fromEntries(
      Object.entries(entity.schema.properties).map(([name, field]) => [
        name,
        resolveField(entity.file, name, field),
      ]),
    );
    if (!like) return own;
    const model = byName.get(like);
    if (!model || visited.includes(like)) {
      problems.push({
        file: entity.file,
        at: 'x-table.like',
        message: unknown('entity', like, byName.keys()),
      });
      return own;
    }
    const lent = declared(model, [...visited, like]);
    const names = entity.schema['x-table']?.fields ?? Object.keys(lent);
    for (const name of names.filter((one) => !lent[one])) {
      const message = unknown(`field of ${like}`, name, Object.keys(lent));
      problems.push({ file: entity.file, at: 'x-table.fields', message });
    }
    const titles = entity.schema['x-table']?.titles ?? {};
    for (const name of Object.keys(titles).filter((one) => !lent[one])) {
      const message = unknown(`field of ${like}`, name, Object.keys(lent));
      problems.push({ file: entity.file, at: 'x-table.titles', message });
    }
    const taken = names.flatMap((name) => {
      const field = lent[name];
      return field ? [[name, { ...field, title: titles[name] ?? field.title }] as const] : [];
    });
    return { ...Object.fromEntries(taken), ...own };
  };

  return entities.map((entity) => {
    const fields = declared(entity);
    const system = Object.entries(systemFields).map(([name, field]) => {
      const again = fields[name];
      const visible = again ? { 'x-column': undefined } : {};
      return [name, { ...field, ...visible, ...again }] as const;
    });
    const base = entity.schema['x-base'] ? Object.entries(baseFields) : [];
    const shipped = base.map(([name, field]) => [name, { ...field, ...fields[name] }] as const);
    return { ...entity, fields: { ...fields, ...Object.fromEntries([...shipped, ...system]) } };
  });
};
