import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../environment.ts';
import type { Handler } from '../../operations/call.ts';

const file = join(import.meta.dirname, '../../database/base/documents/privacy-policy.txt');
const fileName = '개인정보 처리방침.txt';

/** So that editors on Windows read the text as UTF-8. */
const byteOrderMark = '\ufeff';

/** The seeded privacy policy, with the names of this installation; revisions come with the document entity. */
const privacyPolicy = ({ ministryName, supportEmail, supportPhone }: Environment): string =>
  byteOrderMark +
  readFileSync(file, 'utf8')
    .replaceAll('{기관명}', ministryName)
    .replaceAll('{문의 이메일}', supportEmail)
    .replaceAll('{문의 전화}', supportPhone);

export const documentHandlers = (
  environment: Environment,
): { 'GET /current-document': Handler<'GET /current-document'> } => {
  const text = privacyPolicy(environment);
  return {
    'GET /current-document': async ({ reply }) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
        .send(text) as never,
  };
};
