import { parentPort, workerData } from 'node:worker_threads';
import { readText } from './readText.ts';

/** The thread of one file: reads it, says what became of it, ends. */
const { path, extension, maxLength } = workerData as { path: string; extension: string; maxLength: number };
parentPort?.postMessage(await readText(path, extension, maxLength));
