import type { Form } from '#contract/validation.ts';

/** The checks of an entity; absent where the entity is not written. */
export interface Forms {
  insert?: Form<object> | undefined;
  update?: Form<object> | undefined;
}

// one chunk each: a screen loads the checks of its own entity, not those of all
const files = import.meta.glob<Record<string, Form>>([
  '../../../../generated/validators/*.ts',
  '!../../../../generated/validators/{index,calls}.ts',
]);

const load = async (entity: string): Promise<Forms> => {
  const checks = await files[`../../../../generated/validators/${entity}.ts`]?.();
  return { insert: checks?.[`${entity}Insert`], update: checks?.[`${entity}Update`] };
};

const loaded = new Map<string, Promise<Forms>>();

/** The generated checks of an entity, loaded once; what failed is tried again by who asks again. */
export const formsOf = (entity: string): Promise<Forms> => {
  const known = loaded.get(entity);
  if (known) return known;
  const forms = load(entity);
  loaded.set(entity, forms);
  forms.catch(() => loaded.delete(entity));
  return forms;
};
