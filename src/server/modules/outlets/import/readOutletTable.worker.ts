import { parentPort } from 'node:worker_threads';
import { Failure } from '#server/kernel/failure.ts';
import { readOutletTable } from './outletTable.ts';
import type { ReadTable } from './readTableInThread.ts';

/** Thread that reads lists of outlets. */
parentPort?.on('message', (bytes: Uint8Array) => {
  void readOutletTable(Buffer.from(bytes)).then(
    (table) => parentPort?.postMessage({ table } satisfies ReadTable),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      parentPort?.postMessage({ refused: error.message } satisfies ReadTable);
    },
  );
});
