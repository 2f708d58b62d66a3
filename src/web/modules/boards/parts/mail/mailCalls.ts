import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { PaperKind } from '#contract/dailyBriefing.ts';
import type { Calls } from '#generated/api/calls.ts';
import { http } from '#web/client/http/http.ts';
import { write } from '#web/client/http/write.ts';
import { isGroupRecipient, type Recipient } from '#web/modules/accounts/index.ts';

const passedOnKinds = ['article', 'thinkTank', 'sns'] as const;

export type MailKind = 'post' | 'product' | 'dailyBriefing' | (typeof passedOnKinds)[number];
export type Preview = Calls['POST /emails/board/preview']['answer']['data'];
export type Outcome = Calls['POST /emails/board']['answer']['data'];
type Log = Calls['GET /emails/board/log']['answer'];
export type LogLine = Log['data'][number];
export type Skipped = Preview['skipped'][number];

/** A record that is mailed. */
export interface Mailed {
  boardKnd: MailKind;
  pstId: number;
}

/** True if records of this kind may be forwarded by any reader, with a note by the sender. */
export const isPassedOn = ({ boardKnd }: Mailed): boolean => passedOnKinds.some((kind) => kind === boardKnd);

/**
 * The recipients, and whether those who already got the mail get it again. Without `recipients` those of the record.
 */
export interface MailOptions {
  recipients?: readonly Recipient[] | undefined;
  again: boolean;
}

const bodyOf = (record: Mailed, { recipients, again }: MailOptions) => ({
  ...record,
  again,
  ...(recipients && {
    recipients: recipients.map((one) =>
      isGroupRecipient(one) ? { groupId: one.groupId ?? null } : { userId: one.userId ?? null },
    ),
  }),
});

/** A key for one press of the button. `randomUUID` exists on https only. */
export const newSendKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who would get the mail, and who would be skipped. */
export const usePreview = (record: Mailed, options: MailOptions) => {
  const body = bodyOf(record, options);
  return useQuery({
    queryKey: ['mail preview', body],
    enabled: options.recipients === undefined || options.recipients.length > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      write<Preview>('POST', '/emails/board/preview', body, { signal, quiet: true, background: true }),
  });
};

/** With the sender's note and files of the record. @throws HttpProblem */
export const sendMail = (
  record: Mailed,
  options: MailOptions,
  sendKey: string,
  { noteCn = '', fileKnds = [] }: { noteCn?: string; fileKnds?: readonly PaperKind[] } = {},
): Promise<Outcome> =>
  write<Outcome>(
    'POST',
    '/emails/board',
    {
      ...bodyOf(record, options),
      sendKey,
      ...(noteCn.trim() && { noteCn }),
      ...(fileKnds.length > 0 && { fileKnds }),
    },
    { quiet: true },
  );

const logKey = ({ boardKnd, pstId }: Mailed) => ['mail log', boardKnd, pstId];

export const logSize = 20;

/** Polling interval in milliseconds while mails are on their way. */
const glance = 3_000;

export const useMailLog = (record: Mailed, page: number, isOpen: boolean) =>
  useQuery<Log>({
    queryKey: [...logKey(record), page],
    enabled: isOpen,
    refetchInterval: ({ state: { data } }) =>
      // numbers and lines are read by separate queries: a mail may have been sent between them
      data?.stats?.waiting || data?.data.some(({ sttsCd }) => sttsCd === 'waiting') ? glance : false,
    queryFn: async ({ signal }) => {
      const params = { ...record, page, size: logSize };
      return (await http.get<Log>('/emails/board/log', { params, signal, quiet: true, background: true }))
        .data;
    },
  });

/** Reloads the log after a sending. */
export const refreshLog = (queries: QueryClient, record: Mailed): void =>
  void queries.invalidateQueries({ queryKey: logKey(record) });
