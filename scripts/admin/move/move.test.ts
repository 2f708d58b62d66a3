import { expect, it } from 'vitest';
import { filesWords } from './move.ts';

it('says where the attachments are after a move, and that a new folder has none', () => {
  const folder = { filesStore: 'folder' } as const;
  expect(filesWords(folder, '/srv/press/files', false)).toContain('/srv/press/files에 그대로 있습니다.');
  expect(filesWords(folder, '/srv/new/files', true)).toBe(
    '첨부 파일은 옮기지 않았습니다. /srv/new/files에 없으면 지금까지 쓰던 DATA_DIR의 files 폴더를 그리로 복사한 뒤 시작해 주세요.',
  );
  expect(filesWords({ filesStore: 's3' }, 'press-files', true)).toContain('같은 S3_… 설정으로');
});
