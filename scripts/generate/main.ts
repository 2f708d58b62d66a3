import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Drift, driftOf, writeDrift } from './drift.ts';
import { draftMigrations, type MigrationState, markMigrations, migrationState } from './migrations.ts';
import { buildModel } from './model.ts';
import { SchemaProblems } from './problems.ts';
import { readSchemaFolder } from './read.ts';
import { render } from './render.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, name: { type: 'string', default: 'tables' } },
});
const root = process.cwd();
const target = join(root, 'generated');

const list = (drift: readonly Drift[]): string =>
  drift.map(({ kind, file }) => `  ${kind.padEnd(8)} generated/${file}`).join('\n');

const check = (drift: readonly Drift[], migrations: MigrationState): number => {
  const complaints = [
    ...(drift.length ? [`generated/ is out of date:\n${list(drift)}`] : []),
    ...(migrations.lead ? [] : ['The migrations do not lead to the tables of generated/tables.']),
    ...(migrations.untouched ? [] : ['A migration or the journal was changed after it had been drafted.']),
  ];
  if (complaints.length === 0) return 0;
  console.error(`${complaints.join('\n')}\nRun npm run generate and commit the result.`);
  return 1;
};

const run = async (): Promise<number> => {
  const model = buildModel(readSchemaFolder(join(root, 'schemas')), root);
  const wanted = await render(model);
  const drift = driftOf(target, wanted);
  const migrations = migrationState(root, wanted);
  if (values.check) return check(drift, migrations);
  writeDrift(target, wanted, drift);
  const drafted = migrations.lead ? [] : draftMigrations(root, model, wanted, values.name);
  if (migrations.lead && !migrations.untouched) markMigrations(root, wanted);
  const said = [...(drift.length ? [list(drift)] : []), ...drafted.map((line) => `  migration ${line}`)];
  console.log(said.length ? said.join('\n') : 'generated/ is up to date.');
  return 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof SchemaProblems) && error instanceof Error && process.env.DEBUG)
    console.error(error.stack);
  process.exitCode = 1;
}
