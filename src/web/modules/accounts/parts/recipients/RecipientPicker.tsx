import { useQuery } from '@tanstack/react-query';
import { type AriaAttributes, type Ref, useEffect, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { read } from '#web/client/http/read.ts';
import { ChooseMany } from '#web/kit/combobox/Combobox.tsx';
import styles from './RecipientPicker.module.css';
import {
  affiliationOf,
  found,
  isGroupRecipient,
  ofGroup,
  ofUser,
  peopleBy,
  type Recipient,
  recipientKey,
  recipientName,
} from './recipient.ts';

type Row = Record<string, unknown>;

const size = 20;

const rowsOf = (path: string, params: object, signal: AbortSignal): Promise<Row[]> =>
  read<Row[]>(path, { params: { ...params, size }, signal, background: true, quiet: true });

/** Groups and users by name, users by department and institution too; the first of each if nothing was typed. */
const search = async (words: string, signal: AbortSignal): Promise<Recipient[]> => {
  const [groups, ...people] = await Promise.all([
    rowsOf('/usergroup-popup-list', words ? { groupNm: words } : {}, signal),
    ...peopleBy(words).map((conditions) => rowsOf('/user-popup-list', conditions, signal)),
  ]);
  return found(groups.map(ofGroup), ...people.map((rows) => rows.map(ofUser)));
};

const rest = 250;

/** Recipients that match the typed words. @returns undefined while the search for these words is in progress */
const useFound = (typed: string, isOpen: boolean) => {
  const words = typed.trim();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), rest);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['recipients', asked],
    enabled: isOpen,
    queryFn: ({ signal }) => search(asked, signal),
  });
  return { options: asked === words && !isFetching ? data : undefined, isError };
};

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
