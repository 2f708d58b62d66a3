import { expect, it } from 'vitest';
import { attachment } from '#server/kernel/http/attachment.ts';
import { documentFile, documentParagraphs, withName } from './documentHandlers.ts';

it.each([
  ['{기관명}은 처리합니다', '문화체육관광부', '문화체육관광부는 처리합니다'],
  ['{기관명}은 처리합니다', '홍보원', '홍보원은 처리합니다'],
  ['{기관명}(이하 ‘기관’)이 운영하는', '문화체육관광부', '문화체육관광부(이하 ‘기관’)가 운영하는'],
  ['{기관명}을 {기관명}과 함께', '외교부', '외교부를 외교부와 함께'],
  ['{기관명}은 처리합니다', 'KOCIS', 'KOCIS은 처리합니다'],
  ['{기관명}의 이름, {기관명}이라는', '외교부', '외교부의 이름, 외교부이라는'],
])('%s with %s reads %s', (text, name, expected) => {
  expect(withName(text, '{기관명}', name)).toBe(expected);
});

const names = {
  ministryName: '문체부 <R&D>',
  brandName: '외신',
  supportEmail: 'help@demo.go.kr',
  supportPhone: '044-203-2000',
};

it('makes a block of each heading, paragraph and item, with the names of the installation', () => {
  const html =
    '<p>{기관명}은\n알립니다 &amp; 지킵니다.</p><h2>항목</h2><ul><li class="a">{문의 이메일}</li><li>둘</li></ul>';
  expect(documentParagraphs(html, names)).toEqual([
    '문체부 <R&D>은 알립니다 & 지킵니다.',
    '항목',
    '• help@demo.go.kr',
    '• 둘',
  ]);
});

it('of an empty document has no block', () => {
  expect(documentParagraphs('', names)).toEqual([]);
});

it('never runs what a document holds', () => {
  expect(documentParagraphs('<p>a<script>alert(1)</script></p>', names)).toEqual(['a']);
});

it('writes a text file with title, day and items in a row', () => {
  const text = documentFile(
    { docKndNm: '이용약관', rvsnYmd: '2026-01-01', docCn: '<p>하나</p><ul><li>둘</li><li>셋</li></ul>' },
    names,
  );
  expect(text).toBe('\ufeff이용약관\n\n시행일: 2026-01-01\n\n하나\n• 둘\n• 셋\n');
});

it.each([
  [
    '동의서 (필수).pdf',
    'filename="___ ____.pdf"',
    "UTF-8''%EB%8F%99%EC%9D%98%EC%84%9C%20%28%ED%95%84%EC%88%98%29.pdf",
  ],
  ['a"; filename=b.exe', 'filename="a__ filename_b.exe"', "UTF-8''a%22%3B%20filename%3Db.exe"],
  ["it's.txt", 'filename="it_s.txt"', "UTF-8''it%27s.txt"],
])('names the download %s safely', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; ${plain}; filename*=${encoded}`);
});
