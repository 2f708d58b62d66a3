import { expect, it } from 'vitest';
import { faultsOfBodies } from '../helpers/faultsOfBodies.ts';
import { realApp } from '../helpers/realApp.ts';
import { worstKinds } from '../helpers/worstBodies.ts';

it('no body of any call holds up the others', async () => {
  const app = await realApp();
  expect(await faultsOfBodies(app, worstKinds, 200)).toEqual([]);
  await app.close();
});
