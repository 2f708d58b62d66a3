import { parentPort, workerData } from 'node:worker_threads';
import { documentText } from '../collect/documentText.ts';
import type { PageDocument } from './readInThread.ts';
import { readPage } from './readPage.ts';

/** The thread of one page. */
const { bytes, contentType } = workerData as PageDocument;
parentPort?.postMessage(readPage(documentText(Buffer.from(bytes), contentType).text));
