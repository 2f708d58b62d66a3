import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { isExempt } from './http.ts';
import { loadingText } from './loadingStore.ts';

const { loading } = messages;

describe('loading text', () => {
  it.each([
    ['/article-list', loading.list],
    ['/article-list/onsite', loading.list],
    ['/usergroup-popup-list?useYn=Y', loading.list],
    ['/article-detail', loading.detail],
    ['/insert-article', loading.save],
    ['/register', loading.save],
    ['/update-article', loading.update],
    ['/update-article/batch-edit', loading.update],
    ['/delete-user', loading.delete],
    ['/unregister-user', loading.delete],
    ['/request-delete-media', loading.delete],
    ['/update-userapprovalrequest/approval', loading.approve],
    ['/update-userapprovalrequest/rejection', loading.update],
    ['/file-download?fileId=3', loading.download],
    ['/secure-zipfile-download', loading.download],
    ['/article-list-excel', loading.download],
    ['/article-list-full-txt', loading.download],
    ['/article-list-excel/onsite', loading.download],
    ['/articlestatus/excel', loading.download],
    ['/current-document', loading.download],
    ['/current-document-texts', loading.detail],
    ['/user-verification-sms', loading.verificationSend],
    ['/register-verification-eml', loading.verificationSend],
    ['/register-verification-eml/check', loading.verificationCheck],
    ['/update-user/password-reset', loading.passwordReset],
    ['/update-user/end-leave', loading.endLeave],
    ['/update-user/end-lock', loading.endLock],
    ['/site', undefined],
    ['/user-info', undefined],
  ])('%s: %s', (url, text) => expect(loadingText(url)).toBe(text));
});

describe('calls exempt from shared handling', () => {
  it.each(['/login', '/logout', '/login/refresh-token', '/notice-list', '/notice-check?ntcId=1'])(
    '%s',
    (url) => expect(isExempt(url)).toBe(true),
  );
  it.each(['/login/agreement', '/loginloghistory-list', '/user-info', ''])('not %s', (url) =>
    expect(isExempt(url)).toBe(false),
  );
});
