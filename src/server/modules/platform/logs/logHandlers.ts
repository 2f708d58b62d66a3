import { today } from '#contract/days.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { visitCounter } from '#server/kernel/outside/visitLimits.ts';
import { readMonthlyReport } from './monthlyReport.ts';

type Ids = 'GET /privacyloghistory-report' | 'POST /screen-error';

/** Maximum error reports per user and minute; further ones are dropped. */
const maxPerMinute = 10;

/** Records in the error log that a screen failed in the browser; the stack goes only into the server's own log. */
const screenErrorHandler = (): Handler<'POST /screen-error'> => {
  const secondsToWait = visitCounter(maxPerMinute);
  return async ({ operation, body, caller, request }) => {
    const { user, ip } = caller as Caller;
    if (secondsToWait(user.userId, performance.now()) !== undefined) return { data: {} };
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

/** Answers with the monthly report on uses of personal data as a workbook; the report itself is logged as such a use. */
const monthlyReportHandler =
  (catalogue: Catalogue): Handler<'GET /privacyloghistory-report'> =>
  async ({ operation, query: { month }, caller, reply }) => {
    if (month > today().slice(0, 'yyyy-MM'.length))
      throw validationFailure([invalid('month', '점검 월', '지난달까지와 이번 달만 점검할 수 있습니다.')]);
    const { table, persons } = await readMonthlyReport(month, caller.user.userNm);
    await logPersonalDataAccess(operation, entityOf(catalogue, 'privacyLog'), caller, {
      prcsClsfCd: 'REPORT',
      prcsCn: '월간 점검 보고서',
      trgtKey: null,
      rsn: `${month} 점검`,
      rowCnt: persons,
    });
    return sendTable(reply, table, {
      label: `개인정보 접근 기록 월간 점검_${month}`,
      format: 'xlsx',
      total: persons,
    });
  };

/** Endpoints for the monthly check of personal data use, and for errors reported by screens. */
export const logHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /screen-error': screenErrorHandler(),
  'GET /privacyloghistory-report': monthlyReportHandler(catalogue),
});
