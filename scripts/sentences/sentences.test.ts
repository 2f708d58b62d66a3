import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('finds every Korean text of a screen with its line, and no comment', () => {
  const source = `// 설명
const label = '저장';
const words = (n: number) => \`\${n}건을 저장했습니다.\`;
const English = 'save';
const Part = () => (
  <p title="안내">
    모두 <b>{words(1)}</b> 있습니다.
  </p>
);`;
  const found = sentencesOf('part.tsx', source).map(({ line, text }) => [line, text]);
  expect(found).toEqual([
    [2, '저장'],
    [3, '{…}건을 저장했습니다.'],
    [6, '안내'],
    [7, '모두 {…} 있습니다.'],
  ]);
});

it('finds the Korean values of a schema, and none of its keys', () => {
  const source = '{\n  "title": "기사",\n  "x-labels": { "키": "값", "Y": "예" }\n}\n';
  const found = sentencesOf('one.json', source).map(({ line, text }) => [line, text]);
  expect(found).toEqual([
    [2, '기사'],
    [3, '값'],
    [3, '예'],
  ]);
});
