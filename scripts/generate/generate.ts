import { join } from 'node:path';
import { type Drift, driftOf, writeDrift } from './drift.ts';
import { draftMigrations, type MigrationState, markMigrations, migrationState } from './migrations.ts';
import { buildModel } from './model.ts';
import { readSchemaFolder } from './read.ts';
import { render } from './render.ts';

/** Result of a generator run: the command's exit code and output. */
export interface Ended {
  code: 0 | 1;
  said: string;
}

const list = (drift: readonly Drift[]): string =>
  drift.map(({ kind, file }) => `  ${kind.padEnd(8)} generated/${file}`).join('\n');

const checked = (drift: readonly Drift[], migrations: MigrationState): Ended => {
  const complaints = [
    ...(drift.length ? [`generated/ is out of date:\n${list(drift)}`] : []),
    ...(migrations.lead ? [] : ['The migrations do not lead to the tables of generated/tables.']),
    ...(migrations.untouched ? [] : ['A migration or the journal was changed after it had been drafted.']),
  ];
  if (complaints.length === 0) return { code: 0, said: '' };
  return { code: 1, said: `${complaints.join('\n')}\nRun npm run generate and commit the result.` };
};

/**
 * Updates generated/ and the migrations of the project in `root` according to its schemas, or only compares them
 * (`check`). `name` becomes part of the file name of a drafted migration. Throws SchemaProblems for invalid schemas.
 */
export const generate = async (root: string, { check = false, name = 'tables' } = {}): Promise<Ended> => {
  const target = join(root, 'generated');
  const model = buildModel(readSchemaFolder(join(root, 'schemas')), root);
  const wanted = await render(model);
  const drift = driftOf(target, wanted);
  const migrations = migrationState(root, wanted);
  if (check) return checked(drift, migrations);
  writeDrift(target, wanted, drift);
  const drafted = migrations.lead ? [] : draftMigrations(root, model, wanted, name);
  if (migrations.lead && !migrations.untouched) markMigrations(root, wanted);
  const said = [...(drift.length ? [list(drift)] : []), ...drafted.map((line) => `  migration ${line}`)];
  return { code: 0, said: said.length ? said.join('\n') : 'generated/ is up to date.' };
};
