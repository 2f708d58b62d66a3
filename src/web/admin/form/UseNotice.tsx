import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { countText } from '#contract/countText.ts';
import type { EntitySpec } from '#contract/entity.ts';
import type { RecordUse } from '#generated/types/recordUseCalls.ts';
import { read } from '#web/client/http/read.ts';
import type { Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './UseNotice.module.css';

/** True if records of other entities can refer to this entity. */
const isNamed = (resources: Record<string, EntitySpec>, { name }: EntitySpec): boolean =>
  name === 'commonCode' ||
  Object.values(resources).some(({ fields }) => fields.some(({ ref }) => ref?.entity === name));

const kept = '미사용으로 바꾸면 새로 선택할 수 없습니다. 이미 저장된 값은 그대로 남습니다.';

const inWords = (uses: readonly RecordUse[]): string =>
  uses.map(({ label, count }) => `${label} ${countText(count)}`).join(', ');

const useSentence = (id: string, enabled: boolean): string | undefined => {
  const { name, label } = useSpec();
  const { data, isError } = useQuery({
    queryKey: ['recordUse', name, id],
    enabled,
    queryFn: ({ signal }) =>
      read<RecordUse[]>('/record-use', { params: { entity: name, key: id }, signal, background: true }),
  });
  if (!enabled) return undefined;
  if (isError) return `사용하는 곳을 확인하지 못했습니다. ${kept}`;
  if (!data) return '사용하는 곳을 확인하고 있습니다.';
  return data.length ? `사용 중인 ${label}입니다: ${inWords(data)}. ${kept}` : undefined;
};

const Notice = () => {
  const record = useRecordContext<Row & { id: string }>();
  const useYn = useWatch({ name: 'useYn' }) as string | undefined;
  const isSwitchedOff = record?.useYn === 'Y' && useYn === 'N';
  const sentence = useSentence(String(record?.id ?? ''), isSwitchedOff);
  return <div role="status">{sentence && <p className={styles.notice}>{sentence}</p>}</div>;
};

/** Shown when a record is switched off: where it is used. Those records keep it, but it can no longer be chosen. */
export const UseNotice = () => {
  const spec = useSpec();
  const isSwitchable = spec.fields.some(({ name }) => name === 'useYn');
  return isNamed(useResources(), spec) && isSwitchable ? <Notice /> : null;
};
