import type { TestProject } from 'vitest/node';
import { pgliteDumps } from './template.ts';

/** Global set-up of the projects that test on the embedded database. */
export default async function onPglite(project: TestProject): Promise<void> {
  if (project.config.provide.isWholeOnPglite)
    console.log('PostgreSQL 없이, 데이터베이스 검사 전체를 내장 데이터베이스에서 실행합니다.');
  project.provide('engine', 'pglite');
  project.provide('pgliteDumps', await pgliteDumps());
}
