import { useState } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { type CodeExchange, checkContact, type FieldNote, useCodeExchange } from './useCodeExchange.ts';
import {
  type Channel,
  type Contact,
  type ContactPurpose,
  type ContactRules,
  channels,
  contactProblem,
  formatProblem,
  isSettled,
  newContact,
  nextAction,
  type StoredContact,
} from './verification.ts';

export interface Verification {
  channel: Channel;
  contact: Contact;
  note: FieldNote | null;
  exchange: CodeExchange;
  isSettled: boolean;
  isChecking: boolean;
  type: (typed: string) => void;
  /** Does the next step: checks for duplicates, sends a code, or sends another one. */
  act: () => Promise<void>;
  /** Checks the code; true if the contact is verified. */
  confirm: () => Promise<boolean>;
  /** Shows at the field what is left to do, and returns it; undefined if nothing is. */
  complain: () => string | undefined;
  /** Shows a message of the server at the field, and voids the verification. */
  refuse: (sentence: string) => void;
  /** Starts again with a stored contact. */
  restart: (stored: StoredContact) => void;
}

/** An e-mail address or mobile number that is checked for duplicates and then verified by a code. */
export const useVerification = (
  channel: Channel,
  purpose: ContactPurpose,
  { stored, rules = {} }: { stored?: StoredContact; rules?: ContactRules } = {},
): Verification => {
  const { words, tidy } = channels[channel];
  const [contact, setContact] = useState(() => newContact(stored));
  const [note, setNote] = useState<FieldNote | null>(null);
  const [isChecking, setChecking] = useState(false);
  const exchange = useCodeExchange();
  const bad = (text: string) => setNote({ tone: 'bad', text });

  const type = (typed: string) => {
    const text = tidy(typed);
    if (text === contact.text) return;
    const verified = isSettled({ ...contact, text });
    setContact({ ...contact, text });
    setNote(verified && contact.verified ? { tone: 'good', text: words.verified } : null);
    exchange.reset();
  };

  const check = async () => {
    const wrong = formatProblem(channel, contact.text);
    if (wrong) return bad(wrong);
    if (isChecking) return;
    setChecking(true);
    try {
      const { text } = contact;
      const { result, message } = await checkContact(channel, purpose, text);
      setContact((before) => ({ ...before, free: result ? text : null }));
      setNote({ tone: result ? 'good' : 'bad', text: message });
    } catch (failure) {
      console.error('duplicate check failed', failure);
      bad(problemSentence(failure));
    } finally {
      setChecking(false);
    }
  };

  const send = async () => {
    try {
      const { text } = contact;
      await exchange.send({ channel, purpose, toContact: text });
      setContact((before) => ({ ...before, sentTo: text }));
      setNote(null);
    } catch (failure) {
      console.error('code not sent', failure);
      bad(problemSentence(failure));
    }
  };

  return {
    channel,
    contact,
    note,
    exchange,
    isSettled: isSettled(contact),
    isChecking,
    type,
    act: async () => {
      const action = nextAction(contact);
      if (action === 'check') await check();
      else if (action) await send();
    },
    confirm: async () => {
      if (!(await exchange.confirm())) return false;
      setContact((before) => ({ ...before, verified: before.sentTo }));
      setNote({ tone: 'good', text: words.verified });
      exchange.reset();
      return true;
    },
    complain: () => {
      const problem = contactProblem(channel, contact, rules);
      if (problem) bad(problem);
      return problem;
    },
    refuse: (sentence) => {
      setContact((before) => ({ ...newContact(), text: before.text, settled: before.settled }));
      exchange.reset();
      bad(sentence);
    },
    restart: (contactNow) => {
      setContact(newContact(contactNow));
      setNote(null);
      exchange.reset();
    },
  };
};
