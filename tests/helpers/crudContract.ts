import { describe } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { type Callers, callsOf } from './crud/calls.ts';
import { deletePromises } from './crud/deletePromises.ts';
import { exportPromises } from './crud/exportPromises.ts';
import { insertPromises } from './crud/insertPromises.ts';
import { listPromises } from './crud/listPromises.ts';
import { detailPromises, pickerPromises } from './crud/readPromises.ts';
import { updatePromises } from './crud/updatePromises.ts';

/** The HTTP promises of every schema entity. One loop tests them for all entities, present and future. */
export const describeCrud = (spec: EntitySpec, catalogue: Catalogue, callers: Callers): void => {
  const { operations } = spec;
  describe(`${spec.label} (${spec.name})`, () => {
    const calls = callsOf(spec, catalogue, callers);
    if (operations.insert === 'crud') insertPromises(calls);
    if (operations.list === 'crud') listPromises(calls);
    if (operations.excel === 'crud') exportPromises(calls);
    if (operations.detail === 'crud') detailPromises(calls);
    if (operations.popup === 'crud') pickerPromises(calls);
    if (operations.update === 'crud' && calls.canMake) updatePromises(calls);
    if (operations.delete === 'crud' && calls.canMake) deletePromises(calls);
  });
};
