import type { Form } from '#contract/validation.ts';

/** The checks of an entity; absent where the entity is not written. */
export interface Forms {
  insert?: Form | undefined;
  update?: Form | undefined;
}

// one chunk each: a screen loads the checks of its own entity, not those of all
const files = import.meta.glob<Record<string, Form>>([
  '../../../../generated/validators/*.ts',
  '!../../../../generated/validators/{index,calls}.ts',
]);

/** The generated checks of an entity. */
export const formsOf = async (entity: string): Promise<Forms> => {
  const checks = await files[`../../../../generated/validators/${entity}.ts`]?.();
  return { insert: checks?.[`${entity}Insert`], update: checks?.[`${entity}Update`] };
};
