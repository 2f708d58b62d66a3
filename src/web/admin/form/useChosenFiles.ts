import { useWatch } from 'react-hook-form';
import { formFields } from '#contract/entityFields.ts';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import type { Purpose } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';

/** Names of the files chosen in the form but not stored yet. */
export const useChosenFiles = (purpose: Purpose): string[] => {
  const sources = formFields(useSpec(), purpose)
    .filter(({ kind }) => kind === 'files')
    .map(({ name }) => name);
  const choices = useWatch({ name: sources }) as unknown[];
  return choices.flatMap((choice) => choiceOf(choice).added.map(({ file }) => file.name));
};
