import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { type FromEngine, startParams, type ToEngine } from './pgliteEngine.ts';

const port = parentPort;
if (!port) throw new Error('This module runs in a thread.');
const say = (what: FromEngine, bytes?: Uint8Array): void =>
  port.postMessage(what, bytes ? [bytes.buffer as ArrayBuffer] : []);
const problemOf = (error: unknown): FromEngine => ({
  problem: error instanceof Error ? error.message : String(error),
});

const { dataDir } = workerData as { dataDir: string };
let pglite: PGlite | undefined;
try {
  pglite = await PGlite.create({ dataDir, startParams });
  say({ opened: true });
} catch (error) {
  say(problemOf(error));
}

const close = async (): Promise<void> => {
  await pglite?.close();
  port.close();
};

port.on('message', (asked: ToEngine) => {
  if ('close' in asked) {
    void close();
    return;
  }
  try {
    if ('copyTo' in asked) {
      // in this thread, so that nothing is written meanwhile; shares blocks with the original where the file system
      // supports it
      cpSync(dataDir, asked.copyTo, { recursive: true, mode: constants.COPYFILE_FICLONE });
      say({ answer: new Uint8Array() });
      return;
    }
    const answer = pglite?.execProtocolRawSync(asked.message) ?? new Uint8Array();
    say({ answer }, answer);
  } catch (error) {
    say(problemOf(error));
  }
});
