import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { periodLabels } from '#web/kit/dates/period.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { problemSentence } from '#web/kit/http/problemSentence.ts';
import { OrderList } from '#web/kit/ordering/OrderList.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import {
  type Arrangement,
  type DashboardPeriod,
  defaultArrangement,
  type PanelKey,
  panels,
} from './arrangement.ts';
import styles from './dashboard.module.css';

interface ArrangeDialogProps {
  arrangement: Arrangement;
  /** @throws HttpProblem */
  onSave: (arrangement: Arrangement) => Promise<void>;
  onClose: () => void;
}

const periodOptions = constants.options.relativePeriod.map((value) => ({
  value,
  label: periodLabels[value],
}));

const labelOf = (key: string): string => panels.find((panel) => panel.key === key)?.label ?? key;

/** Which panels there are, in which order, and over which period; kept for the person. */
export const ArrangeDialog = ({ arrangement, onSave, onClose }: ArrangeDialogProps) => {
  const [draft, setDraft] = useState(arrangement);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  const toggle = (key: PanelKey) =>
    setDraft(({ hidden, ...rest }) => ({
      ...rest,
      hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
    }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.hidden.length === panels.length) {
      setProblem('패널을 하나 이상 선택해 주세요.');
      return;
    }
    setBusy(true);
    try {
      await onSave(draft);
      onClose();
    } catch (failure) {
      setProblem(problemSentence(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`}>대시보드 설정</DialogTitle>
        <DialogContent>
          <h3 id={`${id}-period`} className={styles.label}>
            기본 기간
          </h3>
          <Segmented
            name={`${id}-period`}
            labelledBy={`${id}-period`}
            options={periodOptions}
            value={draft.period}
            onChange={(period) => setDraft({ ...draft, period: period as DashboardPeriod })}
          />
          <h3 className={styles.label}>패널과 순서</h3>
          <p className={styles.hint}>
            끌어서 옮기거나, 화살표 단추 또는 Alt + 위·아래 화살표 키로 순서를 바꿉니다.
          </p>
          <OrderList
            label="패널 순서"
            items={draft.order.map((key) => ({
              key,
              label: labelOf(key),
              content: (
                <label className={styles.choice}>
                  <input type="checkbox" checked={!draft.hidden.includes(key)} onChange={() => toggle(key)} />
                  {labelOf(key)}
                </label>
              ),
            }))}
            onChange={(keys) => setDraft({ ...draft, order: keys as PanelKey[] })}
          />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </DialogContent>
        <DialogActions className={styles.dialogActions}>
          <button
            type="button"
            className={`${buttons.tertiary} ${styles.reset}`}
            onClick={() => setDraft(defaultArrangement)}
          >
            처음 설정으로
          </button>
          <Button variant="outlined" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            저장
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
