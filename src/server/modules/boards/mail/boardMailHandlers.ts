import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { mailLog } from './mailLog.ts';
import { previewOf, sendRecord } from './sendRecord.ts';

type Ids = 'POST /emails/board' | 'POST /emails/board/preview' | 'GET /emails/board/log';

/** Handlers for mailing posts, product posts and daily briefings. */
export const boardMailHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /emails/board': async ({ body, caller }) => ({
    data: await sendRecord(catalogue, caller, body, environment),
  }),
  'POST /emails/board/preview': async ({ body, caller }) => ({
    data: await previewOf(catalogue, caller, body, environment.smtpUrl !== undefined),
  }),
  'GET /emails/board/log': ({ query, caller }) => mailLog(catalogue, caller, query),
});
