import type { TestProject } from 'vitest/node';
import { pgliteDumps } from './template.ts';

/** Global set-up of the projects that test on the embedded database. */
export default async function onPglite(project: TestProject): Promise<void> {
  project.provide('engine', 'pglite');
  project.provide('pgliteDumps', await pgliteDumps());
}
