import { useId, useState } from 'react';
import { maxFollowed, maxFollowedLength } from '#contract/dashboard.ts';
import { termsOf } from '#contract/terms.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { searchNations } from '#web/modules/outlets/index.ts';
import type { Followed } from './FollowedPanel.tsx';
import styles from './own.module.css';

interface FollowDialogProps {
  kind: Followed;
  title: string;
  keys: readonly string[];
  /** Names of countries by code, as far as known. */
  names: ReadonlyMap<string, string>;
  /** @throws HttpProblem */
  onSave: (keys: readonly string[]) => Promise<void>;
  onClose: () => void;
}

interface AddKeywordProps {
  text: string;
  onType: (text: string) => void;
  onAdd: () => void;
}

const AddKeyword = ({ text, onType, onAdd }: AddKeywordProps) => {
  const id = useId();
  return (
    <div className={styles.adding}>
      <div>
        <label htmlFor={id}>키워드</label>
        <TextBox
          small
          id={id}
          value={text}
          maxLength={maxFollowedLength}
          placeholder="예: 한류, 전통문화"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
            event.preventDefault();
            onAdd();
          }}
        />
      </div>
      <button type="button" className={buttons.tertiary} disabled={text.trim() === ''} onClick={onAdd}>
        더하기
      </button>
    </div>
  );
};

/** Chooses the countries or keywords that the user follows. */
export const FollowDialog = ({ kind, title, keys, names, onSave, onClose }: FollowDialogProps) => {
  const [draft, setDraft] = useState(keys);
  const [text, setText] = useState('');
  const [known, setKnown] = useState(names);
  const { problem, setProblem, isBusy, run } = useRun();

  /** @returns false if there are more than allowed */
  const choose = (next: readonly string[]): boolean => {
    const whole = [...new Set(next)];
    const isWhole = whole.length <= maxFollowed;
    setProblem(isWhole ? undefined : `${maxFollowed}개까지 선택할 수 있습니다.`);
    setDraft(whole.slice(0, maxFollowed));
    return isWhole;
  };
  const withTyped = () => [...new Set([...draft, ...termsOf(text)])];
  const add = (): boolean => {
    setText('');
    return choose(withTyped());
  };
  const submit = async () => {
    const whole = withTyped();
    // a keyword that was typed but not added counts too
    if (!add()) return;
    if (await run(() => onSave(whole))) onClose();
  };

  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void submit()}
      problem={problem}
      actions={<DialogActions label="저장" onCancel={onClose} disabled={isBusy} />}
    >
      {kind === 'nations' ? (
        <ChoicePicker
          label="국가"
          name="followed-nations"
          value={draft}
          placeholder="이름으로 찾기"
          search={searchNations}
          onChange={(values, changed) => {
            setKnown((before) => new Map([...before, [changed.value, changed.label]]));
            choose(values);
          }}
        />
      ) : (
        <>
          <AddKeyword text={text} onType={setText} onAdd={add} />
          <p className={styles.hint}>
            기사의 키워드와 같은 말을 찾습니다. 쉼표로 나누어 여러 개를 입력할 수 있습니다.
          </p>
        </>
      )}
      <div className={kind === 'nations' ? `${styles.chosen} ${styles.underChoices}` : styles.chosen}>
        {draft.length === 0 ? (
          <p className={styles.hint}>선택한 항목이 없습니다.</p>
        ) : (
          <ConditionChips
            chips={draft.map((key) => ({
              key,
              name: kind === 'nations' ? '국가' : '키워드',
              text: known.get(key) ?? key,
            }))}
            onRemove={({ key }) => choose(draft.filter((one) => one !== key))}
          />
        )}
      </div>
    </Dialog>
  );
};
