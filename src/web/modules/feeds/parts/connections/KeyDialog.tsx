import { useId, useRef, useState } from 'react';
import type { Calls } from '#generated/api/calls.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { Check } from '#web/kit/forms/Check.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import styles from './Connections.module.css';

type Asked = Calls['POST /insert-own-apitoken']['body'];

const periods = [
  { value: '30', label: '30일' },
  { value: '90', label: '90일' },
  { value: '180', label: '180일' },
  { value: '365', label: '1년' },
];

const rights = [
  { name: 'feedYn', label: '피드', about: '피드 구독기가 저장한 보기와 하이라이트, 브리핑을 받습니다.' },
  {
    name: 'inqYn',
    label: '자료 조회',
    about:
      '다른 시스템이 기사, 싱크탱크, 소셜 미디어, 하이라이트와 코드를 읽습니다. 쓰거나 고치지는 못합니다.',
  },
] as const;

interface KeyDialogProps {
  make: (asked: Asked) => Promise<void>;
  onClose: () => void;
}

/** A new access key: what it is called, what it may do, and for how long. */
export const KeyDialog = ({ make, onClose }: KeyDialogProps) => {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [tknNm, setName] = useState('');
  const [granted, setGranted] = useState<readonly string[]>(['feedYn']);
  const [days, setDays] = useState('180');
  const [error, setError] = useState<string>();
  const { problem, setProblem, isBusy, run } = useRun();

  const submit = async () => {
    if (tknNm.trim() === '') {
      setError('인증키 이름을 적어 주세요.');
      name.current?.focus();
      return;
    }
    if (granted.length === 0) {
      setProblem('허용할 일을 하나 이상 골라 주세요.');
      return;
    }
    const flag = (right: string) => (granted.includes(right) ? ('Y' as const) : ('N' as const));
    const asked = { tknNm: tknNm.trim(), feedYn: flag('feedYn'), inqYn: flag('inqYn'), days: Number(days) };
    if (await run(() => make(asked))) onClose();
  };

  return (
    <Dialog
      title="인증키 만들기"
      firstFocus={name}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      problem={problem}
      actions={<DialogActions label="만들기" onCancel={onClose} busy={isBusy} />}
    >
      <FieldFrame
        id={`${id}-name`}
        label="인증키 이름"
        required
        help="어디에서 쓰는지 적어 두면 나중에 알아보기 쉽습니다."
        error={error}
      >
        <TextBox
          ref={name}
          id={`${id}-name`}
          maxLength={60}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-name-error ${id}-name-help` : `${id}-name-help`}
          value={tknNm}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
      </FieldFrame>
      <fieldset className={styles.choices}>
        <legend>허용할 일</legend>
        {rights.map((right) => (
          <Check
            key={right.name}
            label={right.label}
            help={right.about}
            isOn={granted.includes(right.name)}
            onChange={(isOn) =>
              setGranted((before) =>
                isOn ? [...before, right.name] : before.filter((one) => one !== right.name),
              )
            }
          />
        ))}
      </fieldset>
      <FieldFrame id={`${id}-days`} label="사용 기간">
        <Select
          id={`${id}-days`}
          options={periods}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </FieldFrame>
    </Dialog>
  );
};
