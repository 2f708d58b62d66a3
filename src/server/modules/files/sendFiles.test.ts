import { expect, it } from 'vitest';
import { post } from '#generated/resources/post.ts';
import { user } from '#generated/resources/user.ts';
import { fileStem } from '#server/kernel/text/fileStem.ts';
import { archiveName, zipNames } from './sendFiles.ts';

it.each([
  ['9월 보고: 해외 <외신> 동향', '9월 보고 해외 외신 동향'],
  ['../../etc/passwd', 'etc passwd'],
  ['A/B\\C | "D"?*', 'A B C D'],
  ['줄\n바꿈\u202Eexe', '줄 바꿈 exe'],
  ['끝에 점...', '끝에 점'],
  ['con', 'con_'],
  ['?? //', ''],
  ['가'.repeat(200), '가'.repeat(80)],
  ['😀'.repeat(90), '😀'.repeat(80)],
])('%j names a file %j', (text, stem) => {
  expect(fileStem(text)).toBe(stem);
});

const file = (record: Record<string, unknown>, spec = post) => ({ spec, record });

it('calls an archive as the post whose files it holds', () => {
  const record = { ttl: '외신 브리핑 자료' };
  expect(archiveName([file(record), file(record)], '2026-11-23')).toBe('외신 브리핑 자료.zip');
});

it.each([
  ['of two posts', [file({ ttl: '하나' }), file({ ttl: '둘' })]],
  ['of a post without a title', [file({ ttl: null })]],
  ['of a person, whose name is nobody else’s matter', [file({ [user.represents]: '김한국' }, user)]],
  ['of nothing', []],
])('calls an archive %s by the day', (_what, files) => {
  expect(archiveName(files, '2026-11-23')).toBe('첨부파일_2026-11-23.zip');
});

it('numbers names that repeat, and never gives a number away twice', () => {
  expect(zipNames(['가.pdf', '가.PDF', '가 (2).pdf', '나.pdf', '가.pdf'])).toEqual([
    '가.pdf',
    '가 (2).PDF',
    '가 (2) (2).pdf',
    '나.pdf',
    '가 (3).pdf',
  ]);
});
