import { expect, it } from 'vitest';
import { languageNames } from './languageName.ts';

it.each([
  ['en', '영어'],
  ['en, fr', '영어, 프랑스어'],
  ['zh-Hant;pt-BR', '중국어(번체), 포르투갈어(브라질)'],
  ['영어와 불어', '영어와 불어'],
  ['', ''],
])('languages %s are shown as %s', (codes, words) => expect(languageNames(codes)).toBe(words));
