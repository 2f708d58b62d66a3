import { expect, it } from 'vitest';
import { faultsOfBodies } from '../helpers/faultsOfBodies.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();

it('bodies that cost most to take apart, sent to every call, hold up nobody, and are not answered at length', async () => {
  // lists to import have several megabytes, which are parsed and looked through in one go
  expect(await faultsOfBodies(app, ['unknown names', 'tags within tags', 'marks'], 300)).toEqual([]);
});
