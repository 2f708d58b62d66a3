import { type SQL, sql } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { labelVersion } from '#generated/tables/index.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, holdsConnection, reader } from '../database/db.ts';
import { columnOf } from '../database/tables.ts';
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
  const lender = owner && catalogue.resources[owner.ref?.entity ?? codeEntity];
  return lender?.labels === 'inMemory' ? lender : undefined;
};

const labelFields = new WeakMap<Catalogue, Map<string, string[]>>();

/** Fields of the entity that other entities show. */
const labelFieldsOf = (catalogue: Catalogue, lender: EntitySpec): string[] => {
  const all = labelFields.get(catalogue) ?? new Map<string, string[]>();
  labelFields.set(catalogue, all);
  const known = all.get(lender.name);
  if (known) return known;
  const lent = Object.values(catalogue.resources).flatMap((spec) =>
    spec.fields.flatMap(({ labelOf, labelField }) =>
      labelField && labelEntityOf(catalogue, fieldOf(spec, labelOf ?? '')) === lender ? [labelField] : [],
    ),
  );
  const names = [...new Set(lent)];
  all.set(lender.name, names);
  return names;
};

const read = async (catalogue: Catalogue, lender: EntitySpec): Promise<Cached> => {
  const table = tableOf(catalogue, lender);
  const columns = Object.fromEntries(
    [lender.key, ...labelFieldsOf(catalogue, lender)].map((name) => [name, columnOf(table, name)]),
  );
  const rows = await reader().select({ version: versionOfLabels, of: columns }).from(table);
  const [first] = rows;
  return {
    version: first?.version ?? 0,
    labels: new Map(rows.map(({ of }) => [String(of[lender.key]), of])),
  };
};

/**
 * One shared read for all callers that wait for it; a caller that holds a connection must not wait and reads itself.
 */
const readOnce = (catalogue: Catalogue, lender: EntitySpec, { underWay }: Cache): Promise<Cached> => {
  if (holdsConnection()) return read(catalogue, lender);
  const known = underWay.get(lender.name);
  if (known) return known;
  const reading = read(catalogue, lender).finally(() => underWay.delete(lender.name));
  underWay.set(lender.name, reading);
  return reading;
};

/** The labels of an entity, of this version or a later one. */
const labelsOf = async (catalogue: Catalogue, lender: EntitySpec, version: number): Promise<Labels> => {
  const cache = cacheOf(currentDatabase());
  const known = cache.byEntity.get(lender.name);
  if (known && known.version >= version) return known.labels;
  let found = await readOnce(catalogue, lender, cache);
  // the read had started before the version was raised
  if (found.version < version && found.labels.size) found = await read(catalogue, lender);
  if (found.version >= (cache.byEntity.get(lender.name)?.version ?? 0))
    cache.byEntity.set(lender.name, found);
  return found.labels;
};

/** A label of a row and its source. */
interface Label {
  name: string;
  owner: string;
  field: string;
  lender: EntitySpec;
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
  const lent = names.flatMap((name): Label[] => {
    const field = fieldOf(spec, name);
    const owner = field?.labelOf === undefined ? undefined : fieldOf(spec, field.labelOf);
    const lender = labelEntityOf(catalogue, owner);
    return owner && lender ? [{ name, owner: owner.name, field: field?.labelField ?? '', lender }] : [];
  });
  if (lent.length === 0) return noLabelsFromMemory;
  const lenders = [...new Set(lent.map(({ lender }) => lender))];
  const besides = [...new Set(lent.map(({ owner }) => owner))].filter((owner) => !names.includes(owner));
  return {
    filled: new Set(lent.map(({ name }) => name)),
    besides,
    async fill(rows) {
      if (rows.length === 0) return;
      const version = Number(rows[0]?.[versionField]);
      const labels = new Map<EntitySpec, Labels>();
      for (const lender of lenders) labels.set(lender, await labelsOf(catalogue, lender, version));
      for (const row of rows) {
        for (const { name, owner, field, lender } of lent) {
          const key = row[owner] as string | number | null;
          row[name] = key === null ? null : (labels.get(lender)?.get(String(key))?.[field] ?? null);
        }
        // in reverse order: V8 turns an object into a slow one if a property other than the last is deleted
        delete row[versionField];
        for (const name of besides.toReversed()) delete row[name];
      }
    },
  };
};
