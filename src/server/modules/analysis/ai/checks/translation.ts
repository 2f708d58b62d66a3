import { fold } from '#server/kernel/text/fold.ts';
import type { Garbage } from '../reasons.ts';
import { hangulShare, hasLetters, weightOf } from './letters.ts';
import { numbersKept } from './numbers.ts';

/** Beginnings of answers that are none. */
const refusals =
  /^(?:죄송합니다만|죄송하지만|죄송합니다[.,]|(?:이|해당) (?:요청|내용|기사)[^.\n]{0,20}(?:도와|번역해?|처리해?) ?(?:드릴|할) 수 없|I['’]?m sorry|I cannot|I can['’]?t|As an AI)/i;

export const isRefusal = (text: string): boolean => refusals.test(text.trim());

/** Addresses and names of accounts stay as they are in any language. */
const untranslatable = /https?:\/\/\S+|\bwww\.\S+|\S+@\S+|[@#][\p{L}\p{N}_]+/gu;

const leastHangul = 0.35;
/** Below this, shares and lengths say nothing: "Seoul" may well become "서울(Seoul)". */
const shortText = 60;
const lengths = { least: 0.3, most: 4 };
/** Fewer numbers may all have been put into words. */
const fewNumbers = 4;
const leastNumbers = 0.25;

const isShort = (text: string): boolean => weightOf(text) < shortText;

/** What makes a longer text no Korean translation of another; of a short one nobody can tell. */
const textProblem = (original: string, translation: string): Garbage | undefined => {
  if (isShort(original)) return undefined;
  if (fold(original) === fold(translation)) return 'ECHO';
  if (hangulShare(translation) < leastHangul) return 'NOT_KOREAN';
  const ratio = weightOf(translation) / weightOf(original);
  return ratio < lengths.least || ratio > lengths.most ? 'LENGTH' : undefined;
};

const beginning = (original: string, translation: string): Garbage | undefined => {
  if (translation === '') return 'EMPTY';
  return isRefusal(translation) && !isRefusal(original) ? 'REFUSED' : undefined;
};

/**
 * What makes paragraphs no Korean translation of others, as far as one can tell without knowing the language: the first
 * of their faults. All as plain text.
 */
export const bodyProblem = (
  original: readonly string[],
  translation: readonly string[],
): Garbage | undefined => {
  if (original.length !== translation.length) return 'PARAGRAPHS';
  const bare = original.map((text) => text.replaceAll(untranslatable, ' '));
  for (const [index, text] of bare.entries()) {
    if (!hasLetters(text)) continue;
    const translated = translation[index] ?? '';
    const problem =
      beginning(text, translated) ?? textProblem(text, translated.replaceAll(untranslatable, ' '));
    if (problem) return problem;
  }
  const [whole, translated] = [bare.join('\n'), translation.join('\n')];
  const problem = textProblem(whole, translated);
  if (problem) return problem;
  const numbers = numbersKept(whole, translated);
  return numbers.of >= fewNumbers && numbers.kept / numbers.of < leastNumbers ? 'NUMBERS' : undefined;
};

/** The same of a headline: it always has words, and is never as long as a body. */
export const titleProblem = (original: string, translation: string): Garbage | undefined => {
  const bare = original.replaceAll(untranslatable, ' ');
  if (!hasLetters(bare)) return undefined;
  const problem = beginning(bare, translation) ?? textProblem(bare, translation);
  if (problem) return problem;
  // names in capitals (BTS) stay
  if (hangulShare(translation) === 0 && /[\p{Ll}\p{Lo}]/u.test(bare)) return 'NOT_KOREAN';
  return translation.length > Math.max(120, original.length * 3) ? 'LENGTH' : undefined;
};
