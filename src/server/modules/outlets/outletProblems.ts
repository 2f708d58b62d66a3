import { today } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { credentialsSentence, hasCredentials, mayLeadOutside } from '#server/kernel/outside/publicAddress.ts';

type Row = Record<string, unknown>;

const addresses = { url: 'URL', inspUrl: '점검 URL' } as const;

const addressProblem = (name: keyof typeof addresses, value: unknown): FormProblem[] => {
  if (typeof value !== 'string' || value === '') return [];
  if (hasCredentials(value)) return [invalid(name, addresses[name], credentialsSentence)];
  return mayLeadOutside(value) ? [] : [invalid(name, addresses[name])];
};

/** Problems of an outlet beyond the rules of its schema. Only new values are checked. Pure. */
export const outletProblems = (sent: Row, before: Row | undefined, now: string = today()): FormProblem[] => {
  const isNew = (name: string): boolean => name in sent && sent[name] !== before?.[name];
  const { fndnYmd } = sent;
  return [
    ...(['url', 'inspUrl'] as const).filter(isNew).flatMap((name) => addressProblem(name, sent[name])),
    ...(isNew('fndnYmd') && typeof fndnYmd === 'string' && fndnYmd > now
      ? [invalid('fndnYmd', '창립일', messages.dateRange.beyondMax)]
      : []),
  ];
};
