import { fieldOf } from '#contract/entityFields.ts';
import { useSpec } from '../../spec/SpecContext.tsx';

/** Labels of the states of a source. */
export const useStateWords = (): ((state: string) => string) => {
  const options = fieldOf(useSpec(), 'clctSttsCd')?.options ?? [];
  return (state) => options.find(({ value }) => value === state)?.label ?? state;
};
