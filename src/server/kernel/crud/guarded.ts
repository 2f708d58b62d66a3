import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';

/** Whether lists show the field masked: nobody may find out its values by asking for pieces of them. */
export const isMasked = (spec: EntitySpec, field: string): boolean =>
  fieldOf(spec, field)?.personal !== undefined;

/** Whether the order of the field would give away what this caller sees masked. */
export const isGuarded = (spec: EntitySpec, field: string, caller: Caller | null): boolean =>
  isMasked(spec, field) && !(caller && isAdministrator(caller));
