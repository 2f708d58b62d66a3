import type { Calls } from '#generated/api/calls.ts';
import type { SetupStepState } from '#generated/types/setupCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { readFact, tryWriteFact } from '#server/kernel/database/facts.ts';
import { Failure } from '#server/kernel/failure.ts';
import { findingOf } from '../operation/operationHandlers.ts';

/** Declares the setup complete. @returns otherwise a sentence why that could not be stored */
export const endSetup = (): Promise<string | undefined> =>
  tryWriteFact(currentDatabase().handle, 'setup', { endedAt: new Date().toISOString() });

type Ids = 'GET /setup-overview' | 'PUT /setup-end';

/** Whether an administrator has declared the setup of this installation complete. */
export const isSetupEnded = async (): Promise<boolean> =>
  (await readFact(currentDatabase().handle, 'setup')) !== undefined;

/** Endpoints for setting up a new installation. */
export const setupHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /setup-overview': async ({ request: { server } }) => {
    const steps: SetupStepState[] = [];
    for (const step of server.setupSteps)
      steps.push({ ...(await findingOf(step, server.log)), why: step.why });
    return { data: { steps, endedYn: (await isSetupEnded()) ? 'Y' : 'N' } };
  },
  'PUT /setup-end': async () => {
    const refusal = await endSetup();
    if (refusal) throw new Failure(503, 'UNAVAILABLE', refusal);
    return { data: {} };
  },
};
