import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { ProblemState } from './StatePanel.tsx';

const shown = (problem: Error) => renderToStaticMarkup(<ProblemState problem={problem} onRetry={() => {}} />);

it.each([400, 404])('of a call answered with %i gives a hint, and no way to ask the same again', (status) => {
  const text = shown(new HttpProblem(status, { message: '낱말을 입력해 주세요.' }, ''));
  expect(text).toContain('낱말을 입력해 주세요.');
  expect(text).not.toMatch(/button|불러오지 못했습니다/);
});

it.each([0, 500, 503])('of a call that failed with %i says so, and offers to try again', (status) => {
  const text = shown(new HttpProblem(status, {}, '응답이 없습니다.'));
  expect(text).toMatch(/불러오지 못했습니다.*응답이 없습니다.*button/);
});
