import { expect, it } from 'vitest';
import { faultsOfBodies } from '../helpers/faultsOfBodies.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();

it('bodies that cost most to take apart, sent to every call, hold up nobody, and are not answered at length', async () => {
  expect(await faultsOfBodies(app, ['unknown names', 'tags within tags'], 150)).toEqual([]);
  // a file of several megabytes of them is looked through twice
  expect(await faultsOfBodies(app, ['marks'], 300)).toEqual([]);
});
