import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { countText } from '#contract/countText.ts';
import type { ClusterChoice } from '#generated/types/clusterCalls.ts';
import { read } from '#web/client/http/read.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { HighlightChoices } from '#web/modules/articles/index.ts';
import type { ClusterRecord } from './clusterRecord.ts';
import styles from './Edits.module.css';
import type { ClusterEdits } from './useClusterEdits.ts';

/** Chooses another highlight of the day, whose articles are merged into this one. */
export const MergeDialog = ({
  cluster,
  edits,
  onClose,
}: {
  cluster: ClusterRecord;
  edits: ClusterEdits;
  onClose: () => void;
}) => {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<number>();
  const requested = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    queryKey: ['cluster', cluster.clusterId, 'merge', requested],
    queryFn: ({ signal }) =>
      read<ClusterChoice[]>('/cluster-merge-list', {
        params: { clusterId: cluster.clusterId, ...(requested && { clusterTtl: requested }) },
        signal,
        quiet: true,
      }),
    placeholderData: (before) => before,
    networkMode: 'always',
  });
  const other = data?.find(({ clusterId }) => clusterId === chosen);
  const submit = async () => {
    if (!other || edits.isBusy) return;
    await edits.edit(
      'merge',
      { otherClusterId: other.clusterId },
      `‘${other.clusterTtl}’의 기사 ${countText(other.articleCount)}을 여기로 합쳤습니다.`,
    );
    onClose();
  };
  return (
    <Dialog
      title="다른 하이라이트와 합치기"
      size="medium"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<DialogActions label="합치기" onCancel={onClose} disabled={!other || edits.isBusy} />}
    >
      <p className={styles.hint}>
        선택한 하이라이트의 기사를 모두 이 하이라이트로 옮깁니다. 선택한 하이라이트는 목록에서 없어집니다.
        분석일이 같은 것만 보입니다.
      </p>
      <HighlightChoices
        name="merge"
        choices={data}
        problem={error}
        none="합칠 수 있는 하이라이트가 없습니다."
        chosen={chosen}
        onChoose={choose}
        text={text}
        onSearch={setText}
      />
    </Dialog>
  );
};
