import { parentPort, workerData } from 'node:worker_threads';
import { readPage } from './readPage.ts';

/** The thread of one page. */
parentPort?.postMessage(readPage((workerData as { html: string }).html));
