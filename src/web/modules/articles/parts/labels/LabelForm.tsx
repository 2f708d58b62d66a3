import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type LabelColor, labelColors } from '#contract/labels.ts';
import { fieldProblem } from '#web/client/http/problemSentence.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import { Check } from '#web/kit/forms/Check.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { FolderField } from '#web/kit/forms/FolderField.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { Swatch } from './LabelChip.tsx';
import styles from './LabelDialog.module.css';
import type { Label } from './labels.ts';
import { insertLabel, updateLabel } from './labelWrites.ts';

const colorNames: Record<LabelColor, string> = {
  gray: '회색',
  red: '빨강',
  orange: '주황',
  green: '초록',
  teal: '청록',
  blue: '파랑',
  purple: '보라',
  pink: '분홍',
};

interface LabelFormProps {
  /** Absent for a new one. */
  label?: Label | undefined;
  /** Known folders. */
  folders: readonly string[];
  /** @param sentence what was done */
  onSaved: (sentence: string) => void;
  onCancel: () => void;
}

const flag = (isOn: boolean) => (isOn ? ('Y' as const) : ('N' as const));

/** Name, colour, folder and sharing of a label. */
export const LabelForm = ({ label, folders, onSaved, onCancel }: LabelFormProps) => {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [labelNm, setName] = useState(label?.labelNm ?? '');
  const [colorCd, setColor] = useState((label?.colorCd ?? 'blue') as LabelColor);
  const [fldrNm, setFolder] = useState(label?.fldrNm ?? '');
  const [isShared, setShared] = useState(label?.shrYn === 'Y');
  const [isFilled, setFilled] = useState(label?.grpEdtYn === 'Y');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useRun((sentence, failure) => {
    setProblem(fieldProblem(failure, 'labelNm') ?? sentence);
    name.current?.focus();
  });
  const ownGroup = useSession(({ user }) => user?.user.groupNm);
  const groupNm = label?.groupNm ?? ownGroup;
  useLayoutEffect(() => name.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const given = labelNm.trim();
    if (given === '') {
      setProblem('라벨 이름을 적어 주세요.');
      name.current?.focus();
      return;
    }
    const settings = { labelNm: given, colorCd, fldrNm: fldrNm.trim() || null };
    const shared = groupNm ? { shrYn: flag(isShared), grpEdtYn: flag(isShared && isFilled) } : {};
    const isStored = await run(() =>
      label
        ? updateLabel(label.labelId, { ...settings, ...shared })
        : insertLabel({ ...settings, ...shared }),
    );
    if (isStored) onSaved(label ? `‘${given}’ 라벨을 고쳤습니다.` : `‘${given}’ 라벨을 만들었습니다.`);
  };
  const error = problem === undefined ? {} : { error: problem };
  return (
    <form className={styles.form} noValidate aria-label={label ? '라벨 고치기' : '새 라벨'} onSubmit={submit}>
      <div className={styles.fields}>
        <FieldFrame id={`${id}-name`} label="라벨 이름" required {...error}>
          <TextBox
            ref={name}
            id={`${id}-name`}
            maxLength={30}
            aria-required
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && `${id}-name-error`}
            value={labelNm}
            onChange={({ target }) => {
              setName(target.value);
              setProblem(undefined);
            }}
          />
        </FieldFrame>
        <FolderField
          id={`${id}-folder`}
          folders={folders}
          maxLength={30}
          value={fldrNm}
          onChange={setFolder}
        />
      </div>
      <fieldset className={styles.colors}>
        <legend>색</legend>
        {labelColors.map((color) => (
          <Toggle
            key={color}
            type="radio"
            name={`${id}-color`}
            label={
              <>
                <Swatch color={color} /> {colorNames[color]}
              </>
            }
            isOn={colorCd === color}
            onChange={() => setColor(color)}
          />
        ))}
      </fieldset>
      {groupNm && (
        <Check label={`같은 그룹 사람과 함께 보기 (${groupNm})`} isOn={isShared} onChange={setShared}>
          <Check label="그룹 사람도 기사를 넣고 뺄 수 있게 하기" isOn={isFilled} onChange={setFilled} />
        </Check>
      )}
      <div className={styles.formTools}>
        <DialogActions label="저장" onCancel={onCancel} aria-disabled={isBusy || undefined} />
      </div>
    </form>
  );
};
