import { useContext, useEffect } from 'react';
import { FormContext } from '#web/admin/form/FormContext.ts';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import { printPlaceProblem } from './printPlace.ts';

/** Page and column of a report on paper. */
export const PrintPlace = () => {
  const { demands } = useContext(FormContext);
  useEffect(() => {
    demands.set('printPlace', printPlaceProblem);
    return () => {
      demands.delete('printPlace');
    };
  }, [demands]);
  return (
    <>
      <SpecInput source="prcvpg" />
      <SpecInput source="prcvsc" />
    </>
  );
};
