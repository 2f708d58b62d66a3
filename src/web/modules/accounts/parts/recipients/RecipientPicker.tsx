import { type AriaAttributes, type Ref, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { ChooseMany } from '#web/kit/combobox/Combobox.tsx';
import styles from './RecipientPicker.module.css';
import { affiliationOf, isGroupRecipient, type Recipient, recipientKey, recipientName } from './recipient.ts';
import { useFound } from './useFound.ts';

interface RecipientPickerProps {
  id: string;
  value: readonly Recipient[];
  onChange: (chosen: Recipient[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  aria?: AriaAttributes;
}

/** Picks users and groups, found by name, department or institution; each becomes a removable chip. */
export const RecipientPicker = ({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  aria = {},
}: RecipientPickerProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options, isError } = useFound(typed, isOpen);
  const waiting = options === undefined && !isError;
  const emptyMessage = isError ? '불러오지 못했습니다. 잠시 후 다시 찾아 주세요.' : messages.empty;
  return (
    <ChooseMany<Recipient>
      id={id}
      isClearable={false}
      options={options ?? []}
      message={waiting ? '찾는 중입니다.' : emptyMessage}
      keyOf={recipientKey}
      nameOf={recipientName}
      hintOf={(one) => (isGroupRecipient(one) ? '그룹 · 구성원 모두' : affiliationOf(one))}
      chipOf={(one) => (isGroupRecipient(one) ? `${recipientName(one)} (그룹)` : recipientName(one))}
      titleOf={(one) => affiliationOf(one) || undefined}
      chosen={value}
      onChange={onChange}
      typed={typed}
      onType={setTyped}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      placeholder={value.length === 0 ? '이름, 부서, 기관이나 그룹으로 찾기' : ''}
      onBlur={onBlur}
      inputRef={inputRef}
      aria={aria}
    />
  );
};

/** Help below the picker on how users are found. */
export const RecipientNote = () => (
  <p className={styles.note}>
    이름은 전체나 첫 글자를, 부서·기관·그룹은 일부만 입력해도 됩니다. ‘김 홍보’처럼 성과 부서를 함께 입력해도
    찾습니다.
  </p>
);
