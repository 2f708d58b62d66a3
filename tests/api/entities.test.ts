// On both engines: lists, filters, sorts, exports and writes every entity.
import { vi } from 'vitest';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { signedIn } from '../helpers/client.ts';
import { describeCrud } from '../helpers/crudContract.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

// The logs get some rows. Those that the calls below leave would change a list while it is compared with itself.
for (const client of [admin, staff]) await client.get('/user-list');
await app.logs.flush();
vi.spyOn(app.logs, 'add').mockImplementation(() => {});

for (const spec of Object.values(ourCatalogue.resources)) {
  if (Object.values(spec.operations).includes('crud'))
    describeCrud(spec, ourCatalogue, { admin: () => admin });
}
