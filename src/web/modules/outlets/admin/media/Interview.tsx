import { useWatch } from 'react-hook-form';
import { SpecInput } from '#web/admin/form/SpecForm.tsx';

/** The content of an interview; shown only if there was one. */
export const Interview = () => {
  const presItvwYn: unknown = useWatch({ name: 'presItvwYn' });
  return (
    <>
      <SpecInput source="presItvwYn" />
      {presItvwYn === 'Y' && <SpecInput source="presItvw" />}
    </>
  );
};
