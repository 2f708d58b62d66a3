import { bad, good, type SetupStep } from '#server/kernel/health/healthCheck.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { backupCheck, licenceCheck, mailCheck } from '../operation/healthChecks.ts';

const contacts = ({ supportEmail, supportPhone }: Environment): SetupStep => ({
  area: '문의처',
  why: '로그인 화면과 바닥글에 보입니다. 비밀번호를 잊은 직원이 찾는 곳입니다.',
  run: () =>
    supportEmail || supportPhone
      ? good(`로그인 화면과 바닥글에 보입니다: ${[supportEmail, supportPhone].filter(Boolean).join(' · ')}`)
      : bad('문의처가 없습니다. 설정 파일의 SUPPORT_EMAIL과 SUPPORT_PHONE에 적고 서버를 다시 시작해 주세요.'),
});

const isLocal = (url: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(new URL(url).host);

const address = ({ publicUrl }: Environment): SetupStep => ({
  area: '접속 주소',
  why: '메일과 알림에 적히는 링크가 이 주소로 시작합니다.',
  run: () =>
    isLocal(publicUrl)
      ? bad(
          `메일에 적힌 링크가 ${publicUrl}로 시작해 다른 컴퓨터에서는 열리지 않습니다. 설정 파일의 PUBLIC_URL에 직원들이 접속하는 주소를 적고 서버를 다시 시작해 주세요.`,
        )
      : good(`링크가 ${publicUrl}로 시작합니다.`),
});

/** What the operator sets for every part of the product. */
export const setupSteps = (environment: Environment): SetupStep[] => {
  // its menu shows what was sent, not where the server is set
  const { menu: _, ...mail } = mailCheck(environment);
  return [
    address(environment),
    { ...mail, why: '가입 인증, 비밀번호 설정 주소, 브리핑을 메일로 보냅니다.' },
    { ...backupCheck, why: '서버가 고장 나도 기사와 메모를 되살릴 수 있어야 합니다.' },
    contacts(environment),
    { ...licenceCheck(environment), why: '통계의 차트를 그리는 프로그램은 기관마다 사용권이 필요합니다.' },
  ];
};
