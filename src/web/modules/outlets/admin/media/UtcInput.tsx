import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SpecInput } from '#web/admin/form/SpecForm.tsx';
import { utcOf } from './utc.ts';

/** The outlet's UTC offset; choosing a country fills in the standard time of its capital. */
export const UtcInput = () => {
  const { getValues, setValue } = useFormContext();
  const ntnId = useWatch({ name: 'ntnId' }) as string | null | undefined;
  const before = useRef(ntnId);
  useEffect(() => {
    if (ntnId === before.current) return;
    const utc = utcOf(getValues('rgnTz'), before.current, ntnId);
    before.current = ntnId;
    if (utc !== undefined) setValue('rgnTz', utc, { shouldDirty: true });
  }, [ntnId, getValues, setValue]);
  return <SpecInput source="rgnTz" />;
};
