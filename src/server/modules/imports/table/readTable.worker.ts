import { parentPort } from 'node:worker_threads';
import { Failure } from '#server/kernel/failure.ts';
import { readTable, type TableTask } from './readTable.ts';
import type { ReadTable } from './readTableInThread.ts';

/** Thread that reads lists. */
parentPort?.on('message', (task: TableTask) => {
  void readTable(task).then(
    (table) => parentPort?.postMessage({ table } satisfies ReadTable),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      parentPort?.postMessage({ refused: error.message } satisfies ReadTable);
    },
  );
});
