import type { YesNo } from '#contract/session.ts';

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
