import { invalid, missing } from '#contract/problems.ts';
import { validationFailure } from '../failure.ts';

/** Signs that turn the direction of writing, so that a text reads otherwise than it is stored. */
const directionSigns = /[\u202a-\u202e\u2066-\u2069]/u;
/** Letters and digits that a reader sees: fillers of Hangul are letters too, but invisible. */
const visible = /[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/gv;
const leastLetters = 2;

const meaningless = '구체적인 사유를 입력해 주세요.';
const turned = '쓰는 방향을 바꾸는 기호는 넣을 수 없습니다. 지우고 다시 적어 주세요.';

/** What is wrong with a reason that people will read in a log, in Korean; undefined if nothing is. */
export const reasonProblem = (text: string): string | undefined => {
  if (directionSigns.test(text)) return turned;
  return (text.match(visible) ?? []).length < leastLetters ? meaningless : undefined;
};

/** The reason as one line without invisible signs, so that it cannot look like several rows of a log. */
export const reasonLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();

/**
 * A reason that a caller must give, as it is stored.
 * @param name of the field, for the answer
 * @throws Failure 400 if there is none, or none that says something
 */
export const requireReason = (given: string | null | undefined, name = 'reason', label = '사유'): string => {
  if (!given) throw validationFailure([missing(name, label)]);
  const problem = reasonProblem(given);
  if (problem) throw validationFailure([invalid(name, label, problem)]);
  return reasonLine(given);
};
