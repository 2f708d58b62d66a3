import type { FastifyRequest } from 'fastify';
import type { Calls } from '#generated/api/calls.ts';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { verifiedAdditionally } from '../session/additionalVerification.ts';
import { type CertificationTarget, checkCode, useCertification } from './certified.ts';
import { checkResult, isTaken, isTakenForJoin, objectionTo } from './contactCheck.ts';
import { sendFor } from './sendFor.ts';
import { countContact, userSubject, visitorOf } from './subject.ts';
import { type CertificationRequest, ownContact, requireCaller, requireContact } from './target.ts';

interface Call {
  caller: Caller | null;
  request: FastifyRequest;
}

/** Checks a code against the one sent to the caller. */
const checkFor = async (
  call: Call,
  asked: CertificationRequest,
  certNo: string,
): Promise<CertificationResult> => {
  const { certKnd, chnl } = asked;
  if (certKnd === 'JOIN') {
    const toContact = requireContact(asked);
    return checkCode({ sbjctKey: visitorOf(call.request), certKnd, chnl, toContact }, certNo);
  }
  const caller = requireCaller(call.caller, certKnd);
  const sbjctKey = userSubject(caller.user.userId);
  if (certKnd === 'CHANGE')
    return checkCode({ sbjctKey, certKnd, chnl, toContact: requireContact(asked) }, certNo);
  const want: CertificationTarget = {
    sbjctKey,
    certKnd,
    chnl,
    toContact: (await ownContact(caller, chnl)).to,
  };
  if (certKnd === 'RECERT') return checkCode(want, certNo);
  return checkCode(want, certNo, async () => {
    await useCertification(want);
    await verifiedAdditionally(caller.sessionId);
  });
};

type Ids = Extract<
  keyof Calls,
  | `POST /register/${string}`
  | `POST /register-verification${string}`
  | `POST /user-verification${string}`
  | `POST /user/${string}`
>;

/** Handlers for duplicate checks of e-mail and mobile number, and for the codes that certify them. */
export const verificationHandlers = (
  settings: Pick<Environment, 'brandName' | 'supportEmail'>,
): { [Id in Ids]: Handler<Id> } => {
  const { supportEmail } = settings;

  return {
    'POST /register/eml-check': async ({ body: { eml }, request }) => {
      const objection = await objectionTo('EML', eml, async () => {
        await countContact(null, request.ip, eml);
        return isTakenForJoin('EML', eml);
      });
      return { data: checkResult('EML', objection, supportEmail) };
    },
    // Administrators may register users of any institution.
    'POST /user/eml-check': async ({ body: { eml }, caller, request }) => {
      const anyDomain = caller !== null && isAdministrator(caller);
      const check = async () => {
        await countContact(caller, request.ip, eml);
        return isTaken('EML', eml, caller?.user.userId);
      };
      const objection = await objectionTo('EML', eml, check, { anyDomain });
      return { data: checkResult('EML', objection, supportEmail) };
    },
    'POST /user/sms-check': async ({ body: { mblTelno }, caller, request }) => {
      const check = async () => {
        await countContact(caller, request.ip, mblTelno);
        return caller ? isTaken('SMS', mblTelno, caller.user.userId) : isTakenForJoin('SMS', mblTelno);
      };
      return { data: checkResult('SMS', await objectionTo('SMS', mblTelno, check), supportEmail) };
    },
    'POST /register-verification-eml': async (call) => ({
      data: await sendFor(call, { ...call.body, certKnd: 'JOIN', chnl: 'EML' }, settings),
    }),
    'POST /register-verification-eml/check': async (call) => ({
      data: await checkFor(call, { ...call.body, certKnd: 'JOIN', chnl: 'EML' }, call.body.certNo),
    }),
    'POST /user-verification-sms': async (call) => ({
      data: await sendFor(call, { ...call.body, chnl: 'SMS' }, settings),
    }),
    'POST /user-verification-sms/check': async (call) => ({
      data: await checkFor(call, { ...call.body, chnl: 'SMS' }, call.body.certNo),
    }),
    'POST /user-verification-eml': async (call) => ({
      data: await sendFor(call, { ...call.body, chnl: 'EML' }, settings),
    }),
    'POST /user-verification-eml/check': async (call) => ({
      data: await checkFor(call, { ...call.body, chnl: 'EML' }, call.body.certNo),
    }),
  };
};
