import { z } from 'zod';

/** Words by language or script, in lines between commas; one that ends in * begins other words. */
export const wordList = z.record(z.string(), z.string());
export type WordList = z.output<typeof wordList>;

export interface RuleWord {
  text: string;
  isStem: boolean;
}

export const ruleWords = (list: WordList): RuleWord[] =>
  Object.values(list)
    .flatMap((line) => line.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({ text: word.replace(/\*$/u, ''), isStem: word.endsWith('*') }));
