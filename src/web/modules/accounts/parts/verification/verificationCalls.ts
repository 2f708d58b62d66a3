import type { Calls } from '#generated/api/calls.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import type { Channel, ContactPurpose } from './verification.ts';

type Sent = Calls['POST /user-verification-sms']['answer']['data'];
type Result = Calls['POST /user/sms-check']['answer']['data'];

/** Purpose of a code. RECERT and ADDITIONAL are sent to the account's own contact, which the server knows. */
export interface CodeRequest {
  channel: Channel;
  purpose: ContactPurpose | 'RECERT' | 'ADDITIONAL';
  toContact?: string;
}

// the screens show errors themselves
const ask = async <T>(path: string, body: object): Promise<T> => {
  await ensureXsrfCookie();
  return write<T>('POST', path, body, { quiet: true });
};

const pathOf = ({ channel, purpose }: CodeRequest): string => {
  if (channel === 'SMS') return '/user-verification-sms';
  return purpose === 'JOIN' ? '/register-verification-eml' : '/user-verification-eml';
};

const bodyOf = ({ channel, purpose, toContact }: CodeRequest): object => ({
  // the sign-up mail has its own path instead of a `certKnd`
  ...(!(channel === 'EML' && purpose === 'JOIN') && { certKnd: purpose }),
  ...(toContact !== undefined && { toContact }),
});

/** Whether the contact has no duplicate, and the message for it. */
export const checkContact = (channel: Channel, purpose: ContactPurpose, contact: string): Promise<Result> => {
  if (channel === 'SMS') return ask('/user/sms-check', { mblTelno: contact });
  return ask(purpose === 'JOIN' ? '/register/eml-check' : '/user/eml-check', { eml: contact });
};

export const sendCode = (request: CodeRequest): Promise<Sent> => ask(pathOf(request), bodyOf(request));

export const checkCode = (request: CodeRequest, certNo: string): Promise<Result> =>
  ask(`${pathOf(request)}/check`, { ...bodyOf(request), certNo });
