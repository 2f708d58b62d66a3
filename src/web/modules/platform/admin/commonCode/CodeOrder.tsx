import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { OrderList } from '#web/kit/ordering/OrderList.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';

interface Code {
  cdId: string;
  cdNm: string | null;
}

/** Reorders all codes of a master; the order is that of choices on screens. Saved at once. */
export const CodeOrder = ({ master, onClose }: { master: string; onClose: () => void }) => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [keys, setKeys] = useState<string[]>();
  const { isBusy: busy, run } = useRun();
  const { data, isPending } = useQuery({
    queryKey: ['codeOrder', master],
    gcTime: 0,
    queryFn: ({ signal }) =>
      read<Code[]>('/detail-commoncode-list', {
        params: { upCdId: master, size: 200, sort: 'sortNo,ASC' },
        signal,
        background: true,
      }),
  });
  const codes = new Map((data ?? []).map((code) => [code.cdId, code.cdNm ?? code.cdId]));
  const shown = keys ?? [...codes.keys()];

  const save = async () => {
    await run(async () => {
      const items = shown.map((cdId, index) => ({ cdId, sortNo: index + 1 }));
      await write('PUT', '/update-commoncode/order', { items });
      notify('순서를 저장했습니다.', { type: 'success' });
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'commonCode' });
      await queryClient.invalidateQueries({ queryKey: ['codes', master] });
      onClose();
    });
  };

  return (
    <Dialog
      title={`상세 코드 순서 (${master})`}
      size="medium"
      onClose={onClose}
      actions={
        <DialogActions
          label="저장"
          onClick={() => void save()}
          onCancel={onClose}
          disabled={busy || keys === undefined}
        />
      }
    >
      {isPending ? (
        <LoadingState />
      ) : (
        <OrderList
          label="상세 코드 순서"
          items={shown.map((key) => ({ key, label: codes.get(key) ?? key }))}
          onChange={setKeys}
        />
      )}
    </Dialog>
  );
};
