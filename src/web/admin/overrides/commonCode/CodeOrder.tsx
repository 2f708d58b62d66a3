import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { read } from '#web/shared/http/read.ts';
import { write } from '#web/shared/http/write.ts';
import { OrderList } from '#web/shared/ordering/OrderList.tsx';
import { LoadingState } from '#web/shared/states/StatePanel.tsx';
import buttons from '#web/shared/theme/Button.module.css';

interface Code {
  cdId: string;
  cdNm: string | null;
}

/** All codes of a master in the order in which screens offer them; saved at once. */
export const CodeOrder = ({ master, onClose }: { master: string; onClose: () => void }) => {
  const titleId = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [keys, setKeys] = useState<string[]>();
  const [busy, setBusy] = useState(false);
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
    setBusy(true);
    try {
      const items = shown.map((cdId, index) => ({ cdId, sortNo: index + 1 }));
      await write('PUT', '/update-commoncode/order', { items });
      notify('순서를 저장했습니다.', { type: 'success' });
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'commonCode' });
      await queryClient.invalidateQueries({ queryKey: ['codes', master] });
      onClose();
    } catch {
      // the alert of the shell has said why
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontSize: '2.1rem', pt: 3, pb: 1 }}>
        상세 코드 순서 ({master})
      </DialogTitle>
      <DialogContent>
        {isPending ? (
          <LoadingState />
        ) : (
          <OrderList
            label="상세 코드 순서"
            items={shown.map((key) => ({ key, label: codes.get(key) ?? key }))}
            onChange={setKeys}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1 }}>
        <button type="button" className={buttons.tertiary} onClick={onClose}>
          취소
        </button>
        <button
          type="button"
          className={buttons.primary}
          disabled={busy || keys === undefined}
          onClick={() => void save()}
        >
          저장
        </button>
      </DialogActions>
    </Dialog>
  );
};
