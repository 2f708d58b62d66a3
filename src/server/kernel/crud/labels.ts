import { type SQL, sql } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { labelVersion } from '#generated/tables/index.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, holdsConnection, reader } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { codeEntity, tableOf } from './source.ts';

type Row = Record<string, unknown>;
/** Records of one entity by their key as text: of each, the fields that other entities show. */
type Labels = Map<string, Row>;

interface Cached {
  version: number;
  labels: Labels;
}

interface Cache {
  byEntity: Map<string, Cached>;
  /** Reads in progress, started by callers that hold no connection. */
  underWay: Map<string, Promise<Cached>>;
}

const caches = new WeakMap<Database, Cache>();

const cacheOf = (database: Database): Cache => {
  const known = caches.get(database) ?? { byEntity: new Map(), underWay: new Map() };
  caches.set(database, known);
  return known;
};

/**
 * The version of all labels that are cached in memory; must be read in the same statement as the rows that show them.
 */
export const versionOfLabels: SQL<number> = sql`(select ${sql.identifier(labelVersion.ver.name)} from ${labelVersion})`;

/** The entity that the field's values reference, if its labels are cached in memory. */
const labelEntityOf = (catalogue: Catalogue, owner: FieldSpec | undefined): EntitySpec | undefined => {
  const labelEntity = owner && catalogue.resources[owner.ref?.entity ?? codeEntity];
  return labelEntity?.labels === 'inMemory' ? labelEntity : undefined;
};

const labelFields = new WeakMap<Catalogue, Map<string, string[]>>();

/** Fields of the entity that other entities show. */
const labelFieldsOf = (catalogue: Catalogue, labelEntity: EntitySpec): string[] => {
  const all = labelFields.get(catalogue) ?? new Map<string, string[]>();
  labelFields.set(catalogue, all);
  const known = all.get(labelEntity.name);
  if (known) return known;
  const used = Object.values(catalogue.resources).flatMap((spec) =>
    spec.fields.flatMap(({ labelOf, labelField }) =>
      labelField && labelEntityOf(catalogue, fieldOf(spec, labelOf ?? '')) === labelEntity
        ? [labelField]
        : [],
    ),
  );
  const names = [...new Set(used)];
  all.set(labelEntity.name, names);
  return names;
};

const read = async (catalogue: Catalogue, labelEntity: EntitySpec): Promise<Cached> => {
  const table = tableOf(catalogue, labelEntity);
  const columns = Object.fromEntries(
    [labelEntity.key, ...labelFieldsOf(catalogue, labelEntity)].map((name) => [name, columnOf(table, name)]),
  );
  const rows = await reader().select({ version: versionOfLabels, of: columns }).from(table);
  const [first] = rows;
  return {
    version: first?.version ?? 0,
    labels: new Map(rows.map(({ of }) => [String(of[labelEntity.key]), of])),
  };
};

/**
 * One shared read for all callers that wait for it; a caller that holds a connection must not wait and reads itself.
 */
const readOnce = (catalogue: Catalogue, labelEntity: EntitySpec, { underWay }: Cache): Promise<Cached> => {
  if (holdsConnection()) return read(catalogue, labelEntity);
  const known = underWay.get(labelEntity.name);
  if (known) return known;
  const reading = read(catalogue, labelEntity).finally(() => underWay.delete(labelEntity.name));
  underWay.set(labelEntity.name, reading);
  return reading;
};

/** The labels of an entity, of this version or a later one. */
const labelsOf = async (catalogue: Catalogue, labelEntity: EntitySpec, version: number): Promise<Labels> => {
  const cache = cacheOf(currentDatabase());
  const known = cache.byEntity.get(labelEntity.name);
  if (known && known.version >= version) return known.labels;
  let found = await readOnce(catalogue, labelEntity, cache);
  // the read had started before the version was raised
  if (found.version < version && found.labels.size) found = await read(catalogue, labelEntity);
  if (found.version >= (cache.byEntity.get(labelEntity.name)?.version ?? 0))
    cache.byEntity.set(labelEntity.name, found);
  return found.labels;
};

/** A label field that is filled from the cache, and where its value comes from. */
interface FilledField {
  name: string;
  owner: string;
  field: string;
  labelEntity: EntitySpec;
}

/** How to read rows when some of their labels come from the cache. */
export interface LabelPlan {
  /** Fields that the database does not return: they are null in its rows until they are filled. */
  filled: ReadonlySet<string>;
  /** Fields that are read only to fill the labels, and are removed afterwards. */
  besides: readonly string[];
  /**
   * Fills the labels into the rows. The rows must carry the version of all labels as `versionField`, which is removed,
   * and must not be shared with other callers.
   */
  fill(rows: Row[]): Promise<void>;
}

/** Property of the rows for the version of the labels. */
export const versionField = 'labelVersion';

/** All labels come by joins: for transactions that may have changed a name, which the cache does not know yet. */
export const noLabelsFromMemory: LabelPlan = { filled: new Set(), besides: [], fill: async () => {} };

/** Which of these fields of an entity come from the cache, and how. */
export const labelPlan = (catalogue: Catalogue, spec: EntitySpec, names: readonly string[]): LabelPlan => {
  const fields = names.flatMap((name): FilledField[] => {
    const field = fieldOf(spec, name);
    const owner = field?.labelOf === undefined ? undefined : fieldOf(spec, field.labelOf);
    const labelEntity = labelEntityOf(catalogue, owner);
    return owner && labelEntity
      ? [{ name, owner: owner.name, field: field?.labelField ?? '', labelEntity }]
      : [];
  });
  if (fields.length === 0) return noLabelsFromMemory;
  const labelEntities = [...new Set(fields.map(({ labelEntity }) => labelEntity))];
  const besides = [...new Set(fields.map(({ owner }) => owner))].filter((owner) => !names.includes(owner));
  return {
    filled: new Set(fields.map(({ name }) => name)),
    besides,
    async fill(rows) {
      if (rows.length === 0) return;
      const version = Number(rows[0]?.[versionField]);
      const labels = new Map<EntitySpec, Labels>();
      for (const labelEntity of labelEntities)
        labels.set(labelEntity, await labelsOf(catalogue, labelEntity, version));
      for (const row of rows) {
        for (const { name, owner, field, labelEntity } of fields) {
          const key = row[owner] as string | number | null;
          row[name] = key === null ? null : (labels.get(labelEntity)?.get(String(key))?.[field] ?? null);
        }
        // in reverse order: V8 turns an object into a slow one if a property other than the last is deleted
        delete row[versionField];
        for (const name of besides.toReversed()) delete row[name];
      }
    },
  };
};
