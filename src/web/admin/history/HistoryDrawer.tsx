import { useQuery } from '@tanstack/react-query';
import { historyOwner } from '#contract/historyOwner.ts';
import type { ListAnswer } from '#contract/list.ts';
import { http } from '#web/client/http/http.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { useResources } from '../spec/resources.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { ChangeRow } from './changes.ts';
import styles from './history.module.css';

const actions: Record<ChangeRow['chgKnd'], string> = { insert: '등록', update: '수정', delete: '삭제' };

const size = 50;

const useHistory = (entityNm: string, recordKey: string) =>
  useQuery({
    queryKey: ['history', entityNm, recordKey],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<ChangeRow>>('/changehistory-list', {
          params: { entityNm, recordKey, size },
          signal,
          quiet: true,
          background: true,
        })
      ).data,
  });

const Entries = ({ recordKey }: { recordKey: string }) => {
  const { name } = historyOwner(useSpec(), useResources());
  const { data, error, isPending, refetch } = useHistory(name, recordKey);
  if (isPending) return <LoadingState />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return <EmptyState title="아직 변경된 적이 없습니다." />;
  return (
    <ol className={styles.entries}>
      {data.data.map((row) => (
        <li key={row.chgHstryId}>
          <h3 className={styles.entry}>
            <span>{formatTime(row.regDt)}</span>
            <span>{row.rgtrNm}</span>
            <span className={styles.action}>{actions[row.chgKnd]}</span>
          </h3>
          <ChangeTable row={row} />
        </li>
      ))}
      {data.totalRecords > size && (
        <li className={styles.none}>
          최근 {size}건만 표시합니다. 이전 이력은 변경 이력 화면에서 확인해 주세요.
        </li>
      )}
    </ol>
  );
};

interface HistoryDrawerProps {
  recordKey: string;
  onClose: () => void;
}

/** The changes of a record: user, time and fields. */
export const HistoryDrawer = ({ recordKey, onClose }: HistoryDrawerProps) => {
  const { label } = useSpec();
  return (
    <Drawer title={`${label} 변경 이력`} size="wide" onClose={onClose}>
      <Entries recordKey={recordKey} />
    </Drawer>
  );
};
