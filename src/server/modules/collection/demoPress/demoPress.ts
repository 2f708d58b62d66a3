import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '#server/kernel/jobs/jobQueue.ts';
import type { OwnServers } from '#server/kernel/outside/ownServers.ts';
import { threadModule } from '#server/kernel/productFiles.ts';
import { type PressSource, storedPressUrls, storePressSources } from './pressSources.ts';

export interface DemoPress {
  close(): Promise<void>;
}

/**
 * The press of the demo: made-up outlets that publish while the product runs, in a worker thread with a web server on
 * loopback. Their sources are ordinary ones; once this resolves, `own` maps their host names to that server.
 */
export const openDemoPress = async (own: OwnServers, log: Log): Promise<DemoPress> => {
  const worker = new Worker(threadModule('../../scripts/demo/press/press.worker'), {
    env: { NODE_ENV: 'production' },
  });
  worker.on('error', (error) => {
    own.clear();
    log.warn({ err: error }, 'the press of the demonstration has broken down');
  });
  worker.unref();
  try {
    const [{ port, outlets }] = (await once(worker, 'message')) as [{ port: number; outlets: PressSource[] }];
    const startedAt = new Date();
    await storePressSources(outlets, startedAt);
    worker.postMessage({ startedAt, known: await storedPressUrls() });
    for (const { feedUrl } of outlets) own.set(new URL(feedUrl).host, port);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    async close() {
      own.clear();
      await worker.terminate();
    },
  };
};
