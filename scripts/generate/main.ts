import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Drift, driftOf, writeDrift } from './drift.ts';
import { draftMigrations, migrationsMatch } from './migrations.ts';
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

const check = (drift: readonly Drift[], migrated: boolean): number => {
  const complaints = [
    ...(drift.length ? [`generated/ is out of date:\n${list(drift)}`] : []),
    ...(migrated ? [] : ['The migrations do not lead to the tables of generated/tables.']),
  ];
  if (complaints.length === 0) return 0;
  console.error(`${complaints.join('\n')}\nRun npm run generate and commit the result.`);
  return 1;
};

const run = (): number => {
  const model = buildModel(readSchemaFolder(join(root, 'schemas')), root);
  const wanted = render(model);
  const drift = driftOf(target, wanted);
  const migrated = migrationsMatch(root, wanted);
  if (values.check) return check(drift, migrated);
  writeDrift(target, wanted, drift);
  const drafted = migrated ? [] : draftMigrations(root, model, wanted, values.name);
  const said = [...(drift.length ? [list(drift)] : []), ...drafted.map((line) => `  migration ${line}`)];
  console.log(said.length ? said.join('\n') : 'generated/ is up to date.');
  return 0;
};

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof SchemaProblems) && error instanceof Error && process.env.DEBUG)
    console.error(error.stack);
  process.exitCode = 1;
}
