import { describe, expect, it } from 'vitest';
import { comparedText } from '../lexicon/comparedText.ts';
import { nationOf } from './nationOf.ts';

const of = (lanCd: string | null, title: string, body = '') =>
  nationOf([{ title: comparedText(title), body: comparedText(body) }], lanCd);

describe('the country of a text', () => {
  it.each([
    ['by its language, where one country writes in it', 'ja', '米国の映画が人気', '', 'JP'],
    ['by its language, whatever region is named', 'pl-PL', 'Film o Ameryce', '', 'PL'],
    ['by its places', 'en', 'Museum reopens in Nairobi', 'Kenya says the Kenyan museum is open.', 'KE'],
    ['by its people', 'fr', 'Les artistes sénégalais', 'Le Sénégal et Dakar fêtent leurs artistes.', 'SN'],
    ['by the cases of a name', 'ru', 'Музеи России', 'В России и в Москве открылись музеи.', 'RU'],
  ])('is told %s', (_how, language, title, body, ntnId) => expect(of(language, title, body)).toBe(ntnId));

  it.each([
    ['two countries are named alike', 'en', 'France and Germany agree', 'France, Germany, France, Germany.'],
    ['it is named by the way', 'en', 'A film festival', 'The film won in Berlin.'],
    [
      'everybody here writes about Korea',
      'en',
      'South Korea opens a museum',
      'South Korea, Seoul, Korean art.',
    ],
    ['its press does not write in the language', 'zh', '肯尼亚博物馆', '肯尼亚的博物馆,内罗毕,肯尼亚。'],
    ['a name is another word too', 'en', 'How to roast a turkey', 'Turkey, turkey and Jordan, says Georgia.'],
    ['the language is unknown', null, 'Nairobi', 'Kenya, Kenyan, Nairobi.'],
  ])('is not told where %s', (_why, language, title, body) => expect(of(language, title, body)).toBeNull());
});
