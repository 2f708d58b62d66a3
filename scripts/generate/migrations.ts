import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldSpec } from '#contract/entity.ts';
import { hasColumn } from './emit/tables.ts';
import type { EntityModel } from './entityModel.ts';
import type { Model } from './model.ts';
import { snake } from './names.ts';
import { type Problem, SchemaProblems } from './problems.ts';

const folder = 'src/server/kernel/database/migrations';
const mark = 'tables.sha256';

interface Snapshot {
  id: string;
  prevId: string;
  tables: Record<
    string,
    {
      columns: Record<string, { name: string; notNull?: boolean }>;
      indexes: Record<string, { columns: { expression: string }[] }>;
      foreignKeys: Record<string, { columnsFrom: string[] }>;
    }
  >;
}

interface Journal {
  entries: { idx: number; tag: string }[];
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const snapshotPath = (root: string, index: number): string =>
  join(root, folder, 'meta', `${String(index).padStart(4, '0')}_snapshot.json`);

const journal = (root: string): Journal => {
  const path = join(root, folder, 'meta/_journal.json');
  return existsSync(path) ? readJson<Journal>(path) : { entries: [] };
};

const lastSnapshot = (root: string): Snapshot | undefined => {
  const last = journal(root).entries.at(-1);
  return last && readJson<Snapshot>(snapshotPath(root, last.idx));
};

/** A draft is compared with the last snapshot alone. */
const removeEarlierSnapshots = (root: string): void => {
  for (const { idx } of journal(root).entries.slice(0, -1)) rmSync(snapshotPath(root, idx), { force: true });
};

/** Fingerprint of the tables that the migrations must produce. */
const tablesFingerprint = (wanted: Map<string, string>): string => {
  const hash = createHash('sha256');
  for (const [file, text] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (file.startsWith('tables/')) hash.update(file).update(text);
  }
  return hash.digest('hex');
};

/** Fingerprint of the migrations: every SQL file and the journal that orders them. */
const migrationsFingerprint = (root: string): string => {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.sql'));
  for (const file of [...files.sort(), 'meta/_journal.json']) {
    const path = join(root, folder, file);
    if (existsSync(path)) hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
};

const markText = (root: string, wanted: Map<string, string>): string =>
  `tables ${tablesFingerprint(wanted)}\nmigrations ${migrationsFingerprint(root)}\n`;

export interface MigrationState {
  /** Whether the migrations were drafted for exactly these tables. */
  lead: boolean;
  /** Whether no SQL file and no line of the journal was changed, added or lost since. */
  untouched: boolean;
}

/** Compares the migrations with the tables and with the last draft. */
export const migrationState = (root: string, wanted: Map<string, string>): MigrationState => {
  const path = join(root, folder, mark);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  const [tables, migrations] = markText(root, wanted).trim().split('\n');
  return { lead: lines[0] === tables, untouched: lines[1] === migrations };
};

/** Marks the migrations as up to date: after a draft, or after one was completed by hand. */
export const markMigrations = (root: string, wanted: Map<string, string>): void =>
  writeFileSync(join(root, folder, mark), markText(root, wanted));

const draft = (root: string, ...options: string[]): string =>
  execFileSync(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const columnsOf = (snapshot: Snapshot | undefined, table: string): Set<string> | undefined => {
  const found = snapshot?.tables[`public.${table}`];
  return found && new Set(Object.keys(found.columns));
};

/** A rename keeps its data: we write the SQL and update the snapshot, so that the next draft finds no difference. */
const writeRename = (root: string, tableName: string, from: string, to: string): void => {
  draft(root, '--custom', `--name=rename-${tableName}-${from}`);
  const last = journal(root).entries.at(-1);
  if (!last) return;
  const path = snapshotPath(root, last.idx);
  const snapshot = readJson<Snapshot>(path);
  const table = snapshot.tables[`public.${tableName}`];
  if (!table) return;
  table.columns = Object.fromEntries(
    Object.entries(table.columns).map(([name, column]) =>
      name === from ? [to, { ...column, name: to }] : [name, column],
    ),
  );
  for (const index of Object.values(table.indexes)) {
    for (const column of index.columns) if (column.expression === from) column.expression = to;
  }
  for (const key of Object.values(table.foreignKeys)) {
    key.columnsFrom = key.columnsFrom.map((name) => (name === from ? to : name));
  }
  writeFileSync(path, `${JSON.stringify(snapshot, null, 2)}\n`);
  writeFileSync(
    join(root, folder, `${last.tag}.sql`),
    `ALTER TABLE "${tableName}" RENAME COLUMN "${from}" TO "${to}";\n`,
  );
};

const renames = (entity: EntityModel): { from: string; to: string }[] =>
  entity.renamed.flatMap(({ from, to }) => {
    const folded = entity.spec.fields.find((field) => field.name === to)?.foldedIn;
    return [
      { from: snake(from), to: snake(to) },
      ...(folded ? [{ from: `${snake(from)}_fold`, to: snake(folded) }] : []),
    ];
  });

const newWithoutValue = (model: Model, snapshot: Snapshot | undefined): Problem[] =>
  model.entities.flatMap(({ spec, file, renamed }) => {
    const known = columnsOf(snapshot, spec.table.name);
    if (!known) return [];
    const isNew = (field: FieldSpec) =>
      !known.has(snake(field.name)) &&
      !renamed.some(({ from, to }) => to === field.name && known.has(snake(from)));
    return spec.fields
      .filter((field) => hasColumn(field) && !field.nullable && field.default === undefined && isNew(field))
      .map((field) => ({
        file,
        at: `properties.${field.name}`,
        message: 'is new and required: give it x-default for the records that are there already',
      }));
  });

/** A nullable column may become NOT NULL only if it has a default; otherwise handwritten SQL must come first. */
const tightenedWithoutValue = (model: Model, snapshot: Snapshot | undefined): Problem[] =>
  model.entities.flatMap(({ spec, file }) => {
    const columns = snapshot?.tables[`public.${spec.table.name}`]?.columns ?? {};
    const others = model.entities.filter(
      (other) => other.spec !== spec && other.spec.table.name === spec.table.name,
    );
    // On a shared table a column stays nullable as long as one of the entities allows null.
    const isOpenElsewhere = (name: string) =>
      others.some((other) => other.spec.fields.some((field) => field.name === name && field.nullable));
    return spec.fields
      .filter((field) => {
        const column = columns[snake(field.name)];
        return (
          hasColumn(field) && !field.nullable && column?.notNull === false && !isOpenElsewhere(field.name)
        );
      })
      .filter((field) => field.default === undefined)
      .map((field) => ({
        file,
        at: `properties.${field.name}`,
        message: 'becomes required: give it x-default for the records that have none',
      }));
  });

/** Tables with both removed and new columns, for which drizzle-kit would ask about renames. */
const ambiguous = (model: Model, snapshot: Snapshot | undefined): string[] =>
  [...new Set(model.entities.map(({ spec }) => spec.table.name))].flatMap((table) => {
    const known = columnsOf(snapshot, table);
    if (!known) return [];
    const wanted = new Set(
      model.entities
        .filter(({ spec }) => spec.table.name === table)
        .flatMap(({ spec }) => spec.fields.filter(hasColumn))
        .flatMap((field) => [snake(field.name), ...(field.foldedIn ? [snake(field.foldedIn)] : [])]),
    );
    const gone = [...known].filter((column) => !wanted.has(column));
    const fresh = [...wanted].filter((column) => !known.has(column));
    return gone.length && fresh.length ? [`${table}: ${gone.join(', ')} gone, ${fresh.join(', ')} new`] : [];
  });

/**
 * Drafts the migration to the tables just written. Requires generated/tables on disk. Returns a description of the
 * draft.
 */
export const draftMigrations = (
  root: string,
  model: Model,
  wanted: Map<string, string>,
  name: string,
): string[] => {
  const drafted: string[] = [];
  const before = lastSnapshot(root);
  const problems = [...newWithoutValue(model, before), ...tightenedWithoutValue(model, before)];
  if (problems.length) throw new SchemaProblems(problems);
  for (const entity of model.entities) {
    for (const { from, to } of renames(entity)) {
      const known = columnsOf(lastSnapshot(root), entity.spec.table.name);
      if (!known?.has(from) || known.has(to)) continue;
      writeRename(root, entity.spec.table.name, from, to);
      drafted.push(`${entity.spec.table.name}: ${from} renamed to ${to}`);
    }
  }
  const said = draft(root, `--name=${name}`);
  // Without a terminal, drizzle-kit exits with 0 and writes nothing if it would have to ask about a rename.
  if (!said.includes('No schema changes') && !said.includes('Your SQL migration file')) {
    const open = ambiguous(model, lastSnapshot(root));
    throw new Error(
      [
        'The migration was not drafted: a column is gone and another is new in the same table.',
        ...open.map((line) => `  ${line}`),
        "If a field was renamed, say so with x-renamed-from. If not, run 'npm run generate' once after removing and once after adding.",
      ].join('\n'),
    );
  }
  const tag = /migrations\/(\S+\.sql)/.exec(said)?.[1];
  if (tag) drafted.push(tag);
  removeEarlierSnapshots(root);
  markMigrations(root, wanted);
  return drafted;
};
