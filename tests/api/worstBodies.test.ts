import { expect, it } from 'vitest';
import { faultsOfBodies } from '../helpers/faultsOfBodies.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();

it('the most expensive bodies block no call, and get short responses', async () => {
  expect(await faultsOfBodies(app, ['unknown names', 'tags within tags', 'marks'], 150)).toEqual([]);
});
