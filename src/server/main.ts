import './tuneHeap.ts';
import { insertAccounts, requireAdministrator } from '#server/modules/accounts/index.ts';
import { buildApp } from './app.ts';
import { greeting } from './greeting.ts';
import { openDatabase } from './kernel/database/client.ts';
import { withDatabase } from './kernel/database/db.ts';
import { keepFilesPrivate } from './kernel/dataFolder.ts';
import { environmentWarnings, environment as readEnvironment } from './kernel/environment.ts';
import { openFileStore } from './kernel/files/fileStore.ts';
import { requireOwnStore } from './kernel/files/storeMark.ts';
import { metricsAddress } from './kernel/metrics/registerMetrics.ts';
import { buildName } from './kernel/productFiles.ts';
import { listenProblem, requireFreePort, StartProblem } from './kernel/startProblem.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  for (const warning of environmentWarnings(process.env)) process.stderr.write(`주의: ${warning}\n`);
  keepFilesPrivate();
  await requireFreePort(environment.host, environment.port);
  if (environment.metrics)
    await requireFreePort(environment.metrics.host, environment.metrics.port, metricsAddress);
  const files = openFileStore(environment);
  await files.prepare();
  const database = await openDatabase(environment);
  try {
    await prepareDatabase(database, buildName());
    await withDatabase(database, async () => {
      await requireOwnStore(files, { adopt: environment.filesAdopt });
      await insertAccounts(environment);
      if (!environment.demo) await requireAdministrator();
    });
    const app = await buildApp({ database, environment, files });
    let isClosing = false;
    const close = async (signal: string): Promise<void> => {
      if (isClosing) return;
      isClosing = true;
      app.log.info({ signal }, 'closing');
      // who presses Ctrl+C waits for it
      await app.closeGently(signal === 'SIGTERM' ? environment.drainSeconds : 0);
      await database.close();
      process.exit(0);
    };
    // listened to until the end: npm passes on what the terminal has sent already, and that would cut off the closing
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal));
    const { host, port } = environment;
    await app.listen({ host, port }).catch((error: unknown) => {
      throw listenProblem(error, host, port);
    });
    const address = app.server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    database.lock?.announce(listening);
    process.stdout.write(greeting(environment, listening));
  } catch (error) {
    await database.close();
    throw error;
  }
};

try {
  await start();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
