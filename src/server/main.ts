import './tuneHeap.ts';
import { keepFilesPrivate } from '#server/kernel/database/dataFolder.ts';
import { environment as readEnvironment } from '#server/kernel/settings/environment.ts';
import { environmentWarnings } from '#server/kernel/settings/environmentWarnings.ts';
import { listenProblem, requireFreePort, runProgram } from '#server/kernel/settings/startProblem.ts';
import { insertAccounts, requireAdministrator } from '#server/modules/accounts/index.ts';
import { unfinishedSteps } from '#server/modules/platform/index.ts';
import { buildApp } from './app.ts';
import { greeting } from './greeting.ts';
import { openDatabase } from './kernel/database/client.ts';
import { withDatabase } from './kernel/database/db.ts';
import { openFileStore } from './kernel/files/fileStore.ts';
import { StoreFull } from './kernel/files/names.ts';
import { requireOwnStore } from './kernel/files/storeMark.ts';
import { metricsAddress } from './kernel/metrics/registerMetrics.ts';
import { closeOnSignals, closingSeconds, ignoreOutputErrors } from './kernel/processes/closeOnSignals.ts';
import { releaseMemoryWhenQuiet } from './kernel/processes/releaseMemory.ts';
import { buildName } from './kernel/productFiles.ts';
import { startTracing, stopTracing } from './kernel/tracing/tracing.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const start = async (): Promise<void> => {
  ignoreOutputErrors();
  const environment = readEnvironment(process.env);
  for (const warning of environmentWarnings(process.env)) process.stderr.write(`주의: ${warning}\n`);
  keepFilesPrivate();
  await requireFreePort(environment.host, environment.port);
  if (environment.metrics)
    await requireFreePort(environment.metrics.host, environment.metrics.port, metricsAddress);
  const files = openFileStore(environment);
  await files.prepare().catch((error: unknown) => {
    if (!(error instanceof StoreFull)) throw error;
    // existing files can still be read
    process.stderr.write(`주의: ${error.message} 그때까지 첨부 파일을 새로 올릴 수 없습니다.\n`);
  });
  await startTracing(environment.tracing, 'server');
  const database = await openDatabase(environment);
  try {
    await prepareDatabase(database, buildName(), { world: !environment.demo });
    const isNew = await withDatabase(database, async () => {
      await requireOwnStore(files, { adopt: environment.filesAdopt });
      const isFirst = await insertAccounts(environment);
      if (!environment.demo) await requireAdministrator();
      return isFirst;
    });
    const app = await buildApp({ database, environment, files });
    // no draining after Ctrl+C: the user waits for the end
    const drainSeconds = (signal: NodeJS.Signals) => (signal === 'SIGTERM' ? environment.drainSeconds : 0);
    closeOnSignals(
      async (signal) => {
        await app.closeGently(drainSeconds(signal));
        await database.close();
        await stopTracing();
      },
      { log: app.log, maxSeconds: (signal) => drainSeconds(signal) + closingSeconds },
    );
    const { host, port } = environment;
    await app.listen({ host, port }).catch(async (error: unknown) => {
      // an active worker would keep the process alive
      await app.close();
      throw listenProblem(error, host, port);
    });
    const address = app.server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    database.lock?.announce(host, listening);
    void releaseMemoryWhenQuiet();
    const steps = await withDatabase(database, () => unfinishedSteps(app));
    process.stdout.write(greeting(environment, listening, steps && { isNew, steps }));
  } catch (error) {
    await database.close();
    throw error;
  }
};

await runProgram(start);
