import { createContext, useContext } from 'react';
import type { EntitySpec } from '#contract/entity.ts';
import type { Form } from '#contract/validation.ts';
import { resources } from '#generated/resources/index.ts';
import { validators } from '#generated/validators/index.ts';

/** Every entity and its forms. */
export interface Registry {
  resources: Record<string, EntitySpec>;
  validators: Record<string, { insert?: Form; update?: Form }>;
}

export const generatedRegistry: Registry = { resources, validators };

/** What the schemas declare; tests put entities of their own here. */
export const RegistryContext = createContext(generatedRegistry);

export const useRegistry = (): Registry => useContext(RegistryContext);
