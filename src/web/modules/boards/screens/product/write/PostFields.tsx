import { useContext, useEffect } from 'react';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank, missing } from '#contract/problems.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { FormContext } from '#web/admin/kinds/FormContext.ts';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { useBoard } from './BoardContext.tsx';
import { CoverInput } from './CoverInput.tsx';

const source = 'pstClsfCd';

/** The classification of a triple board: required by the form before the server checks it. */
const ClassInput = () => {
  const label = fieldOf(useSpec(), source)?.label;
  const { requirements } = useContext(FormContext);
  useEffect(() => {
    if (label === undefined) return undefined;
    requirements.set(source, (values) => (isBlank(values[source]) ? missing(source, label) : undefined));
    return () => {
      requirements.delete(source);
    };
  }, [requirements, label]);
  return label === undefined ? null : <SpecInput source={source} />;
};

/** The form of a post: its text, its files and the cover picture. */
export const PostFields = ({ purpose }: { purpose: Purpose }) => {
  const { board } = useBoard();
  return (
    <SpecForm purpose={purpose}>
      <FormSection>
        {board.board === 'triple' && <ClassInput />}
        <SpecInput source="ttl" />
        <SpecInput source="cn" />
        <SpecInput source="files" />
        <CoverInput />
      </FormSection>
    </SpecForm>
  );
};
