import { createContext, useContext } from 'react';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/web.ts';

/** All entities by name, as declared by the schemas; tests provide their own. */
export const ResourcesContext = createContext<Record<string, EntitySpec>>(resources);

export const useResources = (): Record<string, EntitySpec> => useContext(ResourcesContext);
