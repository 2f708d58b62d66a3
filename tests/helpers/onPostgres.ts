import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/kernel/database/client.ts';
import { prepare } from './template.ts';
import { temporaryCluster } from './temporaryCluster.ts';
import { testEnvironment } from './testEnvironment.ts';

/** For a run whose data is discarded: crash safety, standbys and vacuuming are turned off. */
const configuration = `
autovacuum = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 128MB
`;

/** Global set-up of the projects that test on PostgreSQL: a cluster for the run, with a prepared template database. */
export default async function onPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await temporaryCluster({ inMemory: true, configuration });
  try {
    const admin = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    await admin.handle.execute('create database prepared');
    await admin.close();
    const template = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('prepared') }));
    await prepare(template);
    await template.close();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  project.provide('engine', 'postgres');
  project.provide('postgresUrl', cluster.localUrl('postgres'));
  return () => cluster.remove();
}
