import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '#contract/paragraphs.ts';
import { layoutOf } from './ArticleBody.tsx';

describe('paragraphs', () => {
  it('stand between line breaks of any kind, blank ones left out', () =>
    expect(paragraphsOf(' a\r\n\r\nb\n \nc\u2029d ')).toEqual(['a', 'b', 'c', 'd']));
  it.each([null, '', ' \n '])('of %j are none', (body) => expect(paragraphsOf(body)).toEqual([]));
});

describe('original and translation', () => {
  it('stand beside each other by order when they have as many paragraphs', () =>
    expect(layoutOf('un\ndeux', '하나\n\n둘')).toEqual({
      kind: 'paired',
      rows: [
        { original: 'un', translation: '하나' },
        { original: 'deux', translation: '둘' },
      ],
    }));

  it('run in columns when they do not correspond', () =>
    expect(layoutOf('un\ndeux\ntrois', '하나')).toEqual({
      kind: 'columns',
      original: ['un', 'deux', 'trois'],
      translation: ['하나'],
    }));

  it('stand alone when the other is missing', () => {
    expect(layoutOf('un', null)).toEqual({ kind: 'originalOnly', original: ['un'] });
    expect(layoutOf('  ', '하나')).toEqual({ kind: 'translationOnly', translation: ['하나'] });
    expect(layoutOf(null, '')).toEqual({ kind: 'none' });
  });
});
