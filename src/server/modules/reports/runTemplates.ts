import { and, asc, desc, eq, lte, min, ne } from 'drizzle-orm';
import { countText } from '#contract/countText.ts';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { today } from '#contract/days.ts';
import { dayInWords } from '#contract/edition.ts';
import { reportRun, reportTemplate, reportTemplateSection } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { RunningJob } from '#server/kernel/jobs/job.ts';
import { insertEdition } from '#server/modules/briefing/index.ts';
import { notify } from '#server/modules/platform/index.ts';
import { type FilledSection, fillSections } from './findItems.ts';
import { nextRunOf, type Template } from './nextRun.ts';
import { ownerOf, readySections } from './readySections.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** What was registered shortly before a search may have been committed after it. */
const overlapMs = 10 * minuteMs;

/** A template whose time has come. */
type Due = Template & { nextRunDt: Date };

type Outcome = Pick<typeof reportRun.$inferInsert, 'sttsCd' | 'brfgId' | 'failRsn' | 'articleIdList'> & {
  /** The template is switched off, for this reason. */
  stopRsn?: string;
};

/** The title of a briefing of this day. */
const titleOf = ({ ttlPtrn }: Pick<Template, 'ttlPtrn'>, day: string): string =>
  ttlPtrn.replaceAll('{날짜}', dayInWords(day));

const told = ({ rptTmplNm, rlsCd }: Template, { sttsCd, failRsn, articleIdList }: Outcome): string => {
  if (sttsCd === 'FAILED') return `${rptTmplNm} – 만들지 못함: ${failRsn ?? ''}`;
  if (sttsCd === 'EMPTY') return `${rptTmplNm} – 새 글이 없어 만들지 않음`;
  const count = countText(articleIdList?.length ?? 0);
  return `${rptTmplNm} – ${count}${rlsCd === 'publish' ? '을 실어 발행' : '을 담은 초안'}`;
};

/**
 * Notes what came of a time, moves the template on and tells its owner, all in the transaction of what it made: each time
 * has one outcome, whoever works on it and wherever they are interrupted.
 */
const conclude = (catalogue: Catalogue, due: Due, now: Date, work: () => Promise<Outcome>): Promise<void> =>
  inTransaction(async () => {
    const { rptTmplId, nextRunDt: dueDt, mdfcnDt } = due;
    const [locked] = await db()
      .select({ rptTmplId: reportTemplate.rptTmplId })
      .from(reportTemplate)
      .where(
        and(
          eq(reportTemplate.rptTmplId, rptTmplId),
          eq(reportTemplate.nextRunDt, dueDt),
          eq(reportTemplate.mdfcnDt, mdfcnDt),
          eq(reportTemplate.delYn, 'N'),
        ),
      )
      .for('update');
    if (!locked) return;
    const { stopRsn, ...outcome } = await work();
    await db()
      .insert(reportRun)
      .values({ ...outcome, rptTmplId, dueDt, srchDt: now, itemCnt: outcome.articleIdList?.length ?? 0 });
    await db()
      .update(reportTemplate)
      .set(
        stopRsn
          ? { useYn: 'N', stopRsn, nextRunDt: null, mdfcnDt: nextVersion(reportTemplate.mdfcnDt) }
          : { nextRunDt: nextRunOf(due, now) },
      )
      .where(eq(reportTemplate.rptTmplId, rptTmplId));
    const { brfgId } = outcome;
    await notify(catalogue, {
      kind: 'report',
      recipients: [due.rgtrId],
      target: brfgId
        ? { entity: 'dailyBriefing', key: brfgId }
        : { entity: 'reportTemplate', key: rptTmplId },
      menuUrl: brfgId ? briefingPath : (entityOf(catalogue, 'reportTemplate').menus[0] ?? ''),
      ttl: told(due, outcome),
      by: { userId: 'SYSTEM', userNm: due.rptTmplNm },
    });
  });

/** Stores the briefing as its composer would. */
const made = async (
  catalogue: Catalogue,
  template: Template,
  caller: Caller,
  filled: readonly FilledSection[],
  now: Date,
): Promise<Outcome> => {
  const sections = filled.filter(({ items }) => items.length > 0);
  if (sections.length === 0) return { sttsCd: 'EMPTY' };
  const day = today(now);
  const { brfgId } = await insertEdition(catalogue, caller, {
    ttl: titleOf(template, day),
    brfgYmd: day,
    cn: template.cn,
    sttsCd: template.rlsCd === 'publish' ? 'PUBLISHED' : 'DRAFT',
    items: sections.flatMap(({ sectNm, items }) => [
      { itemKnd: 'heading', ttl: sectNm },
      ...items.map(({ kind, articleId }) => ({ itemKnd: kind, itemId: articleId })),
    ]),
  });
  const articleIdList = sections.flatMap(({ items }) => items.map(({ articleId }) => articleId));
  return { sttsCd: 'MADE', brfgId: Number(brfgId), articleIdList };
};

/** What a template has not searched yet: since its last run, or from a day before its first time. */
const periodOf = async ({ rptTmplId, nextRunDt }: Due): Promise<{ since: Date; without: number[] }> => {
  const ofTemplate = eq(reportRun.rptTmplId, rptTmplId);
  const [last] = await db()
    .select()
    .from(reportRun)
    .where(and(ofTemplate, ne(reportRun.sttsCd, 'FAILED')))
    .orderBy(desc(reportRun.rptRunId))
    .limit(1);
  const [earliest] = await db()
    .select({ dueDt: min(reportRun.dueDt) })
    .from(reportRun)
    .where(ofTemplate);
  const first = earliest?.dueDt ?? nextRunDt;
  return {
    since: last?.srchDt ? new Date(last.srchDt.getTime() - overlapMs) : new Date(first.getTime() - dayMs),
    without: last?.articleIdList ?? [],
  };
};

const stopped = (reason: string): Outcome => ({ sttsCd: 'FAILED', failRsn: reason, stopRsn: reason });

const runTemplate = async (catalogue: Catalogue, due: Due, now: Date): Promise<void> => {
  const caller = await ownerOf(due.rgtrId);
  if (!caller)
    return conclude(catalogue, due, now, async () =>
      stopped('만든 사람의 계정이 닫혔거나 일일 브리핑을 쓸 권한이 없어졌습니다.'),
    );
  const sections = await db()
    .select()
    .from(reportTemplateSection)
    .where(and(eq(reportTemplateSection.rptTmplId, due.rptTmplId), eq(reportTemplateSection.delYn, 'N')))
    .orderBy(asc(reportTemplateSection.rptTmplSectId));
  const ready = await readySections(catalogue, caller, sections);
  if ('problem' in ready) return conclude(catalogue, due, now, async () => stopped(ready.problem.message));
  const period = await periodOf(due);
  const filled = await fillSections(catalogue, caller, ready, period);
  return conclude(catalogue, due, now, () => made(catalogue, due, caller, filled, now));
};

const failed = (error: unknown): Outcome => ({
  sttsCd: 'FAILED',
  failRsn:
    error instanceof Failure && error.status < 500
      ? error.message
      : '서버의 오류로 만들지 못했습니다. 다음에 만들 때 그동안의 글을 함께 찾습니다.',
});

/**
 * Makes the briefings of all templates whose time has come; a time that was missed is made up once. May be interrupted at
 * any moment. @returns 'more' if work remains
 * @throws AggregateError to be tried again; the last try notes the failures instead
 */
export const runTemplates = async (
  catalogue: Catalogue,
  { isOver, signal, isLastTry }: Pick<RunningJob, 'isOver' | 'signal' | 'isLastTry'>,
  onError: (error: unknown, rptTmplId: number) => void,
  now: () => Date | Promise<Date> = databaseTime,
): Promise<void | 'more'> => {
  const found = await db()
    .select()
    .from(reportTemplate)
    .where(
      and(
        lte(reportTemplate.nextRunDt, await now()),
        eq(reportTemplate.useYn, 'Y'),
        eq(reportTemplate.delYn, 'N'),
      ),
    )
    .orderBy(asc(reportTemplate.nextRunDt), asc(reportTemplate.rptTmplId));
  const errors: unknown[] = [];
  for (const template of found) {
    if (isOver()) return 'more';
    signal.throwIfAborted();
    const due = template as Due;
    try {
      await runTemplate(catalogue, due, await now());
    } catch (error) {
      signal.throwIfAborted();
      // the others are made nevertheless
      onError(error, due.rptTmplId);
      if (isLastTry) await conclude(catalogue, due, await now(), async () => failed(error));
      else errors.push(error);
    }
  }
  if (errors.length) throw new AggregateError(errors, 'Reports could not be made.');
  return undefined;
};
