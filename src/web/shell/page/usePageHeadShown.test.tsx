import { afterEach, expect, it } from 'vitest';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { type PageHandle, usePageHeadShown } from './usePageHeadShown.ts';

let shown: Stage;
afterEach(() => shown.unmount());

const Head = () => <p>{JSON.stringify(usePageHeadShown())}</p>;
const RenamingPage = () => {
  usePageHead({ heading: '국가별 통계' });
  return <Head />;
};
const head = () => JSON.parse(document.querySelector('p')?.textContent ?? '') as object;

it('words of a route stand until its page knows better, and are those of no other page', async () => {
  const handle: PageHandle = { head: { heading: '통계', intro: '수치를 견줍니다.' } };
  shown = await stage(<Head />, '/', [
    { path: '/statistics', element: <Head />, handle },
    { path: '/statistics/Nation', element: <RenamingPage />, handle },
  ]);
  expect(head()).toEqual({});
  await shown.go('/statistics');
  expect(head()).toEqual({ heading: '통계', intro: '수치를 견줍니다.' });
  await shown.go('/statistics/Nation');
  expect(head()).toEqual({ heading: '국가별 통계', intro: '수치를 견줍니다.' });
  await shown.go('/');
  expect(head()).toEqual({});
});
