import { parentPort } from 'node:worker_threads';
import type { FileTask } from './readInThread.ts';
import { readText } from './readText.ts';

/** Thread that reads the text of a file. */
parentPort?.on('message', ({ path, extension, maxLength }: FileTask) => {
  void readText(path, extension, maxLength).then((outcome) => parentPort?.postMessage(outcome));
});
