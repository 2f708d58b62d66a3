import type { FileInfo } from '#server/kernel/crud/files.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import type { Mailable } from './mailable.ts';

/** Instead of what stands behind an address check: the mail says no more than that it is there. */
export const sealed = {
  subject: '새 글이 있습니다',
  facts: [],
  html: '<p>이 글은 허용된 주소에서만 볼 수 있어 제목과 내용을 메일에 싣지 않았습니다. 화면에서 읽어 주세요.</p>',
  files: [],
};

const when = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Who wrote a post, and when. */
export const postFacts = ({ rgtrNm, regDt }: Row): Mailable['facts'] => [
  { label: '작성자', value: (rgtrNm as string | null) ?? '' },
  { label: '등록일시', value: when.format(regDt as Date) },
];

/** Its files: each name leads to the file on the page of the post. @param link of that page */
export const postFiles = ({ files }: Row, link: string): Mailable['files'] =>
  (files as FileInfo[]).map(({ fileId, orgnlFileNm, fileSize }) => ({
    name: orgnlFileNm,
    bytes: fileSize,
    link: `${link}#file-${fileId}`,
  }));
