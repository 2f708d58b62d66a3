import type { FastifyInstance } from 'fastify';
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

/** Whether an administrator has declared the setup of this installation complete. */
export const isSetupEnded = async (): Promise<boolean> =>
  (await readFact(currentDatabase().handle, 'setup')) !== undefined;

/** The steps of setting up this installation, with their state now. */
const stepStates = async ({ setupSteps, log }: Pick<FastifyInstance, 'setupSteps' | 'log'>) => {
  const steps: SetupStepState[] = [];
  for (const step of setupSteps) steps.push({ ...(await findingOf(step, log)), why: step.why });
  return steps;
};

/** The steps with their state; undefined once the setup has been declared complete. */
export const unfinishedSteps = async (app: FastifyInstance): Promise<SetupStepState[] | undefined> =>
  (await isSetupEnded()) ? undefined : stepStates(app);

type Ids = 'GET /setup-overview' | 'PUT /setup-end';

/** Endpoints for setting up a new installation. */
export const setupHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /setup-overview': async ({ request: { server } }) => ({
    data: { steps: await stepStates(server), endedYn: (await isSetupEnded()) ? 'Y' : 'N' },
  }),
  'PUT /setup-end': async () => {
    const refusal = await endSetup();
    if (refusal) throw new Failure(503, 'UNAVAILABLE', refusal);
    return { data: {} };
  },
};
