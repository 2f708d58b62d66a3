import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { read } from '#web/client/http/read.ts';

interface Placed {
  sortNo: number | null;
}

/** Sets the default order of a new detail to the end. Renders nothing. */
export const NextPlace = () => {
  const parameters = new URLSearchParams(useLocation().search);
  const master = parameters.get('new') === 'detail' ? parameters.get('master') : null;
  const { setValue, getFieldState } = useFormContext();
  const { data } = useQuery({
    queryKey: ['codes', master, 'last'],
    enabled: master !== null,
    gcTime: 0,
    queryFn: ({ signal }) =>
      read<Placed[]>('/detail-commoncode-list', {
        params: { upCdId: master, size: 10, sort: 'sortNo,DESC' },
        signal,
        background: true,
      }),
  });
  useEffect(() => {
    if (!data || getFieldState('sortNo').isDirty) return;
    setValue('sortNo', Math.max(0, ...data.map(({ sortNo }) => sortNo ?? 0)) + 1);
  }, [data, setValue, getFieldState]);
  return null;
};
