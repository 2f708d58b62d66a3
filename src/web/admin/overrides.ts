import type { ComponentType } from 'react';
import type { ListStart } from './list/listStart.ts';
import type { Purpose } from './spec/formValues.ts';

/** Exports of `modules/<module>/admin/<entity>.tsx` that replace what the schema provides. */
export interface Override {
  /** The whole list screen, drawer included. */
  list?: ComponentType;
  /** Initial conditions of that list besides the schema's; null if it shows something else. */
  start?: ListStart | null;
  /** The fields of the form; saving, validation and conflicts stay the same. */
  form?: ComponentType<{ purpose: Purpose }>;
  /** Rendered above the form of a stored record: its state and actions. */
  head?: ComponentType;
  /** The whole page of a stored record. */
  detail?: ComponentType;
  /** The drawer has to be wide enough for a table beside the form. */
  wide?: true;
}

const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<Override>(['../modules/*/admin/*.tsx', '!../modules/*/admin/*.test.tsx']),
  ).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length), load]),
);

/** The entity's overrides; empty if its schema suffices. */
export const overrideOf = async (entity: string): Promise<Override> => (await files[entity]?.()) ?? {};
