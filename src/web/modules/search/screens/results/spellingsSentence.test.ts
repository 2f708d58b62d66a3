import { expect, it } from 'vitest';
import { spellingsSentence } from './spellingsSentence.ts';

const many = Array.from({ length: 14 }, (_none, at) => `표기${at}`);

it.each([
  [undefined, undefined],
  [{ alsoSearched: [], alsoLeftOut: [] }, undefined],
  [{ alsoSearched: ['K팝', 'K-pop'] }, 'K팝, K-pop도 함께 찾았습니다.'],
  [{ alsoLeftOut: ['Hanbok'] }, 'Hanbok도 함께 뺐습니다.'],
  [
    { alsoSearched: ['concerts'], alsoLeftOut: ['Hanbok'] },
    'concerts도 함께 찾았습니다. Hanbok도 함께 뺐습니다.',
  ],
  [{ total: 0, alsoSearched: ['K팝', 'K-pop'] }, 'K팝, K-pop도 함께 찾아보았습니다.'],
  [
    { total: 0, alsoSearched: ['concerts'], alsoLeftOut: ['Hanbok'] },
    'concerts도 함께 찾아보았습니다. Hanbok도 함께 뺐습니다.',
  ],
  [{ alsoSearched: many }, `${many.slice(0, 12).join(', ')} 등 14가지 표기도 함께 찾았습니다.`],
])('says which spellings were looked for too: %j', (infos, expected) =>
  expect(spellingsSentence(infos, infos && 'total' in infos ? infos.total : 1)).toBe(expected),
);
