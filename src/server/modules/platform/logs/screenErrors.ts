import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { visitCounter } from '#server/kernel/outside/visitLimits.ts';

/** Reports that one person's screens may send in a minute; the others of the minute are dropped. */
const maxPerMinute = 10;

/** Notes in the error log that a screen failed in the browser; the stack goes into the server's own log alone. */
export const screenErrorHandler = (): Handler<'POST /screen-error'> => {
  const secondsToWait = visitCounter(maxPerMinute);
  return async ({ operation, body, caller, request }) => {
    const { user, ip } = caller as Caller;
    if (secondsToWait(user.userId, Date.now()) !== undefined) return { data: {} };
    const { screenPath, errCn, stack } = body;
    request.log.error({ screen: screenPath, message: errCn, stack }, 'screen failed');
    request.server.logs.add('error', {
      regDt: new Date(),
      reqId: request.id,
      errCd: 'SCREEN',
      errCn,
      userId: user.userId,
      userEml: user.eml,
      userNm: user.userNm,
      menu: { urls: [screenPath], named: undefined },
      prgrmNm: operation.summary,
      oprtnId: screenPath,
      ip,
    });
    return { data: {} };
  };
};
