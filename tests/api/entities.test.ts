// On both engines: lists, filters, sorts, exports and writes every entity.
import { ourCatalogue } from '#server/operations/catalogue.ts';
import { signedIn } from '../helpers/client.ts';
import { describeCrud } from '../helpers/crudContract.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

for (const spec of Object.values(ourCatalogue.resources)) {
  if (Object.values(spec.operations).includes('crud'))
    describeCrud(spec, ourCatalogue, { admin: () => admin });
}
