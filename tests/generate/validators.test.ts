import { describe, expect, it } from 'vitest';
import { type Form, summary } from '#contract/validation.ts';
import { agreesWithAjv } from '../helpers/agreesWithAjv.ts';
import { hardCatalogue } from '../helpers/hardCatalogue.ts';

const rendered = await hardCatalogue();
const { catalogue } = rendered;

agreesWithAjv(rendered, { numRuns: 100, seed: 1 });

it('validators and Ajv both accept and both refuse something, so agreement means something', () => {
  const form = catalogue.validators.exhibit?.insert as Form;
  expect(form.check({ exhibitNm: '청자', galleryId: 1 }).problems).toBeUndefined();
  expect(form.check({}).problems).toHaveLength(2);
});

describe("the specification's four sentences", () => {
  const form = catalogue.validators.exhibit?.insert as Form;
  const lawful = { exhibitNm: '청자', galleryId: 1 };
  it.each([
    ['one missing field', { galleryId: 1 }, '전시품 이름을(를) 입력해주세요.'],
    ['several missing fields', {}, '필수값을 입력해주세요.'],
    ['one invalid field', { ...lawful, weight: -1 }, '무게이(가) 올바르지 않습니다.'],
    ['several invalid fields', { ...lawful, weight: -1, loanYn: 'Q' }, '입력값이 올바르지 않습니다.'],
    ['a missing and an invalid field', { galleryId: 1, weight: -1 }, '필수값을 입력해주세요.'],
    ['a rule across fields', { ...lawful, loanYn: 'Y' }, '빌려준 곳을(를) 입력해주세요.'],
    ['an address that is none', { ...lawful, eml: 'no' }, '올바른 이메일 형식이 아닙니다.'],
  ])('for %s', (_what, record, sentence) => {
    const { problems = [] } = form.check(record);
    expect(summary(problems)).toBe(sentence);
  });

  it('names each field once, in its own sentence', () => {
    const { problems = [] } = form.check({ weight: 'heavy', loanYn: 'Q' });
    expect(problems.map(({ name, message }) => [name, message])).toEqual([
      ['exhibitNm', '전시품 이름을(를) 입력해주세요.'],
      ['galleryId', '전시실을(를) 입력해주세요.'],
      ['weight', '무게이(가) 올바르지 않습니다.'],
      ['loanYn', '대여 여부이(가) 올바르지 않습니다.'],
    ]);
  });
});
