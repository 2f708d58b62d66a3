import type { Form } from '#contract/validation.ts';

/** The validators of an entity; absent for operations it does not have. */
export interface Forms {
  insert?: Form<object> | undefined;
  update?: Form<object> | undefined;
}

// one chunk per entity: a screen loads the validators of its own entity only
const files = import.meta.glob<Record<string, Form>>([
  '../../../../generated/validators/*.ts',
  '!../../../../generated/validators/{index,calls}.ts',
]);

const load = async (entity: string): Promise<Forms> => {
  const checks = await files[`../../../../generated/validators/${entity}.ts`]?.();
  return { insert: checks?.[`${entity}Insert`], update: checks?.[`${entity}Update`] };
};

const loaded = new Map<string, Promise<Forms>>();

/** The generated validators of an entity, loaded once; after a failure the next call tries again. */
export const formsOf = (entity: string): Promise<Forms> => {
  const known = loaded.get(entity);
  if (known) return known;
  const forms = load(entity);
  loaded.set(entity, forms);
  forms.catch(() => loaded.delete(entity));
  return forms;
};
