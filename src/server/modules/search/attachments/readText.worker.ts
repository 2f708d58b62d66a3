import { parentPort, workerData } from 'node:worker_threads';
import { readText } from './readText.ts';

/** Worker thread for one file: reads it, posts the result and ends. */
const { path, extension, maxLength } = workerData as { path: string; extension: string; maxLength: number };
parentPort?.postMessage(await readText(path, extension, maxLength));
