import { queryFieldOf } from '#contract/queryFields.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { keyOfWord, knownWord, wordsBeginning } from '../typos/knownWord.ts';
import { isNamedField, namesBeginning } from './namedValues.ts';
import { queryFieldSource } from './queryFieldSources.ts';

/** A field at the end of a text, and the beginning of its value. */
const lastField =
  /^(?<before>(?:.*[\s,，、|｜(（+＋－−-])?)(?<name>[\p{L}]+)(?<colon>[:：])["“”]?(?<value>[^"“”:：]*)$/u;

const needsQuotes = /[\s,，、|｜()（）]/u;

/**
 * The text with its last value completed, if it ends in a field whose values have names.
 * @returns undefined if it does not
 */
export const completedFields = async (text: string, caller: Caller): Promise<string[] | undefined> => {
  const { before = '', name = '', colon = '', value = '' } = lastField.exec(text)?.groups ?? {};
  const field = name ? queryFieldOf(name) : undefined;
  if (field?.is !== 'fact') return undefined;
  const source = queryFieldSource(field.name);
  if (!isNamedField(field.name) && !source) return undefined;
  const names = isNamedField(field.name)
    ? await namesBeginning(field.name, value)
    : namesOf((await source?.names(caller)) ?? [], value);
  return names.map((one) => `${before}${name}${colon}${needsQuotes.test(one) ? `"${one}"` : one}`);
};

const namesOf = (names: readonly string[], value: string): string[] =>
  value === ''
    ? names.slice(0, 5)
    : wordsBeginning(value, new Map(names.map((one) => [keyOfWord(one), knownWord(one, 1)])));
