import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import { localTime } from '#web/shared/dates/localTime.ts';
import { read } from '#web/shared/http/read.ts';
import { clockHint } from './clockHint.ts';
import styles from './write.module.css';

type Value = string | null | undefined;

/** The offset of the outlet, for countries whose clocks differ; undefined while it is not known. */
const useOffset = (mediaId: number | null | undefined, isNeeded: boolean): Value => {
  const { data } = useQuery({
    queryKey: ['media', 'offset', mediaId],
    enabled: isNeeded && Boolean(mediaId),
    queryFn: async ({ signal }) =>
      (
        await read<{ rgnTz: string | null }>('/media-detail', {
          params: { mediaId },
          signal,
          background: true,
          quiet: true,
        })
      ).rgnTz,
  });
  return data;
};

/** When it was reported, by the clock in Korea, and what clocks at the source showed then. */
export const ReportTime = () => {
  const [at, country, mediaId] = useWatch({ name: ['frmTrsfNscvrgDt', 'ntnId', 'mediaId'] }) as [
    Value,
    Value,
    number | null | undefined,
  ];
  const isOfCountry = localTime(at, country) !== undefined;
  const offset = useOffset(mediaId, Boolean(at) && !isOfCountry);
  return (
    <div>
      <SpecInput source="frmTrsfNscvrgDt" />
      <p className={styles.clock}>{clockHint(at, country, offset)}</p>
    </div>
  );
};
