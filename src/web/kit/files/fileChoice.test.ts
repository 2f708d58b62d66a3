import { expect, it } from 'vitest';
import { choiceOf, countOf, multipartOf, sharesOf, withFiles } from './fileChoice.ts';

const stored = [{ fileId: 'a', orgnlFileNm: '가.pdf', expln: null, fileSize: 10, fileExtn: 'pdf' }];
const file = (name: string, content = 'x') => new File([content], name);
const key = () => 'k';

it('counts what the record will have', () => {
  const choice = {
    ...choiceOf(stored),
    removed: ['a'],
    added: [{ key: 'k', file: file('나.pdf'), expln: '' }],
  };
  expect([countOf(choiceOf(stored)), countOf(choice), countOf(choiceOf(null))]).toEqual([1, 1, 0]);
});

it('takes sound files and says of the others why not', () => {
  const { choice, refusals } = withFiles(
    choiceOf([]),
    [file('가.pdf'), file('나.exe'), file('다.pdf', ''), file('라.HWP')],
    10,
    key,
  );
  expect(choice.added.map((one) => one.file.name)).toEqual(['가.pdf', '라.HWP']);
  expect(refusals).toEqual(['나.exe: 지원하지 않는 파일 형식입니다.', '다.pdf: 내용이 없는 파일입니다.']);
});

it('takes no more than there is room for', () => {
  const { choice, refusals } = withFiles(choiceOf(stored), [file('나.pdf'), file('다.pdf')], 2, key);
  expect(countOf(choice)).toBe(2);
  expect(refusals).toEqual(['최대 2개까지만 파일을 첨부할 수 있습니다.']);
});

it('sends the record, the descriptions, the removed and the files', () => {
  const added = [{ key: 'k', file: file('나.pdf'), expln: ' 둘째 ' }];
  const form = multipartOf('document', { a: 1 }, { stored, removed: ['a'], added });
  expect([...form.keys()]).toEqual(['document', 'insertFileData', 'deleteFiles', 'insertFiles']);
  expect(form.get('insertFileData')).toBe('[{"orgnlFileNm":"나.pdf","expln":"둘째"}]');
  expect(form.get('deleteFiles')).toBe('["a"]');
});

it('shares out what was sent, one file after the other', () => {
  expect(sharesOf([100, 50], 120)).toEqual([1, 0.4]);
  expect(sharesOf([100, 50], 0)).toEqual([0, 0]);
});
