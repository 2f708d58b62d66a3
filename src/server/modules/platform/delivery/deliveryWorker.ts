import type { FastifyBaseLogger } from 'fastify';
import { jobWorker } from '#server/kernel/jobs/job.ts';
import { deliveryJob } from '../jobs.ts';
import type { DeliveryEnvironment } from './channels.ts';
import { createDispatcher } from './dispatcher.ts';

/** Sends messages when they are stored, when a retry is due, and those abandoned by other processes. */
export const deliveryWorker = (environment: DeliveryEnvironment, log: Pick<FastifyBaseLogger, 'warn'>) => {
  const dispatcher = createDispatcher(environment, log);
  return jobWorker({
    job: deliveryJob,
    atOnce: 4,
    everySeconds: 30,
    work: async (_data, job) => {
      const close = () => void dispatcher.close();
      job.signal.addEventListener('abort', close, { once: true });
      try {
        return await dispatcher.dispatch(job);
      } finally {
        job.signal.removeEventListener('abort', close);
      }
    },
  });
};
