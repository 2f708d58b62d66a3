import { createContext, type ReactNode, use, useContext } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { EntitySpec } from '#contract/entity.ts';
import type { Forms } from './forms.ts';

/** The validators of an entity, or a function that loads them; it must return the same promise each time. */
type FormsSource = Forms | (() => Promise<Forms>);

interface Subject {
  spec: EntitySpec;
  forms: FormsSource;
}

const SpecContext = createContext<Subject | null>(null);

interface SpecProviderProps {
  spec: EntitySpec;
  forms?: FormsSource;
  children: ReactNode;
}

/** Provides the entity to its children: our spec, its validators, and react-admin's resource. */
export const SpecProvider = ({ spec, forms = {}, children }: SpecProviderProps) => (
  <SpecContext.Provider value={{ spec, forms }}>
    <ResourceContextProvider value={spec.name}>{children}</ResourceContextProvider>
  </SpecContext.Provider>
);

const useSubject = (): Subject => {
  const subject = useContext(SpecContext);
  if (!subject) throw new Error('A component of the admin runtime stands outside SpecProvider.');
  return subject;
};

/** The entity of the screen. @throws Error outside a SpecProvider */
export const useSpec = (): EntitySpec => useSubject().spec;

/** The validators of that entity; suspends while they are loading. @throws Error outside a SpecProvider */
export const useForms = (): Forms => {
  const { forms } = useSubject();
  return typeof forms === 'function' ? use(forms()) : forms;
};
