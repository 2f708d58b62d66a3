import { expect, it } from 'vitest';
import { faultsOfBodies } from '../helpers/faultsOfBodies.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();

it('bodies that cost most to take apart, sent to every call, hold up nobody, and are not answered at length', async () => {
  expect(await faultsOfBodies(app, ['unknown names', 'tags within tags', 'marks'], 150)).toEqual([]);
});
