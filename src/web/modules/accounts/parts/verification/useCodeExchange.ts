import { useRef, useState } from 'react';
import type { Calls } from '#generated/api/calls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { type Channel, type ContactPurpose, codeProblem, expired, tidyCode } from './verification.ts';

type SentCode = Calls['POST /user-verification-sms']['answer']['data'];
type Result = Calls['POST /user/sms-check']['answer']['data'];

/** Purpose of a code. RECERT and ADDITIONAL are sent to the account's own contact, which the server knows. */
interface CodeRequest {
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

const sendCode = (request: CodeRequest): Promise<SentCode> => ask(pathOf(request), bodyOf(request));

const checkCode = (request: CodeRequest, certNo: string): Promise<Result> =>
  ask(`${pathOf(request)}/check`, { ...bodyOf(request), certNo });

/** A message at a field. */
export interface FieldNote {
  tone: 'good' | 'bad' | 'plain';
  text: string;
}

interface Sent {
  /** Timestamps in ms since 1970. */
  expiresAt: number;
  resendAt: number;
  toContact: string;
}

export interface CodeExchange {
  sent: Sent | null;
  code: string;
  setCode: (typed: string) => void;
  note: FieldNote | null;
  busy: boolean;
  /** Sends a code; rejects with HttpProblem, whose message is meant for the user. */
  send: (request: CodeRequest) => Promise<void>;
  /** Checks the typed code; true if it was right. */
  confirm: () => Promise<boolean>;
  reset: () => void;
}

const soon = (seconds: number): number => Date.now() + seconds * 1000;

/** Sends a code and checks the typed one. One request at a time. */
export const useCodeExchange = (): CodeExchange => {
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [note, setNote] = useState<FieldNote | null>(null);
  const [busy, setBusy] = useState(false);
  const request = useRef<CodeRequest>(undefined);
  const underWay = useRef(false);

  const alone = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (underWay.current) return otherwise;
    underWay.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const send = (requested: CodeRequest) =>
    alone(async () => {
      const { expiresIn, resendIn, toContact, message } = await sendCode(requested);
      request.current = requested;
      setSent({ expiresAt: soon(expiresIn), resendAt: soon(resendIn), toContact });
      setCode('');
      setNote({ tone: 'plain', text: message });
    }, undefined);

  const check = async (asked: CodeRequest): Promise<boolean> => {
    try {
      const { result, message } = await checkCode(asked, code);
      setNote({ tone: result ? 'good' : 'bad', text: message });
      return result;
    } catch (failure) {
      console.error('code check failed', failure);
      setNote({ tone: 'bad', text: problemSentence(failure) });
      return false;
    }
  };

  const confirm = () =>
    alone(async () => {
      const asked = request.current;
      if (!asked || !sent) return false;
      const wrong = codeProblem(code, Math.ceil((sent.expiresAt - Date.now()) / 1000));
      if (!wrong) return check(asked);
      setNote({ tone: 'bad', text: wrong });
      return false;
    }, false);

  const reset = () => {
    setSent(null);
    setCode('');
    setNote(null);
  };

  return {
    sent,
    code,
    setCode: (typed) => {
      setCode(tidyCode(typed));
      setNote((before) => (before?.tone === 'bad' && before.text !== expired ? null : before));
    },
    note,
    busy,
    send,
    confirm,
    reset,
  };
};
