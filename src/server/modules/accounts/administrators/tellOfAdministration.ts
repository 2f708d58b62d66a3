import { inArray } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import type { AdministrationChange } from '#server/kernel/access/administrationChanged.ts';
import { administratorIds } from '#server/kernel/access/rightsChanged.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { enqueue, notify } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import { mailPasswordLink } from '../passwordLinks/mailPasswordLink.ts';

type What = AdministrationChange['what'];
type Settings = Pick<Environment, 'publicUrl' | 'brandName' | 'supportEmail'>;

/** The notice to the other administrators; `who` ends with 님 or 명. */
const notices: Record<What, (who: string) => string> = {
  made: (who) => `${who}이 관리자로 지정되었습니다.`,
  removed: (who) => `${who}의 관리자 권한이 해제되었습니다.`,
  contact: (who) => `관리자 ${who}의 이메일이나 휴대폰 번호가 바뀌었습니다.`,
  reset: (who) => `관리자 ${who}의 비밀번호가 초기화되었습니다.`,
};

/** Subject and sentence of the mail to the account itself; that of a reset is the mail with the link. */
const mails: Record<Exclude<What, 'reset'>, (by: string) => [subject: string, sentence: string]> = {
  made: (by) => [
    '관리자로 지정되었습니다',
    `${by} 님이 이 계정을 관리자로 지정했습니다. 쓰던 비밀번호로 다시 로그인해 주세요.`,
  ],
  removed: (by) => ['관리자 권한이 해제되었습니다', `${by} 님이 이 계정의 관리자 권한을 해제했습니다.`],
  contact: (by) => [
    '이메일이나 휴대폰 번호가 변경되었습니다',
    `${by} 님이 이 계정의 이메일이나 휴대폰 번호를 바꿨습니다.`,
  ],
};

const accountsOf = (userIds: readonly string[]) =>
  db()
    .select({
      userId: appUser.userId,
      eml: appUser.eml,
      userNm: appUser.userNm,
      pswdHash: appUser.pswdHash,
    })
    .from(appUser)
    .where(inArray(appUser.userId, [...userIds]));

type Account = Awaited<ReturnType<typeof accountsOf>>[number];

const mailOwner = async (
  { what, by, formerEml }: AdministrationChange,
  { userId, eml, userNm, pswdHash }: Account,
  settings: Settings,
): Promise<void> => {
  const rcvr = formerEml ?? eml;
  if (what === 'reset' || !rcvr) return;
  if (what === 'made' && pswdHash === null) {
    await mailPasswordLink({ userId, eml: eml ?? rcvr, userNm }, 'promoted', settings);
    return;
  }
  const [subject, sentence] = mails[what](by.user.userNm);
  await enqueue({
    chnl: 'EML',
    rcvr,
    ttl: `[${settings.brandName}] ${subject}`,
    cn: `${userNm ?? ''} 님, 안녕하세요.\n\n${sentence} 모르는 일이라면 바로 알려 주세요.${contactNote(settings.supportEmail)}`,
  });
};

/**
 * Tells of a change of administrators' accounts: the owner by mail, at the address before the change, and the
 * administrators, the owner among them, by a notification. Whoever became an administrator and has no password is mailed the link to set one.
 */
export const tellOfAdministration =
  (settings: Settings, catalogue: Catalogue) =>
  async (change: AdministrationChange): Promise<void> => {
    const { what, userIds, by, wasOpen } = change;
    const accounts = await accountsOf(userIds);
    const [first] = accounts;
    if (!first) return;
    if (wasOpen) for (const account of accounts) await mailOwner(change, account, settings);
    const name = String(mask('name', first.userNm));
    const who = accounts.length > 1 ? `${name} 님 외 ${accounts.length - 1}명` : `${name} 님`;
    await notify(catalogue, {
      kind: 'administration',
      recipients: [...(await administratorIds()), ...userIds],
      target: { entity: 'user', key: first.userId },
      menuUrl: '/admin/user/UserManage',
      ttl: notices[what](who),
      by: by.user,
    });
  };
