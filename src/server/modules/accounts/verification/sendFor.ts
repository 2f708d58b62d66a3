import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CertificationSent } from '#generated/types/verificationCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { networkOf } from '#server/kernel/access/networkOf.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { objectionTo, refusal } from './contactCheck.ts';
import { countContact } from './contactsPerAsker.ts';
import { sendCode } from './sendCode.ts';
import type { Sender } from './sendingLimits.ts';
import { knownVisitor, userSubject } from './subject.ts';
import { isTaken, isTakenForJoin } from './taken.ts';
import { type Asked, ownContact, requireCaller, requireContact } from './target.ts';

interface Call {
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Settings = Pick<Environment, 'brandName' | 'supportEmail'>;

/** Somebody without an account certifies a contact that nobody has yet. */
const sendForJoin = async (
  { request, reply }: Call,
  asked: Asked,
  settings: Settings,
): Promise<CertificationSent> => {
  const toContact = requireContact(asked);
  const { certKnd, chnl } = asked;
  const objection = await objectionTo(chnl, toContact, async () => {
    await countContact(null, request.ip, toContact);
    return isTakenForJoin(chnl, toContact);
  });
  if (objection) throw refusal(chnl, objection, settings.supportEmail);
  const sender: Sender = {
    sbjctKey: knownVisitor(request, reply),
    ip: networkOf(request.ip),
    isSignedIn: false,
  };
  return sendCode({ certKnd, chnl, toContact }, sender, settings);
};

/** Sends the code that a call asks for, to whom that may be. @throws Failure with the sentence why not */
export const sendFor = async (call: Call, asked: Asked, settings: Settings): Promise<CertificationSent> => {
  const { certKnd, chnl } = asked;
  if (certKnd === 'JOIN') return sendForJoin(call, asked, settings);
  const caller = requireCaller(call.caller, certKnd);
  const { userId } = caller.user;
  const sender: Sender = { sbjctKey: userSubject(userId), ip: networkOf(call.request.ip), isSignedIn: true };
  if (certKnd !== 'CHANGE') {
    const { to, shown } = await ownContact(caller, chnl);
    return sendCode({ certKnd, chnl, toContact: to }, sender, settings, shown);
  }
  const toContact = requireContact(asked);
  const objection = await objectionTo(chnl, toContact, async () => {
    await countContact(caller, call.request.ip, toContact);
    return isTaken(chnl, toContact, userId);
  });
  if (objection) throw refusal(chnl, objection, settings.supportEmail);
  return sendCode({ certKnd, chnl, toContact }, sender, settings);
};
