import { describe, expect, it } from 'vitest';
import { variableNames } from '../../src/server/kernel/settings/environment.ts';
import { processorTime } from '../../tests/helpers/processorTime.ts';
import { hidden, maskerOf } from './mask.ts';
import { secretsOf, settingsReport } from './settingsReport.ts';

describe('a text for support', () => {
  const mask = maskerOf(['geheim#1', 'p@ss word', 'k/y=', String.raw`a"b\c`, 'abc']);

  it.each([
    ['ADMIN_PASSWORD=geheim#1', `ADMIN_PASSWORD=${hidden}`],
    ['auth=p%40ss%20word&x', `auth=${hidden}&x`],
    ['user kim.chulsoo@korea.kr failed', `user ${hidden} failed`],
    ['eml=kim%40korea.kr', `eml=${hidden}`],
    ['/a?eml=1 /b?c=/d?e', `/a?${hidden} /b?${hidden}`],
    ['postgres://press:s3cret@db.example.go.kr/press', `postgres://${hidden}@db.example.go.kr/press`],
    ['GET /api/user-list?userNm=김철수 200', `GET /api/user-list?${hidden} 200`],
    ['010-1234-5678, 01012345678, +82 10-1234-5678', `${hidden}, ${hidden}, ${hidden}`],
    ['(02)503-1234', `(${hidden}`],
    ['044-203-2000', hidden],
    ['+44 20 7946 0958', hidden],
    ['850101-1234567', hidden],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sflKxwRJSMeKKF2Q', hidden],
    ['sid-eyJhbGciOiJI.eyJzdWIi.sflKx_w', hidden],
    ['from 203.0.113.77 to 127.0.0.1', 'from 203.0.*.* to 127.0.0.1'],
    ['from 2001:db8::8a2e:370:7334', `from ${hidden}`],
    // at the end of a sentence
    ['it came from 203.0.113.77.', 'it came from 203.0.*.*.'],
    // as written by forms and other programs, and in JSON within JSON
    ['p%40ss+word, p%40ss%20word', `${hidden}, ${hidden}`],
    ['k%2fy%3D, k%2Fy%3d', `${hidden}, ${hidden}`],
    [String.raw`a\"b\\c, a\\\"b\\\\c`, `${hidden}, ${hidden}`],
    // a token may have its digits after its first dash
    ['access=oxxD-2lBSFsDjfw6RK3YNfIqLi762rb9PIFlOZR1NSo', `access=${hidden}`],
    ['access=ab-_DX2lBSFsDjfw6RK3YNfIqLi762rb9PIFlOZR1NS_', `access=${hidden}`],
    ['/a?name="kim" x', `/a?${hidden} x`],
    // values after the name of a secret
    ['host=db password=hunter22 dbname=x', `host=db password=${hidden} dbname=x`],
    ['{"pswd":"hunter22","a":1}', `{"pswd":"${hidden}","a":1}`],
    ['authorization: Bearer abc.def, x', `authorization: ${hidden}, x`],
    [String.raw`{\"secret\":\"hunter22\"}`, String.raw`{\"secret\":\"${hidden}\"}`],
  ])('%s', (text, expected) => expect(mask(text)).toBe(expected));

  it.each([
    '2026-11-26T21:46:08+0000 vm culture-press[139]: Started',
    '{"level":30,"time":1795729595853,"pid":139,"reqId":"49f4413a49416709","ms":0.1234567890}',
    'build 83e0edc19b1bdd692914652cf8759ee8763de7f83a3ffe06b498bd5885cd54a3',
    'at say (file:///opt/culture-press/releases/0.1.0/dist/server/platform-Ck1O2Vqz.js:20:48)',
    '21:46:08 http://localhost:8080 abcdef',
    'password authentication failed for user "press"',
    '✖ 설정: ADMIN_PASSWORD: ADMIN_EMAIL도 함께 지정해 주세요.',
    'the token is older than an hour',
  ])('keeps %s', (text) => expect(mask(text)).toBe(text));

  // any client can cause a path of 90 kB in the log
  it.each([
    'a',
    '/',
    'a.',
    '01',
    'eyJ-',
    'a%40',
    '://',
    '1:',
    'aB1-',
    'a-',
    'key=',
    'key ',
    '/?"',
    '="a',
    'password=',
  ])('is read in one go: %s and so on', (piece) => {
    const text = piece.repeat(90_000 / piece.length);
    expect(processorTime(() => mask(text))).toBeLessThan(1_000);
  });
});

describe('settings for support', () => {
  const given = {
    PORT: '8080',
    DATABASE_URL: 'postgres://press:s3cr%40t@db.example.go.kr:5433/press?sslpassword=alsosecret',
    DATABASE_REPLICA_URL: 'postgres://press:first-pw@a:5432/p,postgres://press:second-pw@b:5432/p',
    ADMIN_EMAIL: 'boss@example.go.kr',
    AI_API_KEY: 'sk-0123456789',
    S3_SECRET_KEY: 'bucket-secret',
    S3_BUCKET: 'press-files',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_PASSPHRASE: 'elsewhere',
  };

  it('show values and places, and of all else only that it is there', () => {
    const report = settingsReport(given);
    expect(Object.keys(report)).toEqual(variableNames);
    expect(report).toMatchObject({
      PORT: '8080',
      DATABASE_URL: 'postgres://db.example.go.kr:5433',
      DATABASE_REPLICA_URL: 'postgres://a:5432, postgres://b:5432',
      ADMIN_EMAIL: hidden,
      AI_API_KEY: hidden,
      S3_SECRET_KEY: hidden,
      S3_BUCKET: 'press-files',
      BACKUP_DIR: '/mnt/backups',
      SMTP_URL: '(없음)',
    });
  });

  it('take a password with a percent sign that begins no code as it is', () => {
    expect(secretsOf({ SMTP_URL: 'smtps://press:100%safe@mail.example.go.kr' })).toContain('100%safe');
  });

  it('say what else may not be passed on', () => {
    expect(secretsOf(given)).toEqual(
      expect.arrayContaining([
        's3cr@t',
        's3cr%40t',
        'sslpassword=alsosecret',
        'alsosecret',
        'first-pw',
        'second-pw',
        'sk-0123456789',
        'bucket-secret',
        'elsewhere',
      ]),
    );
  });
});
