import { parentPort } from 'node:worker_threads';
import { Failure } from '#server/kernel/failure.ts';
import { readWords } from './readWords.ts';
import type { ReadList } from './readWordsInThread.ts';

/** Thread that reads lists of words. */
parentPort?.on('message', (bytes: Uint8Array) => {
  void readWords(Buffer.from(bytes)).then(
    (list) => parentPort?.postMessage({ list } satisfies ReadList),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      parentPort?.postMessage({ refused: error.message } satisfies ReadList);
    },
  );
});
