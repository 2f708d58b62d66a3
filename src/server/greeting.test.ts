import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/helpers/testEnvironment.ts';
import { greeting } from './greeting.ts';

describe('the greeting of an installation whose setup is not complete', () => {
  const steps = [
    { area: '매체', state: 'good' as const, words: '매체 5,184곳을 알고 있습니다.' },
    { area: '수집원', state: 'bad' as const, words: '수집원 2,681곳이 멈춰 있습니다.' },
  ];
  const variables = { DEMO: '0', ADMIN_EMAIL: 'admin@culture.go.kr', ADMIN_PASSWORD: 'Culture!2026x' };
  const said = (isNew: boolean) => greeting(testEnvironment(variables), 8080, { isNew, steps });

  it('says who signs in first, without the password, and where that leads', () => {
    expect(said(true)).toContain(
      'admin@culture.go.kr 계정과 ADMIN_PASSWORD에 적은 비밀번호로 로그인해 주세요.',
    );
    expect(said(true)).toContain('‘시작하기’ 화면이 열립니다.');
    expect(said(true)).not.toContain('Culture!2026x');
    expect(said(false)).not.toContain('새로 설치했습니다');
  });

  it('tells what the installation came with from what is left', () => {
    const [, came = '', left = ''] = said(true).split(/준비된 것|남은 일\n/);
    expect(came).toContain('매체: 매체 5,184곳을 알고 있습니다.');
    expect(left).toContain('수집원: 수집원 2,681곳이 멈춰 있습니다.');
  });
});

describe('the greeting after a start', () => {
  const said = (variables: Record<string, string> = {}) => greeting(testEnvironment(variables), 8080);

  it('names the address, and the accounts of a demonstration', () => {
    expect(said()).toContain('http://localhost:8080');
    expect(said()).toContain('admin@demo.go.kr');
  });

  it('says where codes and links are read if none are sent', () => {
    const where = '관리자로 로그인해 로그 > 발송함에서 직접 전합니다.';
    expect(said()).toContain(`메일과 문자를 보내지 않습니다. 인증코드와 비밀번호 설정 주소는 ${where}`);
    expect(said({ SMTP_URL: 'smtp://127.0.0.1:1' })).toContain(
      `문자를 보내지 않습니다. 인증코드와 비밀번호 설정 주소는 ${where}`,
    );
    const both = { SMTP_URL: 'smtp://127.0.0.1:1', SMS_URL: 'http://127.0.0.1:1' };
    expect(said(both)).not.toContain('발송함');
    expect(said({ DEMO: '0' })).not.toContain('발송함');
  });
});
