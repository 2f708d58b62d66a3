import './derived.ts';
import './tuneHeap.ts';
import fastify from 'fastify';
import { keepFilesPrivate } from '#server/kernel/database/dataFolder.ts';
import { environment as readEnvironment } from '#server/kernel/settings/environment.ts';
import { environmentWarnings } from '#server/kernel/settings/environmentWarnings.ts';
import { runProgram, StartProblem } from '#server/kernel/settings/startProblem.ts';
import { onFailure } from '#server/modules/analysis/index.ts';
import { startCollector, visitorOf } from '#server/modules/collection/index.ts';
import { openDatabase } from './kernel/database/client.ts';
import { withDatabase } from './kernel/database/db.ts';
import { migrate } from './kernel/database/migrate.ts';
import { loggerOptions } from './kernel/http/logging.ts';
import { closeOnSignals, closingSeconds, ignoreOutputErrors } from './kernel/processes/closeOnSignals.ts';
import { announceProcess } from './kernel/processes/ownProcess.ts';
import { releaseMemoryWhenQuiet } from './kernel/processes/releaseMemory.ts';
import { setTracingReport, startTracing, stopTracing } from './kernel/tracing/tracing.ts';

const embedded = [
  'DATABASE_URL이 없습니다. 수집만 하는 프로세스는 PostgreSQL에서만 쓸 수 있습니다.',
  '내장 데이터베이스를 쓸 때는 서버가 수집도 함께 합니다.',
].join('\n');

const start = async (): Promise<void> => {
  ignoreOutputErrors();
  const environment = readEnvironment(process.env);
  for (const warning of environmentWarnings(process.env)) process.stderr.write(`주의: ${warning}\n`);
  keepFilesPrivate();
  if (!environment.databaseUrl) throw new StartProblem(embedded);
  const { log } = fastify({ logger: loggerOptions(environment) });
  setTracingReport((message, problem) => (problem ? log.warn({ err: problem }, message) : log.info(message)));
  await startTracing(environment.tracing, 'worker');
  const database = await openDatabase(environment);
  try {
    await withDatabase(database, () => migrate(database));
    onFailure((error) => log.warn({ err: error }, 'a text could not be analysed'));
    const collector = await startCollector(database, { visitor: visitorOf(environment), log });
    const leave = announceProcess(database, 'worker', log);
    closeOnSignals(
      async () => {
        await collector.close();
        await leave();
        await database.close();
        await stopTracing();
      },
      { log, maxSeconds: () => closingSeconds },
    );
    void releaseMemoryWhenQuiet();
    process.stdout.write('수집을 시작했습니다. 멈추려면 Ctrl+C를 누르세요.\n');
  } catch (error) {
    await database.close();
    throw error;
  }
};

await runProgram(start);
