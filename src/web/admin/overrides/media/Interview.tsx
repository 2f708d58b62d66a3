import { useWatch } from 'react-hook-form';
import { SpecInput } from '../../form/SpecInput.tsx';

/** What was said stands only where there was an interview. */
export const Interview = () => {
  const presItvwYn: unknown = useWatch({ name: 'presItvwYn' });
  return (
    <>
      <SpecInput source="presItvwYn" />
      {presItvwYn === 'Y' && <SpecInput source="presItvw" />}
    </>
  );
};
