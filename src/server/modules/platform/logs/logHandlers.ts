import { today } from '#contract/days.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { mask } from '#server/kernel/crud/mask.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell, ExportColumn, ExportTable } from '#server/kernel/export/table.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { visitCounter } from '#server/kernel/outside/visitLimits.ts';
import { anomalies, checkPersons, type PersonCheck } from './checkReport.ts';

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

type Ids = 'GET /privacyloghistory-report' | 'POST /screen-error';

const columns: [label: string, width: number, of: (check: PersonCheck) => Cell][] = [
  ['이름', 12, ({ userNm }) => userNm],
  ['이메일', 26, ({ userEml }) => mask('email', userEml) as string | null],
  ['계정', 38, ({ userId }) => userId],
  ['열람', 8, ({ looks }) => looks],
  ['내보내기', 10, ({ exports }) => exports],
  ['파일', 8, ({ files }) => files],
  ['등록·변경·삭제', 15, ({ changes }) => changes],
  ['조회(가림)', 11, ({ views }) => views],
  ['개인정보로 검색', 15, ({ searches }) => searches],
  ['메일 발송', 10, ({ sends }) => sends],
  ['가리지 않은 내보내기', 22, ({ revealed }) => revealed],
  ['처리 건수', 11, ({ rowCnt }) => rowCnt],
  ['한 번에 최대', 14, ({ most }) => most],
  ['야간(22~06시)', 15, ({ nights }) => nights],
  ['주말', 8, ({ weekends }) => weekends],
  ['사유 없음', 11, ({ withoutReason }) => withoutReason],
  ['지난 3개월 월평균', 19, ({ usual }) => Math.round(usual * 10) / 10],
  ['점검할 점', 40, (check) => anomalies(check).join(', ')],
  ['점검 의견', 30, () => null],
];

const heads = columns.map(([label, width]): ExportColumn => ({ label, width }));

const reportOf = (month: string, checks: readonly PersonCheck[], by: string): ExportTable => {
  const odd = checks.filter((check) => anomalies(check).length > 0).length;
  return {
    preamble: [
      `개인정보 접근 기록 월간 점검 (${month})`,
      `만든 때: ${koreanTime(new Date())} / 만든 사람: ${by}`,
      `개인정보를 처리한 사람 ${checks.length}명, 점검이 필요한 사람 ${odd}명`,
    ],
    columns: heads,
    batches: (async function* () {
      yield checks.map((check) => columns.map(([, , of]) => of(check)));
    })(),
  };
};

/** Endpoints for the monthly check of personal data use, and for errors reported by screens. */
export const logHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /screen-error': screenErrorHandler(),
  'GET /privacyloghistory-report': async (call) => {
    const { query, caller, reply } = call;
    if (query.month > today().slice(0, 7))
      throw validationFailure([invalid('month', '점검 월', '지난달까지와 이번 달만 점검할 수 있습니다.')]);
    const checks = await checkPersons(query.month);
    const spec = entityOf(catalogue, 'privacyLog');
    await logPersonalDataAccess(call.operation, spec, caller, {
      prcsClsfCd: 'REPORT',
      prcsCn: '월간 점검 보고서',
      trgtKey: null,
      rsn: `${query.month} 점검`,
      rowCnt: checks.length,
    });
    const report = reportOf(query.month, checks, caller.user.userNm);
    return sendTable(reply, report, {
      label: `개인정보 접근 기록 월간 점검_${query.month}`,
      format: 'xlsx',
      total: checks.length,
    });
  },
});
