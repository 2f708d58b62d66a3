import { fold } from '#server/kernel/text/tokens.ts';
import type { AnswerDefect } from './reasons.ts';

/** Reasoning that some models write before the answer. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/i;

/**
 * The JSON object of an answer, without the text that some models put around it.
 * @returns undefined if there is none or it is incomplete
 */
export const answerJson = (text: string): unknown => {
  const answer = text.replace(thoughts, '').trim();
  const bare = fence.exec(answer)?.[1] ?? answer;
  const from = bare.indexOf('{');
  const to = bare.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(bare.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
};

/** Share of Hangul among the letters, 0 to 1; 0 for a text without letters. */
const hangulShare = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/\p{sc=Hangul}/gu)?.length ?? 0) / letters;
};

/** Whether there is anything to translate, not only numbers and symbols. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const syllabic = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** Amount of text in alphabetic letters: a Korean syllable or Chinese character counts as three. */
const weightOf = (text: string): number => {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return all + 2 * (text.match(syllabic)?.length ?? 0);
};

/** Lines of our instructions that are too long to occur in an article by chance. */
const linesOf = (instructions: string): string[] =>
  instructions
    .split('\n')
    .map((line) => line.replace(/^[-\d.\s]+/, '').trim())
    .filter((line) => line.length >= 20);

/** Whether an answer repeats the prompt or its task ids. */
export const isLeak = (instructions: string, ids: readonly string[], texts: readonly string[]): boolean => {
  const marks = [...linesOf(instructions), ...ids];
  return texts.some((text) => marks.some((mark) => text.includes(mark)));
};

/** Control characters, zero-width characters and those that change the writing direction. */
const unseen = /(?!\n)\p{Cc}|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const tag = /<\/?[a-z][^<>]{0,300}>/gi;
const emphasis = /\*\*|__|`/g;
const heading = /^(?:#{1,6}|[-*>])\s+/gm;

/**
 * A model's answer as plain text: markup that the original does not have was added by the model and is removed.
 * @param original the source text
 */
export const plainAnswer = (text: string, original: string): string => {
  let plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unseen, '');
  if (!original.includes('<')) plain = plain.replaceAll(tag, '');
  if (!/[*_`]/.test(original)) plain = plain.replaceAll(emphasis, '');
  if (!/^[-#*>]/m.test(original)) plain = plain.replaceAll(heading, '');
  return plain.trim();
};

/** `plainAnswer` on one line: a title, a paragraph. */
export const plainLine = (text: string, original: string): string =>
  plainAnswer(text, original).replaceAll(/\s+/g, ' ');

/** Digit zero of the scripts that have their own digits. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0,
];

const ascii = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** 2만5000 → 25000: Korean counts in ten thousands and writes the unit between the digits. */
const koreanUnits = /(?<=\d)\s?[천만억조]\s?(?=\d)/g;
const separated = /\d+(?:[.,'’٫٬\u00a0\u202f]\d+)*/g;

/**
 * The digits of a number independent of its notation: 3.5 billion and 35억 are both 35, 25,000 and 2만5000 both 25. A
 * single digit is not significant (five → 5, 3pm → 15시).
 */
const significant = (number: string): string => number.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '');

const numbersIn = (text: string): string[] => {
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, ascii);
  return (plain.replaceAll(koreanUnits, '').match(separated) ?? []).map(significant);
};

/** Number of significant numbers in the original, and how many of them the translation contains. */
const numbersKept = (original: string, translation: string): { of: number; kept: number } => {
  const requested = new Set(numbersIn(original).filter((number) => number.length > 1));
  const given = new Set(numbersIn(translation));
  return { of: requested.size, kept: [...requested].filter((number) => given.has(number)).length };
};

/** Beginnings of refusals. */
const refusals =
  /^(?:죄송합니다만|죄송하지만|죄송합니다[.,]|(?:이|해당) (?:요청|내용|기사)[^.\n]{0,20}(?:도와|번역해?|처리해?) ?(?:드릴|할) 수 없|I['’]?m sorry|I cannot|I can['’]?t|As an AI)/i;

export const isRefusal = (text: string): boolean => refusals.test(text.trim());

/** Addresses and account names stay the same in any language. */
const untranslatable = /https?:\/\/\S+|\bwww\.\S+|\S+@\S+|[@#][\p{L}\p{N}_]+/gu;

const minHangulShare = 0.35;
/** Below this, shares and lengths are meaningless: "Seoul" may well become "서울(Seoul)". */
const shortText = 60;
const lengths = { min: 0.3, max: 4 };
/** Fewer numbers may all have been written out as words. */
const fewNumbers = 4;
const minNumbersShare = 0.25;

const isShort = (text: string): boolean => weightOf(text) < shortText;

/** Why a longer text is not a Korean translation of another; short texts are not checked. */
const textProblem = (original: string, translation: string): AnswerDefect | undefined => {
  if (isShort(original)) return undefined;
  if (fold(original) === fold(translation)) return 'ECHO';
  if (hangulShare(translation) < minHangulShare) return 'NOT_KOREAN';
  const ratio = weightOf(translation) / weightOf(original);
  return ratio < lengths.min || ratio > lengths.max ? 'LENGTH' : undefined;
};

const beginning = (original: string, translation: string): AnswerDefect | undefined => {
  if (translation === '') return 'EMPTY';
  return isRefusal(translation) && !isRefusal(original) ? 'REFUSED' : undefined;
};

/**
 * The first reason why paragraphs are not a valid Korean translation of others, as far as can be told without knowing
 * the language. All as plain text.
 */
export const bodyProblem = (
  original: readonly string[],
  translation: readonly string[],
): AnswerDefect | undefined => {
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
  return numbers.of >= fewNumbers && numbers.kept / numbers.of < minNumbersShare ? 'NUMBERS' : undefined;
};

/** `bodyProblem` for a headline: it always has words, and is never as long as a body. */
export const titleProblem = (original: string, translation: string): AnswerDefect | undefined => {
  const bare = original.replaceAll(untranslatable, ' ');
  if (!hasLetters(bare)) return undefined;
  const problem = beginning(bare, translation) ?? textProblem(bare, translation);
  if (problem) return problem;
  // names in capitals (BTS) stay untranslated
  if (hangulShare(translation) === 0 && /[\p{Ll}\p{Lo}]/u.test(bare)) return 'NOT_KOREAN';
  return translation.length > Math.max(120, original.length * 3) ? 'LENGTH' : undefined;
};

const maxLength = 700;

/** Why a text is not a valid Korean summary of an article; undefined if it is. */
export const summaryProblem = (article: string, summary: string): AnswerDefect | undefined => {
  if (summary === '') return 'EMPTY';
  if (isRefusal(summary)) return 'REFUSED';
  if (hangulShare(summary) < minHangulShare) return 'NOT_KOREAN';
  if (summary.length > maxLength || summary.length < 8) return 'LENGTH';
  // a summary longer than the article allows is made up
  if (weightOf(summary) > 60 + 3 * weightOf(article)) return 'LENGTH';
  if (fold(article) === fold(summary) && article.length > 200) return 'ECHO';
  return undefined;
};
