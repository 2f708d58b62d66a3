import { parentPort } from 'node:worker_threads';
import { readOpml } from '../collect/feeds/opml.ts';
import type { DocumentTask } from './readInThread.ts';
import { readVisit } from './readVisit.ts';

/** Thread that reads the documents of sources, and lists of sources. */
parentPort?.on('message', (task: DocumentTask) =>
  parentPort?.postMessage(
    task.kind === 'list'
      ? readOpml(Buffer.from(task.bytes))
      : readVisit(task.document, task.outlet, task.now),
  ),
);
