import type { EntitySpec } from './entity.ts';

/**
 * The entity under whose name changes are recorded: a second form of the same records (the user's own page, a request)
 * uses the history of the first. Kinds that only share a table have their own.
 */
export const historyOwner = (
  spec: EntitySpec,
  resources: Readonly<Record<string, EntitySpec>>,
): EntitySpec => {
  const original = resources[spec.table.like ?? ''];
  return original && original.table.where === undefined ? original : spec;
};

const writingOperations = ['insert', 'update', 'delete'] as const;

/** Entities whose records users can change, under their names in the history. */
export const withHistory = (resources: Readonly<Record<string, EntitySpec>>): EntitySpec[] => {
  const writable = Object.values(resources).filter(
    // articles are also changed by batch edits
    ({ name, operations }) =>
      writingOperations.some((operation) => operations[operation]) || name === 'article',
  );
  return [...new Set(writable.map((spec) => historyOwner(spec, resources)))];
};
