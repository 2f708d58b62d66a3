import { and, eq, sql } from 'drizzle-orm';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { webHook, webHookDelivery } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import { refusalOf } from '#server/kernel/outside/guardedLookup.ts';
import { requireVisitAllowed } from '#server/kernel/outside/visitLimits.ts';
import { type Sender, sendTest } from './deliver.ts';
import { isWaitingOf, viewProblem } from './hooks.ts';
import { newSecret } from './signature.ts';

const addressProblem = (given: unknown, sender: Sender): FormProblem | undefined => {
  const url = typeof given === 'string' ? URL.parse(given) : null;
  // what is no address at all, the form says
  if (!url) return undefined;
  if (url.protocol !== 'https:')
    return invalid('url', '받는 주소', 'https로 시작하는 주소만 쓸 수 있습니다.');
  if (url.username || url.password)
    return invalid('url', '받는 주소', '주소에 아이디와 비밀번호를 넣을 수 없습니다.');
  return refusalOf(url, sender)
    ? invalid('url', '받는 주소', '내부망 주소로는 보낼 수 없습니다. 인터넷에서 열리는 주소를 적어 주세요.')
    : undefined;
};

type Ids = 'POST /insert-webhook' | 'PUT /update-webhook' | 'PUT /webhook-secret' | 'PUT /webhook-test';

/** Web hooks: what is new in a view, sent to other systems. */
export const hookHandlers = (
  catalogue: Catalogue,
  sender: Sender,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'webHook');
  const check = async (
    caller: Caller,
    { url, viewId }: { url?: unknown; viewId?: unknown },
  ): Promise<void> => {
    const address = addressProblem(url, sender);
    const view = typeof viewId === 'number' ? await viewProblem(catalogue, caller, viewId) : undefined;
    const problems = [...(address ? [address] : []), ...(view ? [invalid('viewId', '보낼 보기', view)] : [])];
    if (problems.length) throw validationFailure(problems);
  };
  return {
    'POST /insert-webhook': async ({ body, caller }) => {
      await check(caller, { ...body });
      const { userId } = caller.user;
      const sinceDt = await databaseTime();
      const own = () => ({ userId, scrtCn: newSecret(), sinceDt });
      return {
        data: asAnswer(presentRecord(spec, await insertRecord(catalogue, spec, caller, body, [], own))),
      };
    },
    'PUT /update-webhook': async ({ body, caller }) => {
      await check(caller, { ...body });
      const { userId } = caller.user;
      const sinceDt = await databaseTime();
      const record = await updateRecord(
        catalogue,
        spec,
        caller,
        body,
        [],
        [],
        ({ before, record: next }) => ({
          // who changes a hook answers for what it reads
          userId,
          ...(next.useYn === 'Y' && before?.useYn === 'N' && { pauseRsn: null, failSinceDt: null }),
          ...(next.viewId !== before?.viewId && { sinceDt }),
        }),
      );
      // one that is switched on again goes on with what was waiting
      await db()
        .update(webHookDelivery)
        .set({ nextTryDt: sql`now()` })
        .where(isWaitingOf(Number(record.hookId)));
      return { data: asAnswer(presentRecord(spec, record)) };
    },
    'PUT /webhook-secret': async ({ body: { hookId } }) => {
      const scrtCn = newSecret();
      const [changed] = await db()
        .update(webHook)
        .set({ scrtCn })
        .where(and(eq(webHook.hookId, hookId), eq(webHook.delYn, 'N')))
        .returning({ hookId: webHook.hookId });
      if (!changed) throw notFound('외부 전송');
      return { data: { scrtCn } };
    },
    'PUT /webhook-test': async ({ body: { hookId }, caller }) => {
      requireVisitAllowed(caller.user.userId);
      return { data: await sendTest(hookId, sender) };
    },
  };
};
