import { invalid } from '#contract/validation.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { Agreements } from './recordAgreements.ts';

const required = [
  ['useTrmsAgre', '이용약관', '이용약관에 동의해 주세요.'],
  ['prvcClctAgreEsntl', '개인정보 필수 동의', '개인정보 수집·이용(필수)에 동의해 주세요.'],
] as const;

/** @throws Failure 400 if a required agreement is missing */
export const requireAgreements = (given: Pick<Agreements, 'useTrmsAgre' | 'prvcClctAgreEsntl'>): void => {
  const missing = required.filter(([name]) => given[name] !== 'Y');
  if (missing.length) {
    throw validationFailure(missing.map(([name, label, message]) => invalid(name, label, message)));
  }
};
