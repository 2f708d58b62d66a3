import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadEnvironment, environment } from './environment.ts';
import { environmentWarnings } from './environmentWarnings.ts';

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    environment(source);
  } catch (error) {
    if (error instanceof BadEnvironment) return error.problems;
    throw error;
  }
  return [];
};

const openDemo =
  'DEMO: 체험 계정의 비밀번호는 누구나 압니다. DEMO=0으로 시작하거나, 누구나 들어와도 되는 체험이면 DEMO_PUBLIC=1을 함께 지정해 주세요.';

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
    expect(environment({ NODE_ENV: 'production', DEMO: '1', DEMO_PUBLIC: '1' }).demo).toBe(true);
    expect(environment({ DEMO: '0' }).demo).toBe(false);
  });

  it('opens the demo press on request, and never without a demonstration', () => {
    expect(environment({}).demoFeed).toBe(false);
    expect(environment({ DEMO_FEED: '1' }).demoFeed).toBe(true);
    expect(environment({ DEMO: '0', DEMO_FEED: '1' }).demoFeed).toBe(false);
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
    [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, 'BACKUP_RECIPIENT: age의 공개 키(age1…)여야 합니다.'],
    [
      { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`, BACKUP_PASSPHRASE_FILE: '/etc/passphrase' },
      'BACKUP_RECIPIENT: BACKUP_PASSPHRASE_FILE과 둘 가운데 하나만 지정해 주세요.',
    ],
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
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT: PORT와 다른 번호를 지정해 주세요.'],
    [{ PORT: '9000', METRICS_PORT: '9000' }, 'METRICS_PORT: PORT와 다른 번호를 지정해 주세요.'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL: 비밀번호를 정하는 링크에 적을 접속 주소를 지정해 주세요.'],
    [
      { NODE_ENV: 'production', DEMO: '0' },
      'PUBLIC_URL: 비밀번호를 정하는 링크에 적을 접속 주소를 지정해 주세요.',
    ],
    [{ NODE_ENV: 'production', DEMO: '1' }, openDemo],
    [{ HOST: '0.0.0.0' }, openDemo],
    [{ HOST: '10.0.0.5', DEMO: '1' }, openDemo],
    [{ HOST: '::' }, openDemo],
  ])('is refused with %o', (source, sentence) => {
    expect(problemsOf(source as unknown as Record<string, string>)).toEqual([sentence]);
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { HOST: '0.0.0.0', DEMO: '0' },
    { HOST: '0.0.0.0', DEMO_PUBLIC: '1' },
    { PORT: '0', METRICS_PORT: '0' },
    { HOST: '10.0.0.5', DEMO: '0', PORT: '9000', METRICS_PORT: '9000' },
  ])('is accepted with %o', (source) =>
    expect(problemsOf(source as unknown as Record<string, string>)).toEqual([]),
  );

  it.each([
    [{}, 'http://localhost:8080'],
    [{ PORT: '9000' }, 'http://localhost:9000'],
    [{ PUBLIC_URL: 'https://press.demo.go.kr' }, 'https://press.demo.go.kr'],
    [{ PUBLIC_URL: 'https://www.demo.go.kr/press/' }, 'https://www.demo.go.kr/press'],
  ])('with %o is reached at %s', (source, publicUrl) => {
    expect(environment(source as unknown as Record<string, string>).publicUrl).toBe(publicUrl);
  });

  it('shows contacts that nobody named in a demonstration only', () => {
    expect(environment({ DEMO: '1' })).toMatchObject({
      supportEmail: 'help@demo.go.kr',
      supportPhone: '044-203-2000',
    });
    expect(environment({ DEMO: '0' })).toMatchObject({ supportEmail: '', supportPhone: '' });
  });

  it('sends mail from the support address’s domain, or its own, unless set', () => {
    const name = '외신 문화동향';
    expect(environment({ PUBLIC_URL: 'https://press.korea.kr/a' }).mailFrom).toEqual({
      name,
      address: 'no-reply@press.korea.kr',
    });
    expect(environment({ SUPPORT_EMAIL: 'help@mcst.go.kr' }).mailFrom.address).toBe('no-reply@mcst.go.kr');
    expect(environment({ MAIL_FROM: 'press@korea.kr' }).mailFrom).toEqual({
      name,
      address: 'press@korea.kr',
    });
    expect(environment({ MAIL_FROM: '"문화부, 외신팀" <press@korea.kr>' }).mailFrom).toEqual({
      name: '문화부, 외신팀',
      address: 'press@korea.kr',
    });
  });

  it.each(['문화부', '문화부 <press>', 'a@b.kr, c@d.kr', '모임: a@b.kr;'])(
    'refuses the sender %s',
    (sender) => {
      expect(() => environment({ MAIL_FROM: sender })).toThrow('MAIL_FROM: 이메일 주소 하나여야 합니다.');
    },
  );

  it('takes proxies as addresses, ranges and names', () => {
    expect(environment({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '::1',
    ]);
  });
});

describe('warnings of the environment', () => {
  const warnings = (source: Record<string, string>) => environmentWarnings(source);

  it('says that the description of the API is open in production', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://press.example.kr' };
    expect(warnings({ ...production, API_DOCS_PUBLIC: '1' })[0]).toContain('누구나 읽을 수 있습니다');
    expect(warnings(production)).toEqual([]);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['COLECT', 'COLLECT'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['ADMIN_EMIAL', 'ADMIN_EMAIL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
  ])('names %s, which looks like %s', (name, meant) =>
    expect(warnings({ [name]: 'x' })).toEqual([
      `환경 변수 ${name}은(는) 쓰이지 않습니다. ${meant}을(를) 쓰려던 것은 아닌지 확인해 주세요.`,
    ]),
  );

  it('says nothing of what machines set themselves', () => {
    const usual =
      'PATH HOME HOSTNAME PWD USER SHELL LANG TERM MAIL LOGNAME TZ NODE_PATH NODE_OPTIONS npm_config_x';
    expect(warnings(Object.fromEntries(usual.split(' ').map((name) => [name, 'x'])))).toEqual([]);
    expect(warnings({ PORT: '1', NODE_ENV: 'test', DATABASE_URL: 'postgres://h/d' })).toEqual([]);
  });

  it('says that links in mails go out unprotected, in production', () => {
    const PUBLIC_URL = 'http://press.demo.go.kr';
    expect(warnings({ PUBLIC_URL })).toEqual([]);
    expect(warnings({ NODE_ENV: 'production', PUBLIC_URL: 'https://press.demo.go.kr' })).toEqual([]);
    expect(warnings({ NODE_ENV: 'production', PUBLIC_URL })).toEqual([
      'PUBLIC_URL이 http://로 시작합니다. 비밀번호와 개인정보가 암호화되지 않고 오갑니다. https:// 주소를 지정해 주세요.',
    ]);
  });
});
