import { and, eq, isNull, sql } from 'drizzle-orm';
import { countText, grouped } from '#contract/countText.ts';
import { appUser, authorityGroup, userGroup } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { bad, good, notice, type SetupStep } from '#server/kernel/health/healthCheck.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { isRegisteredDomain } from './verification/contactCheck.ts';

type Sending = Pick<Environment, 'smtpUrl' | 'smsUrl'>;

const open = and(eq(appUser.userAprvYn, 'Y'), eq(appUser.useYn, 'Y'), eq(appUser.delYn, 'N'));

const password: SetupStep = {
  area: '관리자 비밀번호',
  why: '설치할 때 정한 비밀번호는 서버의 설정 파일에 적혀 있습니다.',
  menu: '/admin/user/UserManage',
  run: async () => {
    const unchanged = await db().$count(
      appUser,
      and(open, isNull(appUser.pswdChgYmd), sql`${appUser.pswdHash} is not null`),
    );
    return unchanged
      ? bad(
          `처음 받은 비밀번호를 아직 바꾸지 않은 사람이 ${grouped(unchanged)}명 있습니다. 로그인하면 바꾸게 됩니다.`,
        )
      : good('처음 받은 비밀번호를 모두 바꾸었습니다.');
  },
};

/** Domains of administrators' addresses with which their colleagues could not sign up. */
const closedDomains = async (): Promise<string[]> => {
  const administrators = await db()
    .select({ eml: appUser.eml })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.groupId, appUser.groupId))
    .where(and(open, eq(userGroup.levelCd, 'ADMIN')));
  const closed = new Set<string>();
  for (const { eml } of administrators)
    if (eml && !(await isRegisteredDomain(eml))) closed.add(eml.slice(eml.lastIndexOf('@') + 1));
  return [...closed];
};

const domains: SetupStep = {
  area: '가입할 수 있는 기관',
  why: '여기에 없는 기관의 이메일로는 가입을 신청할 수 없습니다.',
  menu: '/admin/CommonCodeManage',
  run: async () => {
    const closed = await closedDomains();
    return closed.length
      ? notice(
          `관리자와 같은 기관의 이메일(${closed.join(', ')})로는 아직 가입을 신청할 수 없습니다. 공통 코드의 ‘가입 가능 기관 도메인’에 더해 주세요.`,
        )
      : good('관리자와 같은 기관의 이메일로 가입을 신청할 수 있습니다.');
  },
};

/** How the first colleague gets an account; by themselves only where codes can be sent to them. */
const firstColleague = ({ smtpUrl, smsUrl }: Sending): string =>
  smtpUrl && smsUrl
    ? '아직 혼자 쓰고 있습니다. ‘등록’에서 동료의 계정을 만들거나, 이 사이트의 주소를 알려 가입을 신청하게 해 주세요.'
    : '아직 혼자 쓰고 있습니다. ‘등록’에서 동료의 계정을 만든 뒤, 로그 메뉴의 발송함에서 비밀번호 설정 링크를 직접 전해 주세요.';

const colleagues = (sending: Sending): SetupStep => ({
  area: '동료',
  why: '함께 볼 사람은 관리자가 등록하거나, 스스로 신청한 뒤 승인을 받습니다.',
  menu: '/admin/user/UserManage',
  run: async () => {
    const people = await db().$count(appUser, open);
    const waiting = await db().$count(appUser, and(eq(appUser.userAprvYn, 'N'), eq(appUser.delYn, 'N')));
    if (waiting) return notice(`가입 신청 ${countText(waiting)}이 ‘가입 승인’에서 기다립니다.`);
    return people > 1 ? good(`${people}명이 쓰고 있습니다.`) : notice(firstColleague(sending));
  },
});

const groups: SetupStep = {
  area: '권한 그룹',
  why: '누가 어느 메뉴를 보고 쓸 수 있는지는 권한 그룹이 정합니다. 그룹에 없는 사람은 대시보드만 봅니다.',
  menu: '/admin/auth/AuthManage',
  run: async () => {
    const stored = await db().$count(authorityGroup, and(eq(authorityGroup.delYn, 'N')));
    return stored
      ? good(`권한 그룹이 ${stored}개 있습니다.`)
      : notice('권한 그룹이 없습니다. 직원이 볼 메뉴를 정해 등록해 주세요.');
  },
};

/** Who uses a new installation. */
export const setupSteps = (sending: Sending): SetupStep[] => [password, groups, domains, colleagues(sending)];
