import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { processorTime } from '../../tests/helpers/processorTime.ts';
import { patterns } from './patterns.ts';
import {
  atMost,
  fieldMessage,
  form,
  format,
  line,
  many,
  normalise,
  queryBoolean,
  queryInteger,
  queryNumber,
} from './validation.ts';

const issues = (schema: z.ZodType, value: unknown): number =>
  schema.safeParse(value).error?.issues.length ?? 0;

describe('text that is too long', () => {
  const endless = '!'.repeat(100_000);

  it.each(['email', 'url', 'mobile', 'ip'] as const)('never reaches the pattern of %s', (kind) => {
    expect(issues(format(kind, 200, fieldMessage('값')), endless)).toBe(1);
  });

  it('never reaches the pattern of a field', () => {
    const schema = z
      .string(fieldMessage('값'))
      .refine(...atMost(30, fieldMessage('값')))
      .regex(/^[A-Z]+$/u, fieldMessage('값'));
    expect(issues(schema, endless)).toBe(1);
  });

  it('is counted in characters', () => {
    const [isAtMost] = atMost(3, fieldMessage('값'));
    expect(['😀'.repeat(3), '😀'.repeat(4), 'abcdefg'].map(isAtMost)).toEqual([true, false, false]);
  });

  it('is told to who typed more, unless the field has words of its own', () => {
    const sentence = (message: ReturnType<typeof fieldMessage>) =>
      z
        .string(message)
        .refine(...atMost(1000, message))
        .safeParse('가'.repeat(1001)).error?.issues[0]?.message;
    expect(sentence(fieldMessage('내용'))).toBe(
      '내용이(가) 올바르지 않습니다. 1,000자까지 입력할 수 있습니다.',
    );
    expect(sentence(fieldMessage('내용', '내용이 이상합니다.'))).toBe('내용이 이상합니다.');
  });
});

describe('the pattern of an address of the web', () => {
  const url = new RegExp(patterns.url, 'u');

  it.each([
    ['https://site.example/path?q=1', true],
    ['HTTP://site', true],
    ['http://한국.example', true],
    ['https://', false],
    ['https://.example', false],
    ['https:///path', false],
    ['https://site.example/a b', false],
    ['ftp://site.example', false],
  ])('%s: %s', (text, lawful) => {
    expect(url.test(text)).toBe(lawful);
  });

  it('judges text of any length in one pass', () => {
    const text = `https://${'a.'.repeat(50_000)} `;
    expect(processorTime(() => expect(url.test(text)).toBe(false))).toBeLessThan(1_000);
  });
});

describe('the pattern of a rule of addresses', () => {
  it.each([
    ['10.0.0.1', true],
    ['0.0.0.0/0', true],
    ['255.255.255.255~255.255.255.255', true],
    ['08.0.0.1', false],
    ['10.0.0.012', false],
    ['10.0.0.00', false],
    ['10.0.0.256', false],
    ['10.0.0.1/33', false],
    ['10.0.0.1/08', false],
  ])('%s: %s', (text, lawful) => {
    expect(new RegExp(patterns.ip, 'u').test(text)).toBe(lawful);
  });
});

describe('what is sent', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = 'x';
    for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
    return value;
  };

  it('is tidied in objects without a prototype too, as query strings are', () => {
    const query = Object.assign(Object.create(null) as object, { useYn: '', name: ' 가 ' });
    expect(normalise(query)).toEqual({ useYn: null, name: '가' });
    const list = form(
      { useYn: '사용' },
      { useYn: z.enum(['Y', 'N'], fieldMessage('사용')).nullish(), name: z.string() },
    );
    expect(list.check(query).problems).toBeUndefined();
  });

  it('is at fault when it is nested deeper than 64 levels, and overflows no stack', () => {
    const any = form({ value: '값' }, { value: z.unknown() });
    expect(any.check({ value: nested(63) }).problems).toBeUndefined();
    expect(any.check({ value: nested(64) }).problems).toMatchObject([{ kind: 'invalid' }]);
    expect(any.check({ value: nested(100_000) }).problems).toMatchObject([{ kind: 'invalid' }]);
  });
});

describe('a query parameter', () => {
  const says1 = fieldMessage('값');
  it.each([
    [
      'a whole number',
      queryInteger(says1, { minimum: 1, maximum: 9 }),
      ['1', '9'],
      ['0', '10', '', '1.5', null],
    ],
    ['a number', queryNumber(says1, { minimum: 0 }), ['0', '1.5'], ['-1', '', '0x10', 'Infinity', null]],
    ['a truth', queryBoolean(says1), ['true', 'false'], ['', 'yes', true, null]],
    ['many', many(queryInteger(says1), says1), ['1', ['1', '2']], [['1', 'x'], 'x']],
  ])('that is %s', (_what, schema: z.ZodType, lawful: unknown[], unlawful: unknown[]) => {
    expect(lawful.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(unlawful.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  it('arrives as what it means', () => {
    expect(queryBoolean(says1).parse('false')).toBe(false);
    expect(many(queryInteger(says1), says1).parse('7')).toEqual([7]);
  });
});

it('text of one line keeps no breaks and no signs that turn the direction beyond it', () => {
  const { userNm } = { userNm: line(fieldMessage('이름')) };
  expect(userNm.parse('김\r\n관리자가\u2028말했다\u202e')).toBe('김 관리자가 말했다');
  expect(userNm.safeParse('\u202e\n').success).toBe(false);
});
