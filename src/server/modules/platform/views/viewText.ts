import { invalid } from '#contract/validation.ts';
import { validationFailure } from '#server/kernel/failure.ts';

/** Parameters that identify the view and the page, not conditions. */
const notConditions = new Set(['savedView', 'page']);

const nameIn = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** The part of a list's query that contains conditions, order and page size. */
export const conditionsOf = (query: string): string =>
  query
    .split('&')
    .filter((pair) => !notConditions.has(nameIn(pair)))
    .join('&');

const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Bidirectional control characters. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Characters with a visible glyph; the Braille blank is a letter by its category. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The normalised name of a view: on one line, in NFC, without direction marks.
 * @throws Failure 400 for a name without visible characters
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
