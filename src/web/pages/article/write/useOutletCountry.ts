import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { media } from '#generated/resources/media.ts';
import { withUnused } from '#web/admin/kinds/Picker.tsx';
import { read } from '#web/shared/http/read.ts';

interface Outlet {
  ntnId: string | null;
}

/** Fills in the country of the outlet that is chosen; a country that somebody chose for the article stays. */
export const useOutletCountry = (): void => {
  const { getValues, setValue } = useFormContext();
  const mediaId = useWatch({ name: 'mediaId' }) as number | null | undefined;
  const before = useRef(mediaId);
  const filled = useRef<string>(undefined);

  useEffect(() => {
    if (mediaId === before.current) return;
    before.current = mediaId;
    const chosen = getValues('ntnId') as string | null | undefined;
    if (!mediaId || (chosen && chosen !== filled.current)) return;
    const abort = new AbortController();
    read<Outlet[]>('/media-popup-list', {
      params: { ...withUnused(media), mediaId },
      signal: abort.signal,
      background: true,
      quiet: true,
    }).then(
      ([outlet]) => {
        if (!outlet?.ntnId) return;
        filled.current = outlet.ntnId;
        setValue('ntnId', outlet.ntnId, { shouldDirty: true, shouldValidate: true });
      },
      // a country that could not be looked up is chosen by hand
      () => {},
    );
    return () => abort.abort();
  }, [mediaId, getValues, setValue]);
};
