import { type SQL, sql } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { labelVersion } from '#generated/tables/index.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, isInTransaction, isWriting, reader } from '../database/db.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { codeEntity, tableOf } from './source.ts';
import { columnOf } from './tables.ts';

type Row = Record<string, unknown>;
/** Records of one entity by their key as text: of each the fields that others show. */
type Labels = Map<string, Row>;

interface Cached {
  version: number;
  labels: Labels;
}

interface Cache {
  byEntity: Map<string, Cached>;
  /** What is being read outside of transactions. */
  underWay: Map<string, Promise<Cached>>;
}

const caches = new WeakMap<Database, Cache>();

const cacheOf = (database: Database): Cache => {
  const known = caches.get(database) ?? { byEntity: new Map(), underWay: new Map() };
  caches.set(database, known);
  return known;
};

/** The version of all labels that are kept in memory: to be read in the same statement as the rows that show them. */
export const versionOfLabels: SQL<number> = sql`(select ${sql.identifier(labelVersion.ver.name)} from ${labelVersion})`;

/** The entity that a field's values name, where it keeps what others show of it in memory. */
const lenderOf = (catalogue: Catalogue, owner: FieldSpec | undefined): EntitySpec | undefined => {
  const lender = owner && catalogue.resources[owner.ref?.entity ?? codeEntity];
  return lender?.labels === 'inMemory' ? lender : undefined;
};

const lentFields = new WeakMap<Catalogue, Map<string, string[]>>();

/** Fields of the entity that any other shows. */
const lentBy = (catalogue: Catalogue, lender: EntitySpec): string[] => {
  const all = lentFields.get(catalogue) ?? new Map<string, string[]>();
  lentFields.set(catalogue, all);
  const known = all.get(lender.name);
  if (known) return known;
  const lent = Object.values(catalogue.resources).flatMap((spec) =>
    spec.fields.flatMap(({ labelOf, labelField }) =>
      labelField && lenderOf(catalogue, fieldOf(spec, labelOf ?? '')) === lender ? [labelField] : [],
    ),
  );
  const names = [...new Set(lent)];
  all.set(lender.name, names);
  return names;
};

const read = async (catalogue: Catalogue, lender: EntitySpec): Promise<Cached> => {
  const table = tableOf(catalogue, lender);
  const columns = Object.fromEntries(
    [lender.key, ...lentBy(catalogue, lender)].map((name) => [name, columnOf(table, name)]),
  );
  const rows = (await reader()
    .select({ version: versionOfLabels, of: columns })
    .from(table as never)) as unknown as { version: number; of: Row }[];
  const [first] = rows;
  return {
    version: first?.version ?? 0,
    labels: new Map(rows.map(({ of }) => [String(of[lender.key]), of])),
  };
};

/** One read for all who wait for it; not across transactions, which on the embedded database wait for one another. */
const readOnce = (catalogue: Catalogue, lender: EntitySpec, { underWay }: Cache): Promise<Cached> => {
  if (isInTransaction()) return read(catalogue, lender);
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
  // it had begun before the version was raised
  if (found.version < version && found.labels.size) found = await read(catalogue, lender);
  if (found.version >= (cache.byEntity.get(lender.name)?.version ?? 0))
    cache.byEntity.set(lender.name, found);
  return found.labels;
};

/** A label of a row and where it comes from. */
interface Lent {
  name: string;
  owner: string;
  field: string;
  lender: EntitySpec;
}

/** How rows are read whose labels are kept in memory. */
export interface LabelPlan {
  /** Fields that are read from the database. */
  names: string[];
  /** Whether the version of the labels has to be read with the rows, as `versionField`. */
  needsVersion: boolean;
  /** The rows with the fields that were asked for and those named besides, and no others. */
  fill(rows: readonly Row[], besides: readonly string[]): Promise<Row[]>;
}

/** Name under which the version stands in the rows. */
export const versionField = 'labelVersion';

/**
 * Which of these fields of an entity come from memory. None within a transaction that may have changed a name itself:
 * nobody else sees that yet.
 */
export const labelPlan = (catalogue: Catalogue, spec: EntitySpec, names: readonly string[]): LabelPlan => {
  const lent = isWriting()
    ? []
    : names.flatMap((name): Lent[] => {
        const field = fieldOf(spec, name);
        const owner = field?.labelOf === undefined ? undefined : fieldOf(spec, field.labelOf);
        const lender = lenderOf(catalogue, owner);
        return owner && lender ? [{ name, owner: owner.name, field: field?.labelField ?? '', lender }] : [];
      });
  if (lent.length === 0)
    return { names: [...names], needsVersion: false, fill: async (rows) => rows as Row[] };
  const byName = new Map(lent.map((one) => [one.name, one]));
  const lenders = [...new Set(lent.map(({ lender }) => lender))];
  return {
    names: [...new Set([...names.filter((name) => !byName.has(name)), ...lent.map(({ owner }) => owner)])],
    needsVersion: true,
    async fill(rows, besides) {
      const version = Number(rows[0]?.[versionField] ?? 0);
      const labels = new Map<EntitySpec, Labels>();
      if (rows.length)
        for (const lender of lenders) labels.set(lender, await labelsOf(catalogue, lender, version));
      const valueIn = (row: Row, name: string): unknown => {
        const label = byName.get(name);
        if (!label) return row[name];
        const owner = row[label.owner] as string | number | null;
        return owner === null ? null : (labels.get(label.lender)?.get(String(owner))?.[label.field] ?? null);
      };
      const shown = [...names, ...besides];
      return rows.map((row) => Object.fromEntries(shown.map((name) => [name, valueIn(row, name)])));
    },
  };
};
