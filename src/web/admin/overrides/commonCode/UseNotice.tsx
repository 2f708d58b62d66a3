import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { CodeUse } from '#generated/types/commonCodeCalls.ts';
import { read } from '#web/shared/http/read.ts';
import type { Row } from '../../spec/formValues.ts';
import styles from '../commonCode.module.css';

/** Whoever switches a code off learns where it is used: those records keep it, but nobody can choose it any more. */
export const UseNotice = () => {
  const record = useRecordContext<Row & { id: string }>();
  const useYn = useWatch({ name: 'useYn' }) as string | undefined;
  const isSwitchedOff = record !== undefined && record.useYn === 'Y' && useYn === 'N';
  const { data = [] } = useQuery({
    queryKey: ['codeUse', record?.id],
    enabled: isSwitchedOff,
    queryFn: ({ signal }) =>
      read<CodeUse[]>('/commoncode-use', { params: { cdId: record?.id }, signal, background: true }),
  });
  if (!isSwitchedOff || data.length === 0) return null;
  const uses = data.map(({ label, count }) => `${label} ${count.toLocaleString('ko-KR')}건`).join(', ');
  return (
    <p role="status" className={styles.use}>
      쓰이고 있는 코드입니다: {uses}. 미사용으로 바꾸면 이미 저장된 값은 그대로이고, 새로 고를 수는 없게
      됩니다.
    </p>
  );
};
