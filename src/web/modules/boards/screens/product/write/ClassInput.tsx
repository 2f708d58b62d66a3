import { useContext, useEffect } from 'react';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank, missing } from '#contract/problems.ts';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import { FormContext } from '#web/admin/kinds/FormContext.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';

const source = 'pstClsfCd';

/** The classification of a triple board: required by the form before the server checks it. */
export const ClassInput = () => {
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
