import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';

/** Labels of the states of a source. */
export const useStateWords = (): ((state: string) => string) => {
  const field = fieldOf(useSpec(), 'clctSttsCd');
  return (state) => optionLabel(field, state);
};
