import { FormSection, SpecForm } from '../form/SpecForm.tsx';
import { SpecInput } from '../form/SpecInput.tsx';
import type { Purpose } from '../spec/formValues.ts';
import { WordsInput } from './relatedIssue/WordsInput.tsx';

/** The issue, and the words by which its articles are found. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="relIssueNm" />
      <SpecInput source="seq" />
      <SpecInput source="useYn" />
      <SpecInput source="expln" />
    </FormSection>
    <WordsInput />
  </SpecForm>
);
