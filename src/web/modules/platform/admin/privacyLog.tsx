import { useId, useState } from 'react';
import { monthsBefore, today } from '#contract/days.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import listStyles from '#web/admin/list/SpecList.module.css';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { download } from '#web/client/http/download.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import buttons from '#web/kit/theme/Button.module.css';

/** Access records are kept for two years. */
const checkedMonths = 24;

/** This month and the previous ones, newest first. */
const months = (): { value: string; label: string }[] =>
  Array.from({ length: checkedMonths + 1 }, (_, back) => {
    const value = monthsBefore(today(), back).slice(0, 7);
    const [year = '', month = ''] = value.split('-');
    return { value, label: `${year}년 ${Number(month)}월` };
  });

/** The month to be checked now: the previous one. */
const lastMonth = (): string => monthsBefore(today(), 1).slice(0, 7);

const CheckDialog = ({ onClose }: { onClose: () => void }) => {
  const [month, setMonth] = useState(lastMonth);
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = async () => {
    try {
      await download('/privacyloghistory-report', { params: { month }, quiet: true });
      onClose();
    } catch (problem) {
      setError(problemSentence(problem));
    }
  };
  return (
    <Dialog
      title="월간 점검 보고서"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<DialogActions label="내려받기" onCancel={onClose} />}
    >
      <p>사용자별 열람·내보내기, 야간·주말 처리, 평소보다 많은 처리를 정리해 엑셀로 내려받습니다.</p>
      <FieldFrame id={id} label="점검 월" required error={error}>
        <Select
          id={id}
          options={months()}
          value={month}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setError(undefined);
            setMonth(target.value);
          }}
        />
      </FieldFrame>
    </Dialog>
  );
};

/** Button for the monthly check of access to personal data. */
const MonthlyCheck = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${buttons.tertiary} ${listStyles.tool}`}
        onClick={() => setOpen(true)}
      >
        월간 점검 보고서
      </button>
      {open && <CheckDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** The log of access to personal data with reasons, and its monthly check. */
export const list = () => (
  <>
    <SpecList actions={<MonthlyCheck />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
