import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/helpers/testEnvironment.ts';
import { greeting } from './greeting.ts';

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
