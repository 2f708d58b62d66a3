import { and, eq, ne } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { writtenFields } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { appUser, certification } from '#generated/tables/index.ts';
import type { SignUpInsert } from '#generated/types/signUp.ts';
import { administratorIds } from '#server/kernel/access/rightsChanged.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { mask, presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { brokenReferences } from '#server/kernel/crud/references.ts';
import { withoutIgnored } from '#server/kernel/crud/sentRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { storedValues } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { enqueue, notify } from '#server/modules/platform/index.ts';
import { recordAgreements, requireAgreements } from '../agreements/agreements.ts';
import { contactNote } from '../contactNote.ts';
import { type CertificationTarget, codesOf, useCertification } from '../verification/certified.ts';
import { isTakenForJoin, mayReapply, objectionTo, refusal } from '../verification/contactCheck.ts';
import { countContact, visitorOf } from '../verification/subject.ts';

const rejected = and(mayReapply, eq(appUser.delYn, 'N'));

/** The rejected request with this e-mail address. */
const rejectedRequest = async (eml: string): Promise<string | undefined> => {
  const [found] = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(rejected, eq(appUser.emlFold, fold(eml))));
  return found?.userId;
};

/** Columns that are reset when a request is submitted anew: nothing of the earlier decision or account remains. */
const undecided: Row = {
  userAprvYn: 'N',
  joinCertYn: 'N',
  mblCertYn: 'Y',
  groupId: null,
  clctdrProfcTkcgYn: 'N',
  cmnctBbsMngrYn: 'N',
  mediaMngrYn: 'N',
  pbrlEvlTrgtYn: 'N',
  evlTrprClsfCd: null,
  useYn: 'Y',
  lockYn: 'N',
  leaveYn: 'N',
  leaveEndDt: null,
  lastLgnDt: null,
  aprvDt: null,
  aprvrId: null,
  rejectionCdId: null,
  rejectionReason: null,
  pswdHash: null,
  pswdHistory: null,
  pswdChgYmd: null,
  lastJoinCertYmd: null,
  authList: [],
};

/** Turns a rejected request into a new one, in the caller's transaction. Its history is kept. */
const reopenRequest = async (catalogue: Catalogue, userId: string, values: Row): Promise<void> => {
  await setFacts(catalogue, entityOf(catalogue, 'approvalRequest'), null, userId, () => ({
    ...values,
    ...undecided,
    regDt: new Date(),
  }));
};

/** Removes a newly certified number from the rejected request that still has it. */
const releaseNumber = async (
  catalogue: Catalogue,
  mblTelno: string,
  except: string | undefined,
): Promise<void> => {
  const holders = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(rejected, eq(appUser.mblTelno, mblTelno), except ? ne(appUser.userId, except) : undefined));
  const free = { mblTelno: null, mblTelnoFold: null, mblCertYn: 'N' };
  for (const { userId } of holders)
    await setFacts(catalogue, entityOf(catalogue, 'approvalRequest'), null, userId, () => free);
};

interface Contacts {
  eml: string;
  mblTelno: string;
}

const hasApplied = async (want: CertificationTarget): Promise<boolean> => {
  const sent = await db()
    .select({ certId: certification.certId })
    .from(certification)
    .where(codesOf(want))
    .limit(1);
  return sent.length > 0;
};

const problemOf = async (
  want: CertificationTarget,
  name: string,
  label: string,
  sentences: { duplicateCheckNeeded: string; verificationNeeded: string },
): Promise<FormProblem[]> => {
  if (await useCertification(want)) return [];
  const isAsked = await hasApplied(want);
  return [invalid(name, label, isAsked ? sentences.verificationNeeded : sentences.duplicateCheckNeeded)];
};

/**
 * Consumes the certifications of this visitor, in the caller's transaction.
 * @throws Failure 400 for each contact that is not certified; if no code was ever requested, with a reference to the
 * duplicate check
 */
const requireCertified = async (sbjctKey: string | undefined, { eml, mblTelno }: Contacts): Promise<void> => {
  const want = { sbjctKey, certKnd: 'JOIN' } as const;
  const problems = [
    ...(await problemOf({ ...want, chnl: 'EML', toContact: eml }, 'eml', '이메일', messages.email)),
    ...(await problemOf(
      { ...want, chnl: 'SMS', toContact: mblTelno },
      'mblTelno',
      '휴대폰 번호',
      messages.mobile,
    )),
  ];
  if (problems.length) throw validationFailure(problems);
};

/** Mail that confirms the receipt of the request. */
const signUpMail = (
  userNm: string,
  { brandName, supportEmail }: { brandName: string; supportEmail: string },
): { ttl: string; cn: string } => ({
  ttl: `[${brandName}] 가입 신청을 받았습니다`,
  cn: [
    `${userNm} 님, 안녕하세요.`,
    '가입 신청을 받았습니다. 관리자가 확인한 뒤 승인 여부를 메일로 알려 드립니다.',
    '승인되면 비밀번호를 정하는 주소를 함께 보내 드립니다.',
    `신청하신 일이 없다면 알려 주세요.${contactNote(supportEmail)}`,
  ].join('\n\n'),
});

/** Columns of a request that the server sets, whatever was sent. */
const decided = { userAprvYn: 'N', joinCertYn: 'N', mblCertYn: 'Y' };

/** The form as sent; an omitted optional agreement counts as refused. */
type Sent = SignUpInsert & { prvcClctAgreChc: 'Y' | 'N' };

const checkedForm = (catalogue: Catalogue, spec: EntitySpec, body: unknown): Sent => {
  const checked = catalogue.validators[spec.name]?.insert?.check(
    withoutIgnored(catalogue, spec, 'insert', body),
  );
  if (!checked?.value) throw validationFailure(checked?.problems ?? []);
  const sent = checked.value as Row & SignUpInsert;
  return { ...sent, prvcClctAgreChc: sent.prvcClctAgreChc ?? 'N' };
};

const requireFree = async ({ eml, mblTelno }: Sent, supportEmail: string): Promise<void> => {
  for (const [chnl, contact] of [
    ['EML', eml],
    ['SMS', mblTelno],
  ] as const) {
    const objection = await objectionTo(chnl, contact, () => isTakenForJoin(chnl, contact));
    if (objection) throw refusal(chnl, objection, supportEmail);
  }
};

/**
 * Stores the request as a new row, or in place of the rejected one. The optional agreement is for report mails: without
 * it none are sent.
 * @returns its userId
 */
const storeRequest = async (catalogue: Catalogue, spec: EntitySpec, sent: Sent): Promise<string> => {
  const former = await rejectedRequest(sent.eml);
  const mails = { rptpEmlYn: sent.prvcClctAgreChc };
  await releaseNumber(catalogue, sent.mblTelno, former);
  if (!former) {
    const { userId } = await insertRecord(catalogue, spec, null, sent, [], { ...decided, ...mails });
    return String(userId);
  }
  const broken = await brokenReferences(catalogue, spec, null, { ...sent });
  if (broken.length) throw validationFailure(broken);
  const values = storedValues(writtenFields(spec, 'insert'), { ...sent });
  await reopenRequest(catalogue, former, { ...values, ...mails });
  return former;
};

/** Notifies administrators, with the name masked as in their lists. */
const noticeRequest = async (catalogue: Catalogue, userId: string, userNm: string): Promise<void> => {
  const name = mask('name', userNm) as string;
  await notify(catalogue, {
    kind: 'approval',
    recipients: await administratorIds(),
    target: { entity: 'approvalRequest', key: userId },
    menuUrl: '/admin/user/UserApprovalManage',
    ttl: name,
    by: { userId, userNm: name },
  });
};

/**
 * Registers a request for an account. Certified contacts of the visitor, agreements, request, history and mail are
 * stored together or not at all; a password is set only after the approval.
 */
export const register =
  (environment: Environment, catalogue: Catalogue): Handler<'POST /register'> =>
  async ({ body, request }) => {
    // Without a session no policy would make these rows visible.
    const spec: EntitySpec = { ...entityOf(catalogue, 'signUp'), rows: 'all' };
    const sent = checkedForm(catalogue, spec, body);
    requireAgreements(sent);
    // outside of the transaction: a refusal must not undo the count
    for (const contact of [sent.eml, sent.mblTelno]) await countContact(null, request.ip, contact);
    const record = await withWriteLocks(catalogue, spec, async () => {
      await requireFree(sent, environment.supportEmail);
      await requireCertified(visitorOf(request), sent);
      const userId = await storeRequest(catalogue, spec, sent);
      await recordAgreements(userId, sent);
      await enqueue({ chnl: 'EML', rcvr: sent.eml, ...signUpMail(sent.userNm, environment) });
      await noticeRequest(catalogue, userId, sent.userNm);
      return readRecord(catalogue, spec, null, userId);
    });
    return { data: presentRecord(spec, record) };
  };
