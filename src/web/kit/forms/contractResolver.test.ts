import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessage, form } from '#contract/validation.ts';
import { contractResolver } from './contractResolver.ts';

const check = form(
  { nm: '이름', cd: '코드' },
  {
    nm: z.string(fieldMessage('이름')),
    cd: z.string(fieldMessage('코드')).regex(/^[A-Z]+$/u, fieldMessage('코드')),
  },
);
const errorsOf = async (values: Record<string, unknown>, stored?: Record<string, unknown>) => {
  const toSent = (typed: Record<string, unknown>) => ({ nm: typed.nm ?? null, cd: typed.cd ?? null });
  const resolver = contractResolver(check, toSent, undefined, stored);
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

describe('checking a form', () => {
  it('passes what the server would take, and looks only at what is sent', async () =>
    expect(await errorsOf({ nm: '가나', cd: 'GH', id: 'GH', regDt: 'never sent' })).toEqual({}));

  it('leaves in peace what stood there before the rule, until somebody changes it', async () => {
    const stored = { nm: '가나', cd: "d'Andorra" };
    expect(await errorsOf(stored, stored)).toEqual({});
    expect(Object.keys(await errorsOf({ ...stored, cd: "l'Andorra" }, stored))).toEqual(['cd', 'root']);
    expect(Object.keys(await errorsOf({ ...stored, nm: '' }, { ...stored, nm: '' }))).toEqual(['nm', 'root']);
  });

  it('names one missing field', async () =>
    expect(await errorsOf({ cd: 'GH' })).toEqual({
      nm: '이름을(를) 입력해주세요.',
      root: '이름을(를) 입력해주세요.',
    }));

  it('names several missing fields each, and all of them in one sentence', async () =>
    expect(await errorsOf({ nm: '  ' })).toEqual({
      nm: '이름을(를) 입력해주세요.',
      cd: '코드을(를) 입력해주세요.',
      root: '필수값을 입력해주세요.',
    }));

  it('tells wrong from missing', async () =>
    expect(await errorsOf({ nm: '가나', cd: 'gh' })).toEqual({
      cd: '코드이(가) 올바르지 않습니다.',
      root: '코드이(가) 올바르지 않습니다.',
    }));
});
