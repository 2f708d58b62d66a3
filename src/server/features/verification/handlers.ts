import type { Calls } from '#generated/api/calls.ts';
import { isAdministrator } from '../../access/caller.ts';
import type { Environment } from '../../environment.ts';
import type { Handler } from '../../operations/call.ts';
import { checkFor } from './checkFor.ts';
import { checkResult, objectionTo } from './contactCheck.ts';
import { sendFor } from './sendFor.ts';
import { isTaken, isTakenForJoin } from './taken.ts';

type Ids = Extract<
  keyof Calls,
  | `POST /register/${string}`
  | `POST /register-verification${string}`
  | `POST /user-verification${string}`
  | `POST /user/${string}`
>;

/** Duplicate checks of e-mail and mobile number, and the codes that certify them. */
export const verificationHandlers = (
  settings: Pick<Environment, 'brandName' | 'supportEmail'>,
): { [Id in Ids]: Handler<Id> } => {
  const { supportEmail } = settings;

  return {
    'POST /register/eml-check': async ({ body }) => {
      const objection = await objectionTo('EML', body.eml, () => isTakenForJoin('EML', body.eml));
      return { data: checkResult('EML', objection, supportEmail) };
    },
    // An administrator may register people of other institutions.
    'POST /user/eml-check': async ({ body, caller }) => {
      const anyDomain = caller !== null && isAdministrator(caller);
      const objection = await objectionTo(
        'EML',
        body.eml,
        () => isTaken('EML', body.eml, caller?.user.userId),
        { anyDomain },
      );
      return { data: checkResult('EML', objection, supportEmail) };
    },
    'POST /user/sms-check': async ({ body, caller }) => {
      const check = () =>
        caller ? isTaken('SMS', body.mblTelno, caller.user.userId) : isTakenForJoin('SMS', body.mblTelno);
      return { data: checkResult('SMS', await objectionTo('SMS', body.mblTelno, check), supportEmail) };
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
