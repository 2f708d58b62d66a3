import { ResourceContextProvider } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import type { EntitySpec } from '#contract/entity.ts';

const SpecContext = createContext<EntitySpec | null>(null);

/** Everything below is about this entity: our specification of it and react-admin's resource. */
export const SpecProvider = ({ spec, children }: { spec: EntitySpec; children: ReactNode }) => (
  <SpecContext.Provider value={spec}>
    <ResourceContextProvider value={spec.name}>{children}</ResourceContextProvider>
  </SpecContext.Provider>
);

/** The entity that the screen is about. @throws Error outside a SpecProvider */
export const useSpec = (): EntitySpec => {
  const spec = useContext(SpecContext);
  if (!spec) throw new Error('A component of the admin runtime stands outside SpecProvider.');
  return spec;
};
