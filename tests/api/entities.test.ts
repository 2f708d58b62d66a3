// On both engines: lists, filters, sorts, exports and writes of entities; on PGlite only some, which cover every
// kind of field, filter and call.
import { vi } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { signedIn } from '../helpers/client.ts';
import { describeCrud } from '../helpers/crudContract.ts';
import { isSecondEngine } from '../helpers/secondEngine.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

// The logs need rows beforehand: rows logged by the calls below would change a list while it is compared with itself.
for (const client of [admin, staff]) await client.get('/user-list');
await app.logs.flush();
vi.spyOn(app.logs, 'add').mockImplementation(() => {});

const answered = Object.values(ourCatalogue.resources).filter(({ operations }) =>
  Object.values(operations).includes('crud'),
);

/** Traits that may behave differently per engine: calls, and columns with their filters and sorting. */
const traitsOf = ({ operations, fields }: EntitySpec): string[] => [
  ...Object.entries(operations).flatMap(([name, by]) => (by === 'crud' ? [name] : [])),
  ...fields.map(({ kind, filter, sort, write, nullable }) => [kind, filter, sort, write, nullable].join(' ')),
];

/** A small set of entities that together have all traits. */
const covering = (specs: readonly EntitySpec[]): EntitySpec[] => {
  const missing = new Set(specs.flatMap(traitsOf));
  const found: EntitySpec[] = [];
  while (missing.size > 0) {
    const brings = (spec: EntitySpec) => new Set(traitsOf(spec).filter((trait) => missing.has(trait))).size;
    const best = specs.reduce((one, other) => (brings(other) > brings(one) ? other : one));
    for (const trait of traitsOf(best)) missing.delete(trait);
    found.push(best);
  }
  return found;
};

for (const spec of isSecondEngine() ? covering(answered) : answered)
  describeCrud(spec, ourCatalogue, { admin: () => admin });
