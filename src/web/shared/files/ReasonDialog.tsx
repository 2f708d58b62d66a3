import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { TextArea } from '../forms/TextBox.tsx';

interface ReasonDialogProps {
  /** Called with the reason, trimmed and not empty. */
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

const longest = 500;

/** Asks why a protected file is taken away; the answer is kept with who took it. */
export const ReasonDialog = ({ onConfirm, onCancel }: ReasonDialogProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const titleId = useId();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const given = reason.trim();
    if (given) onConfirm(given);
    else setError('파일을 내려받는 사유를 입력해 주세요.');
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: () => box.current?.focus() } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>보호되는 파일 내려받기</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '1.6rem', fontSize: '1.6rem' }}>
          <p>내려받은 사람, 시각, 사유가 개인정보 로그에 남습니다.</p>
          <FieldFrame id={id} label="사유" required error={error}>
            <TextArea
              ref={box}
              id={id}
              rows={3}
              maxLength={longest}
              value={reason}
              aria-required
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onCancel}>
            취소
          </Button>
          <Button type="submit" variant="contained">
            내려받기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
