import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { patterns } from './patterns.ts';
import { atMost, format, says } from './validation.ts';

const issues = (schema: z.ZodType, value: unknown): number =>
  schema.safeParse(value).error?.issues.length ?? 0;

describe('text that is too long', () => {
  const endless = '!'.repeat(100_000);

  it.each(['email', 'url', 'mobile', 'ip'] as const)('never reaches the pattern of %s', (kind) => {
    expect(issues(format(kind, 200, says('값')), endless)).toBe(1);
  });

  it('never reaches the pattern of a field', () => {
    const schema = z
      .string(says('값'))
      .refine(atMost(30), says('값'))
      .regex(/^[A-Z]+$/u, says('값'));
    expect(issues(schema, endless)).toBe(1);
  });

  it('is counted in characters', () => {
    expect(['😀'.repeat(3), '😀'.repeat(4), 'abcdefg'].map(atMost(3))).toEqual([true, false, false]);
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
    expect(url.test(`https://${'a.'.repeat(50_000)} `)).toBe(false);
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
