import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pgliteTemplates } from './template.ts';
import { memoryFolder } from './temporaryCluster.ts';

/** Global set-up of the projects that test on the embedded database: templates, and a folder for their copies. */
export default async function onPglite(project: TestProject): Promise<() => void> {
  if (project.config.provide.isWholeOnPglite)
    console.log('PostgreSQL 없이, 데이터베이스 검사 전체를 내장 데이터베이스에서 실행합니다.');
  const copies = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tests-'));
  project.provide('engine', 'pglite');
  project.provide('pgliteTemplates', await pgliteTemplates());
  project.provide('pgliteCopies', copies);
  return () => rmSync(copies, { recursive: true, force: true });
}
