import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';

/** Whether lists show the field masked; filters on it must not reveal its value piece by piece. */
export const isMasked = (spec: EntitySpec, field: string): boolean =>
  fieldOf(spec, field)?.personal !== undefined;

/** Whether sorting by the field would reveal values that this caller sees masked. */
export const isGuarded = (spec: EntitySpec, field: string, caller: Caller | null): boolean =>
  isMasked(spec, field) && !(caller && isAdministrator(caller));
