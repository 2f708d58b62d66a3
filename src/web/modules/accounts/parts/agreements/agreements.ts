import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Session, YesNo } from '#contract/session.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';

/** A user's answers to the three documents. */
export interface Agreements {
  useTrmsAgre: YesNo;
  prvcClctAgreEsntl: YesNo;
  prvcClctAgreChc: YesNo;
}

export interface AgreementItem {
  name: keyof Agreements;
  docKndCd: string;
  title: string;
  required: boolean;
  /** The label of the checkbox. */
  agree: string;
  /** Error message if the agreement is required and not given. */
  missing: string;
  /** Download path of the document. */
  path: string;
}

export const agreementItems: readonly AgreementItem[] = [
  {
    name: 'useTrmsAgre',
    docKndCd: 'DOC_KND_TERMS',
    title: '이용약관(필수)',
    required: true,
    agree: '이용약관에 동의합니다.',
    missing: '이용약관에 동의해 주세요.',
    path: '/current-terms',
  },
  {
    name: 'prvcClctAgreEsntl',
    docKndCd: 'DOC_KND_REQUIRED',
    title: '개인정보 수집·이용 동의(필수)',
    required: true,
    agree: '개인정보 수집·이용(필수)에 동의합니다.',
    missing: '개인정보 수집·이용(필수)에 동의해 주세요.',
    path: '/current-personal-info-agreements/required',
  },
  {
    name: 'prvcClctAgreChc',
    docKndCd: 'DOC_KND_OPTIONAL',
    title: '개인정보 수집·이용 동의(선택)',
    required: false,
    agree: '개인정보 수집·이용(선택)에 동의합니다.',
    missing: '',
    path: '/current-personal-info-agreements/optional',
  },
];

export const nothingAgreed: Agreements = { useTrmsAgre: 'N', prvcClctAgreEsntl: 'N', prvcClctAgreChc: 'N' };

export const everythingAgreed: Agreements = {
  useTrmsAgre: 'Y',
  prvcClctAgreEsntl: 'Y',
  prvcClctAgreChc: 'Y',
};

export const isEverythingAgreed = (given: Agreements): boolean =>
  agreementItems.every(({ name }) => given[name] === 'Y');

/** The error message of each required agreement that is not given. */
export const agreementProblems = (given: Agreements): Partial<Record<keyof Agreements, string>> =>
  Object.fromEntries(
    agreementItems
      .filter(({ name, required }) => required && given[name] !== 'Y')
      .map(({ name, missing }) => [name, missing]),
  );

export const isNothingAgreed = (given: Agreements): boolean =>
  agreementItems.every(({ name }) => given[name] === 'N');

/** Stores the user's agreements; the certification period starts today. Rejects with HttpProblem. */
const agree = (given: Agreements): Promise<Session> =>
  write<Session>('PUT', '/update-register/join-cert-yn', given, { quiet: true });

interface AgreementAnswers {
  value: Agreements;
  errors: Partial<Record<keyof Agreements, string>>;
  onChange: (value: Agreements) => void;
  /** Container of the fields, in which the first field at fault is looked up. */
  place: RefObject<HTMLDivElement | null>;
  /** True if every required agreement is given; else shows the errors at the fields and focuses the first one. */
  isComplete: () => boolean;
}

/** The answers to the documents, and the missing ones after the first attempt to continue. */
export const useAgreements = (): AgreementAnswers => {
  const [value, setValue] = useState(nothingAgreed);
  const [tried, setTried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const problems = agreementProblems(value);
  return {
    value,
    errors: tried ? problems : {},
    onChange: setValue,
    place,
    isComplete: () => {
      setTried(true);
      const [first] = Object.keys(problems);
      if (!first) return true;
      place.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return false;
    },
  };
};

/** The answers to the documents, for a form that stores them. @param onAgreed gets the session that follows */
export const useAgreeing = (onAgreed: (session: Session) => Promise<void>) => {
  const { isComplete, ...answers } = useAgreements();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isComplete()) return;
    setBusy(true);
    setFailure('');
    try {
      await onAgreed(await agree(answers.value));
    } catch (reason) {
      console.error('agreements not stored', reason);
      setFailure(problemSentence(reason));
    } finally {
      setBusy(false);
    }
  };
  return { ...answers, busy, failure, submit };
};
