import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';

/** Whether the field holds personal data that this caller sees masked and must not find out by asking. */
export const isGuarded = (spec: EntitySpec, field: string, caller: Caller | null): boolean =>
  fieldOf(spec, field)?.personal !== undefined && !(caller && isAdministrator(caller));
