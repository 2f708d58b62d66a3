import { type FormEvent, useId, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { type Row, shownText } from '#web/admin/spec/formValues.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './approval.module.css';
import { rejectionProblems, rejectionQuestion } from './decision.ts';

interface RejectFormProps {
  applicant: Row;
  onDone: (sentence: string) => void;
}

/** The reason for the rejection, which is mailed to the applicant. */
export const RejectForm = ({ applicant, onDone }: RejectFormProps) => {
  const id = useId();
  const codes = useCodes('REJECT_REASON');
  const [rejectionCdId, setCode] = useState('');
  const [rejectionReason, setReason] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof rejectionProblems>>({});
  const { isBusy: busy, run } = useRun();
  const isOther = rejectionCdId === constants.rejectReasonOther;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = rejectionProblems({ rejectionCdId, rejectionReason });
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const question = rejectionQuestion({
      userNm: shownText(applicant, 'userNm'),
      reason: codes.find(({ value }) => value === rejectionCdId)?.label ?? '',
    });
    if (busy || !(await askConfirm(question, '반려'))) return;
    await run(async () => {
      const body = {
        userId: applicant.userId,
        rejectionCdId,
        rejectionReason: rejectionReason.trim() || null,
      };
      await write('PUT', '/update-userapprovalrequest/rejection', body);
      onDone('반려했습니다. 신청자에게 보내는 안내는 발송함에서 확인할 수 있습니다.');
    });
  };

  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <h2>반려</h2>
      <FieldFrame id={`${id}-rejectionCdId`} label="반려 사유" required error={faults.rejectionCdId}>
        <Select
          id={`${id}-rejectionCdId`}
          options={codes}
          empty="선택"
          value={rejectionCdId}
          aria-required
          aria-invalid={faults.rejectionCdId !== undefined || undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-rejectionReason`}
        label="반려 사유 상세"
        required={isOther}
        error={faults.rejectionReason}
      >
        <TextArea
          id={`${id}-rejectionReason`}
          rows={4}
          maxLength={1000}
          value={rejectionReason}
          aria-required={isOther || undefined}
          aria-invalid={faults.rejectionReason !== undefined || undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </FieldFrame>
      <div className={styles.submit}>
        <button type="submit" className={buttons.tertiary} disabled={busy}>
          반려
        </button>
      </div>
    </form>
  );
};
