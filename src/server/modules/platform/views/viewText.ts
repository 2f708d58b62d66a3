import { invalid } from '#contract/validation.ts';
import { validationFailure } from '#server/kernel/failure.ts';

/** They say which view is chosen and which page is shown, and are no conditions. */
const notConditions = new Set(['savedView', 'page']);

const nameIn = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** The query of a list's address as far as it holds conditions, order and page size. */
export const conditionsOf = (query: string): string =>
  query
    .split('&')
    .filter((pair) => !notConditions.has(nameIn(pair)))
    .join('&');

const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** They turn the direction of what stands around them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What something is drawn for; the Braille blank is a letter by its category. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The name of a view as it is kept: in one line, composed, without marks of direction.
 * @throws Failure 400 for a name of which nothing could be seen
 */
export const viewNameOf = (given: string): string => {
  if (!visible.test(given)) throw validationFailure([invalid('viewNm', '보기 이름')]);
  return given
    .replaceAll(controls, ' ')
    .replaceAll(directions, '')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
};
