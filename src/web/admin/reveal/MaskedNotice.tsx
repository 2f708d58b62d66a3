import { startTransition, useId, useRef, useState } from 'react';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { labelOf, maskedNames, type Row } from '../spec/formValues.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './reveal.module.css';

interface RevealDialogProps {
  /** Called with the reason, trimmed and not empty. */
  onReveal: (reason: string) => void;
  onCancel: () => void;
}

const longest = 500;

/** Asks why personal data shall be seen; the answer is kept with who saw it. */
const RevealDialog = ({ onReveal, onCancel }: RevealDialogProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = () => {
    const given = reason.trim();
    if (given) onReveal(given);
    else setError('개인정보를 보는 사유를 입력해 주세요.');
  };
  return (
    <Dialog
      title="개인정보 보기"
      onClose={onCancel}
      firstFocus={box}
      onSubmit={submit}
      actions={
        <>
          <button type="button" className={buttons.tertiary} onClick={onCancel}>
            취소
          </button>
          <button type="submit" className={buttons.primary}>
            보기
          </button>
        </>
      }
    >
      <p>본 사람, 시각, 사유가 개인정보 로그에 남습니다.</p>
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
    </Dialog>
  );
};

interface MaskedNoticeProps {
  record: Row;
  onReveal: (reason: string) => void;
}

/** Says which particulars are kept back, and lets administrators look at them with a reason. */
export const MaskedNotice = ({ record, onReveal }: MaskedNoticeProps) => {
  const spec = useSpec();
  const isAdmin = useIsAdmin();
  const [asking, setAsking] = useState(false);
  const names = maskedNames(record);
  if (names.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p>개인정보가 가려져 있습니다: {names.map((name) => labelOf(spec, name)).join(', ')}</p>
      {isAdmin && (
        <button
          type="button"
          className={`${buttons.tertiary} ${styles.show}`}
          onClick={() => startTransition(() => setAsking(true))}
        >
          <Icon outline={icons.visible} isInText />
          개인정보 보기
        </button>
      )}
      {asking && (
        <RevealDialog
          onCancel={() => setAsking(false)}
          onReveal={(reason) => {
            setAsking(false);
            onReveal(reason);
          }}
        />
      )}
    </div>
  );
};
