import { createContext, useContext } from 'react';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/web.ts';

/** Every entity by its name, as the schemas declare it; tests put entities of their own here. */
export const ResourcesContext = createContext<Record<string, EntitySpec>>(resources);

export const useResources = (): Record<string, EntitySpec> => useContext(ResourcesContext);
