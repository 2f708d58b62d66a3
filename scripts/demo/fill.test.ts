import { describe, expect, it } from 'vitest';
import { fillIn, fillInKorean } from './fill.ts';
import { particle } from './particles.ts';

describe('a particle', () => {
  it('follows the final consonant of what is read aloud', () => {
    expect(['미국', '일본', '프랑스', '서울'].map((it) => it + particle(it, '이/가'))).toEqual([
      '미국이',
      '일본이',
      '프랑스가',
      '서울이',
    ]);
    expect(particle('한글', '을/를')).toBe('을');
    expect(particle('김치', '은/는')).toBe('는');
    expect(particle('김밥', '과/와')).toBe('과');
  });

  it('knows the exception after ㄹ', () => {
    expect(particle('서울', '으로/로')).toBe('로');
    expect(particle('부산', '으로/로')).toBe('으로');
    expect(particle('경주', '으로/로')).toBe('로');
  });

  it('reads digits and letters, and looks past closing marks', () => {
    expect(particle('2026', '이/가')).toBe('이');
    expect(particle('12', '이/가')).toBe('가');
    expect(particle('8', '으로/로')).toBe('로');
    expect(particle('K', '을/를')).toBe('를');
    expect(particle('LUMEN', '을/를')).toBe('을');
    expect(particle('‘달빛 정원’', '이/가')).toBe('이');
    expect(particle('(바다)', '을/를')).toBe('를');
  });
});

describe('filling a template', () => {
  it('puts values in and begins with a capital', () => {
    expect(fillIn('{in} opened', { in: 'in Paris' })).toBe('In Paris opened');
    expect(fillIn('«{work}»', { work: 'луна' })).toBe('«Луна»');
    expect(() => fillIn('{nobody}', {})).toThrow(/nobody/);
  });

  it('chooses the particles of a Korean template', () => {
    expect(fillInKorean('‘{work}’{이/가} {city}{으로/로} 간다', { work: '달빛', city: '베이징' })).toBe(
      '‘달빛’이 베이징으로 간다',
    );
  });
});
