import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadEnvironment, environment } from './environment.ts';

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    environment(source);
  } catch (error) {
    if (error instanceof BadEnvironment) return error.problems;
    throw error;
  }
  return [];
};

describe('environment', () => {
  it('needs nothing: an empty environment is the demo on the embedded database', () => {
    expect(environment({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      demo: true,
      singleSession: false,
      trustProxy: [],
      statementTimeoutMs: 5000,
    });
  });

  it('turns demo data off in production unless asked for', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://press.demo.go.kr' };
    expect(environment(production).demo).toBe(false);
    expect(environment({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
    expect(environment({ DEMO: '0' }).demo).toBe(false);
  });

  it('counts an empty value as absent', () => {
    expect(environment({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });

  it('names every problem at once, in Korean, without the values', () => {
    const problems = problemsOf({
      PORT: '80a',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://root:geheim@host/x',
      TRUST_PROXY: '10.0.0.0/8, nonsense',
      ADMIN_EMAIL: 'nobody',
      AI_MODEL: 'm',
    });
    expect(problems.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual(
      ['ADMIN_EMAIL', 'ADMIN_EMAIL', 'AI_MODEL', 'DATABASE_URL', 'DEMO', 'PORT', 'TRUST_PROXY'].sort(),
    );
    expect(problems.join('\n')).not.toContain('geheim');
    for (const line of problems) expect(line).toMatch(/[가-힣].*[.]$/);
  });

  it.each([
    [{ PORT: '65536' }, 'PORT: 0부터 65535 사이의 정수여야 합니다.'],
    [{ PORT: '-1' }, 'PORT: 0부터 65535 사이의 정수여야 합니다.'],
    [{ ADMIN_PASSWORD: 'Long!Enough1' }, 'ADMIN_PASSWORD: ADMIN_EMAIL도 함께 지정해 주세요.'],
    [{ DATABASE_REPLICA_URL: 'postgres://h/d' }, 'DATABASE_REPLICA_URL: DATABASE_URL도 함께 지정해 주세요.'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL: smtp:// 또는 smtps:// 로 시작하는 주소여야 합니다.'],
    [{ PUBLIC_URL: 'press.demo.go.kr' }, 'PUBLIC_URL: http:// 또는 https:// 로 시작하는 주소여야 합니다.'],
    [{ PUBLIC_URL: 'https://press.demo.go.kr/?a=1' }, 'PUBLIC_URL: 물음표나 # 없이 적어 주세요.'],
    [{ AI_API_KEY: 'sk-1' }, 'AI_API_KEY: AI_BASE_URL도 함께 지정해 주세요.'],
    [
      { AI_BASE_URL: 'ollama:11434', AI_MODEL: 'm' },
      'AI_BASE_URL: http:// 또는 https:// 로 시작하는 주소여야 합니다.',
    ],
    [
      { AI_BASE_URL: 'http://me:sk-1@ai.local/v1', AI_MODEL: 'm' },
      'AI_BASE_URL: 주소에 계정이나 키를 넣지 말고 AI_API_KEY에 적어 주세요.',
    ],
    [{ AI_BASE_URL: 'http://ai.local/v1?key=1', AI_MODEL: 'm' }, 'AI_BASE_URL: 물음표나 # 없이 적어 주세요.'],
    [
      { AI_BASE_URL: 'http://ai.local/v1', AI_MODEL: 'person' },
      'AI_MODEL: 모델의 이름을 적어 주세요. 이 이름은 쓸 수 없습니다.',
    ],
    [
      { AI_BASE_URL: 'http://ai.local/v1', AI_MODEL: 'm', AI_API_KEY: 'sk 1' },
      'AI_API_KEY: 공백 없는 영문자, 숫자, 기호로만 이루어져야 합니다.',
    ],
    [{ AI_DAILY_TOKENS: '100' }, 'AI_DAILY_TOKENS: 20000부터 999999999 사이의 정수여야 합니다.'],
    [{ AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY: 1부터 32 사이의 정수여야 합니다.'],
    [{ AI_TIMEOUT_MS: '1' }, 'AI_TIMEOUT_MS: 1000부터 290000 사이의 정수여야 합니다.'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL: 비밀번호를 정하는 링크에 적을 접속 주소를 지정해 주세요.'],
    [
      { NODE_ENV: 'production', DEMO: '0' },
      'PUBLIC_URL: 비밀번호를 정하는 링크에 적을 접속 주소를 지정해 주세요.',
    ],
  ])('refuses %o', (source, sentence) => {
    expect(problemsOf(source as unknown as Record<string, string>)).toEqual([sentence]);
  });

  it.each([
    [{}, 'http://localhost:8080'],
    [{ PORT: '9000' }, 'http://localhost:9000'],
    [{ PUBLIC_URL: 'https://press.demo.go.kr' }, 'https://press.demo.go.kr'],
    [{ PUBLIC_URL: 'https://www.demo.go.kr/press/' }, 'https://www.demo.go.kr/press'],
  ])('with %o is reached at %s', (source, publicUrl) => {
    expect(environment(source as unknown as Record<string, string>).publicUrl).toBe(publicUrl);
  });

  it('sends mail from the domain of the support address unless told otherwise', () => {
    expect(environment({}).mailFrom).toBe('no-reply@demo.go.kr');
    expect(environment({ SUPPORT_EMAIL: 'help@mcst.go.kr' }).mailFrom).toBe('no-reply@mcst.go.kr');
    expect(environment({ MAIL_FROM: 'press@korea.kr' }).mailFrom).toBe('press@korea.kr');
  });

  it('takes proxies as addresses, ranges and names', () => {
    expect(environment({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '::1',
    ]);
  });
});
