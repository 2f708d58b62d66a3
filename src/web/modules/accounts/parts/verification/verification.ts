import { messages } from '#contract/messages.ts';
import { patterns } from '#contract/patterns.ts';

const countryCode = /^82(?=1)/;
const digitCount = 11;

/** The digits of typed or pasted text: full-width ones too, and +82 10 … as 010 …. At most 11. */
const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').replace(countryCode, '0').slice(0, digitCount);

const hyphenated = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join('-');

/** A mobile number, complete or not, in the form 010-dddd-dddd. */
export const formatMobile = (typed: string): string => hyphenated(digitsOf(typed));

/**
 * The formatted text and its caret, which stays after the same digit.
 * @param caret its position in the typed text
 */
export const formatWhileTyping = (typed: string, caret: number): { text: string; caret: number } => {
  const text = formatMobile(typed);
  const before = Math.min(digitsOf(typed.slice(0, caret)).length, text.replace(/-/g, '').length);
  let place = 0;
  for (let digits = 0; digits < before; place += 1) if (text[place] !== '-') digits += 1;
  return { text, caret: place };
};

/** By mail or by text message. */
export type Channel = 'EML' | 'SMS';

/** Purpose of a code: signing up, or a new contact on my page. */
export type ContactPurpose = 'JOIN' | 'CHANGE';

interface ChannelWords {
  label: string;
  words: Record<
    | 'empty'
    | 'invalid'
    | 'duplicateCheckNeeded'
    | 'duplicate'
    | 'available'
    | 'verificationNeeded'
    | 'verified',
    string
  >;
  pattern: RegExp;
  /** Normalizes the typed text for storage. */
  tidy: (typed: string) => string;
}

export const channels: Record<Channel, ChannelWords> = {
  EML: {
    label: '이메일',
    words: messages.email,
    pattern: new RegExp(patterns.email, 'u'),
    tidy: (typed) => typed.replace(/\s+/gu, ''),
  },
  SMS: {
    label: '휴대폰 번호',
    words: messages.mobile,
    pattern: new RegExp(patterns.mobile, 'u'),
    tidy: formatMobile,
  },
};

/** A contact in the course of its verification. */
export interface Contact {
  text: string;
  /** The stored contact, which needs no verification; null if there is none, or if it was never verified. */
  settled: string | null;
  /** The contact that was found to have no duplicate. */
  free: string | null;
  /** The contact that a code was sent to. */
  sentTo: string | null;
  verified: string | null;
}

/** A contact as it is stored. */
export interface StoredContact {
  text: string;
  verified: boolean;
}

/** A stored contact has no duplicate; it may still have to be verified. */
export const newContact = ({ text, verified }: StoredContact = { text: '', verified: false }): Contact => ({
  text,
  settled: verified && text !== '' ? text : null,
  free: text === '' ? null : text,
  sentTo: null,
  verified: null,
});

const same = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** True if nothing is left to do: it is the stored contact, or was verified as it is. */
export const isSettled = ({ text, settled, verified }: Contact): boolean =>
  same(settled, text) || same(verified, text);

/** The next step of the button beside the contact; undefined if nothing is left to do. */
export type ContactAction = 'check' | 'send' | 'resend';

export const nextAction = (contact: Contact): ContactAction | undefined => {
  if (isSettled(contact)) return undefined;
  if (!same(contact.free, contact.text)) return 'check';
  return same(contact.sentTo, contact.text) ? 'resend' : 'send';
};

/** Why the typed contact cannot be checked. */
export const formatProblem = (channel: Channel, text: string): string | undefined => {
  const { words, pattern } = channels[channel];
  if (text === '') return words.empty;
  return pattern.test(text) ? undefined : words.invalid;
};

/** Rules of a form for the contact: it may be optional, or have its own messages for the steps left. */
export interface ContactRules {
  optional?: boolean;
  duplicateCheckNeeded?: string;
  verificationNeeded?: string;
}

/** Error message of the first step that is left to do. */
export const contactProblem = (
  channel: Channel,
  contact: Contact,
  rules: ContactRules = {},
): string | undefined => {
  if (rules.optional && contact.text === '') return undefined;
  const words = { ...channels[channel].words, ...rules };
  const action = nextAction(contact);
  if (!action) return undefined;
  const wrong = formatProblem(channel, contact.text);
  if (wrong) return wrong;
  return action === 'check' ? words.duplicateCheckNeeded : words.verificationNeeded;
};

/** The digits of a typed or pasted code, at most six. */
export const tidyCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6);

export const expired = '인증 시간이 지났습니다. 인증코드를 다시 받아 주세요.';

/** Why the code cannot be submitted. `secondsLeft`: time until it expires. */
export const codeProblem = (code: string, secondsLeft: number): string | undefined => {
  if (secondsLeft <= 0) return expired;
  if (code === '') return messages.email.codeNeeded;
  return new RegExp(patterns.verificationCode).test(code) ? undefined : messages.format.verificationCode;
};

/** Seconds as `m:ss`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
