import { useId, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { periodLabels } from '#web/kit/dates/period.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
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
  const submit = async () => {
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
    <Dialog
      title="대시보드 설정"
      onClose={onClose}
      onSubmit={() => void submit()}
      problem={problem}
      aside={
        <button type="button" className={buttons.tertiary} onClick={() => setDraft(defaultArrangement)}>
          처음 설정으로
        </button>
      }
      actions={
        <>
          <button type="button" className={buttons.tertiary} onClick={onClose}>
            취소
          </button>
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            저장
          </button>
        </>
      }
    >
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
    </Dialog>
  );
};
