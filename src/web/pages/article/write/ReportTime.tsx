import { useWatch } from 'react-hook-form';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import { localTime } from '#web/shared/dates/localTime.ts';
import styles from './write.module.css';

/** When it was reported, by the clock in Korea, and what clocks at the source showed then. */
export const ReportTime = () => {
  const [at, country] = useWatch({ name: ['frmTrsfNscvrgDt', 'ntnId'] }) as (string | null | undefined)[];
  const local = localTime(at, country);
  return (
    <div>
      <SpecInput source="frmTrsfNscvrgDt" />
      <p className={styles.clock}>
        한국 시각입니다.{local && ` 현지 시각으로는 ${local.slice(0, 16)}입니다.`}
      </p>
    </div>
  );
};
