import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { createHardTables, hardCatalogue } from './hardCatalogue.ts';
import { type TestApp, testApp } from './testApp.ts';
import { testDatabase } from './testDatabase.ts';

type Change = Record<string, Partial<EntitySpec>>;

/** The entity with some fields overridden. */
export const withFields = (
  spec: EntitySpec | undefined,
  fields: Record<string, Partial<FieldSpec>>,
): EntitySpec => {
  if (!spec) throw new Error('There is no such entity.');
  return { ...spec, fields: spec.fields.map((field) => ({ ...field, ...fields[field.name] })) };
};

/**
 * The server with our schemas and the hard fixtures, with its own data folder.
 * @param change overrides of the fixtures' entities
 */
export const hardApp = async (
  change: (catalogue: Catalogue) => Change = () => ({}),
): Promise<TestApp & { catalogue: Catalogue }> => {
  const { catalogue: rendered, openapi } = await hardCatalogue();
  const database = await testDatabase();
  await createHardTables(database);
  const resources = { ...rendered.resources };
  for (const [name, part] of Object.entries(change(rendered)))
    resources[name] = { ...(resources[name] as EntitySpec), ...part };
  const operations = rendered.operations.map((one) =>
    one.id === 'PUT /update-visitor' ? { ...one, crud: 'update' as const } : one,
  );
  const catalogue = { ...rendered, resources, operations };
  const dataDir = mkdtempSync(join(tmpdir(), 'hard-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const running = await testApp({ database, catalogue, openapi, variables: { DATA_DIR: dataDir } });
  return { ...running, catalogue };
};
