import { and, eq, isNull, sql } from 'drizzle-orm';
import { countText, grouped } from '#contract/countText.ts';
import { appUser, authorityGroup } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { bad, good, notice, type SetupStep } from '#server/kernel/health/healthCheck.ts';

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

const colleagues: SetupStep = {
  area: '동료',
  why: '함께 볼 사람이 로그인 화면에서 가입을 신청하면 관리자가 승인합니다.',
  menu: '/admin/user/UserApprovalManage',
  run: async () => {
    const people = await db().$count(appUser, open);
    const waiting = await db().$count(appUser, and(eq(appUser.userAprvYn, 'N'), eq(appUser.delYn, 'N')));
    if (waiting) return notice(`가입 신청 ${countText(waiting)}이 승인을 기다립니다.`);
    return people > 1
      ? good(`${people}명이 쓰고 있습니다.`)
      : notice('아직 혼자 쓰고 있습니다. 동료에게 이 사이트의 주소를 알려 가입을 신청하게 해 주세요.');
  },
};

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
export const setupSteps: SetupStep[] = [password, groups, colleagues];
