import { useState } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { DialogActions } from '../../dialogs/DialogActions.tsx';
import { type ColumnChoice, inDialogOrder, moved } from './columnOrder.ts';
import styles from './columns.module.css';

/** The columns of a list, and the user's choice of them. */
export interface ChoosableColumns {
  /** Names of the shown columns. */
  shown: readonly string[];
  /** All columns that can be shown. */
  choices: readonly ColumnChoice[];
  isChosen: boolean;
  /** They are the columns of the open view: changes stay in the view until it is saved or left. */
  areOfView: boolean;
  /** Stores the columns for the user; null restores the default ones. */
  choose: (names: readonly string[] | null) => Promise<void>;
}

interface ColumnDialogProps {
  columns: ChoosableColumns;
  onClose: () => void;
}

/** Dialog for the columns of a list and their order, stored by the server per user. */
export const ColumnDialog = ({ columns, onClose }: ColumnDialogProps) => {
  const [order, setOrder] = useState(() => inDialogOrder(columns.choices, columns.shown));
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(columns.shown));
  const [error, setError] = useState<string>();

  const toggle = (name: string) => {
    const next = new Set(checked);
    if (!next.delete(name)) next.add(name);
    setChecked(next);
    setError(undefined);
  };
  const move = (place: number, step: -1 | 1) => {
    const choice = order[place];
    setOrder(moved(order, place, step));
    if (choice) announce(`${choice.label} ${place + step + 1}번째`);
  };
  const keep = async (names: readonly string[] | null) => {
    try {
      await columns.choose(names);
      onClose();
    } catch (problem) {
      setError(problemSentence(problem));
    }
  };
  const submit = () => {
    const names = order.map(({ name }) => name).filter((name) => checked.has(name));
    if (names.length === 0) setError('열을 하나 이상 선택해 주세요.');
    else void keep(names);
  };

  return (
    <Dialog
      title="목록의 열"
      onClose={onClose}
      onSubmit={submit}
      problem={error}
      aside={
        columns.isChosen && (
          <button type="button" className={buttons.tertiary} onClick={() => void keep(null)}>
            처음 열로
          </button>
        )
      }
      actions={<DialogActions label="적용" onCancel={onClose} />}
    >
      <p className={styles.hint}>
        보고 싶은 열을 고르고 순서를 정합니다.{' '}
        {columns.areOfView ? '보기를 저장하면 그 보기에 남습니다.' : '다음에 열 때도 그대로 보입니다.'}
      </p>
      <ul className={styles.list}>
        {order.map(({ name, label }, place) => (
          <li key={name} className={styles.item}>
            <label className={styles.choice}>
              <input type="checkbox" checked={checked.has(name)} onChange={() => toggle(name)} />
              {label}
            </label>
            <button
              type="button"
              className={styles.move}
              aria-label={`${label} 위로`}
              disabled={place === 0}
              onClick={() => move(place, -1)}
            >
              <Icon outline={icons.up} />
            </button>
            <button
              type="button"
              className={styles.move}
              aria-label={`${label} 아래로`}
              disabled={place === order.length - 1}
              onClick={() => move(place, 1)}
            >
              <Icon outline={icons.down} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
