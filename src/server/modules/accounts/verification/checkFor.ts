import type { FastifyRequest } from 'fastify';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { verifiedAdditionally } from '../session/additionalVerification.ts';
import { useCertification, type Want } from './certified.ts';
import { checkCode } from './checkCode.ts';
import { userSubject, visitorOf } from './subject.ts';
import { type Asked, ownContact, requireCaller, requireContact } from './target.ts';

interface Call {
  caller: Caller | null;
  request: FastifyRequest;
}

/** Checks a code against what was sent to whoever calls. */
export const checkFor = async (call: Call, asked: Asked, certNo: string): Promise<CertificationResult> => {
  const { certKnd, chnl } = asked;
  if (certKnd === 'JOIN') {
    const toContact = requireContact(asked);
    return checkCode({ sbjctKey: visitorOf(call.request), certKnd, chnl, toContact }, certNo);
  }
  const caller = requireCaller(call.caller, certKnd);
  const sbjctKey = userSubject(caller.user.userId);
  if (certKnd === 'CHANGE')
    return checkCode({ sbjctKey, certKnd, chnl, toContact: requireContact(asked) }, certNo);
  const want: Want = { sbjctKey, certKnd, chnl, toContact: (await ownContact(caller, chnl)).to };
  if (certKnd === 'RECERT') return checkCode(want, certNo);
  return checkCode(want, certNo, async () => {
    await useCertification(want);
    await verifiedAdditionally(caller.sessionId);
  });
};
