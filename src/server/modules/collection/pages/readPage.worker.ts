import { parentPort } from 'node:worker_threads';
import { documentText } from '../collect/documentText.ts';
import type { PageDocument } from './readInThread.ts';
import { readPage } from './readPage.ts';

/** Thread that reads pages. */
parentPort?.on('message', ({ bytes, contentType }: PageDocument) =>
  parentPort?.postMessage(readPage(documentText(Buffer.from(bytes), contentType).text)),
);
