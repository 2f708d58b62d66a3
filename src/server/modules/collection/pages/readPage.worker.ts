import { parentPort, workerData } from 'node:worker_threads';
import { documentText } from '../collect/documentText.ts';
import type { PageDocument } from './readInThread.ts';
import { readPage } from './readPage.ts';

/** Worker thread for one page. */
const { bytes, contentType } = workerData as PageDocument;
parentPort?.postMessage(readPage(documentText(Buffer.from(bytes), contentType).text));
