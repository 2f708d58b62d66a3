import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import { codesUnder } from '#server/modules/platform/index.ts';
import { type AiClient, AiUnavailableError } from './aiClient.ts';
import { applyMachineTexts } from './applyMachineTexts.ts';
import {
  type ArticleRow,
  findingsOf,
  readRows,
  sourceMark,
  sourceOf,
  touchedByPeople,
  wantsOf,
} from './articleRows.ts';
import { articlesRequested, articlesWaiting } from './articlesWaiting.ts';
import { assembled, callsOf, type Findings, tasksOf } from './plan.ts';
import { type ArticleClass, promptVersionOf, questionOf } from './prompts/prompt.ts';
import { claim, finish, release, renewLease, storeFindings } from './readings.ts';
import type { CallFailure, NotCalledReason } from './reasons.ts';
import type { Source, Task } from './task.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';

/** Result of reading articles by machine. */
interface ReadingOutcome {
  done: number;
  failed: number;
  /** Number of articles released because the provider was not called or did not answer. */
  waiting: number;
  /** Why, and when to retry if known. */
  reason?: NotCalledReason | CallFailure | undefined;
  until?: Date | undefined;
}

/** An article being read. */
interface Reading {
  source: Source;
  mark: string;
  findings: Findings;
  open: Set<string>;
}

const classesNow = async (): Promise<ArticleClass[]> =>
  (await codesUnder(['MCLSF'])).map(({ cdId, cdNm }) => ({ code: cdId, name: cdNm ?? cdId }));

const readingOf = (row: ArticleRow, touched: ReadonlySet<string> | undefined, model: string): Reading => {
  const source = sourceOf(row, wantsOf(row, touched, model));
  const findings = findingsOf(row);
  const open = new Set(
    tasksOf(source)
      .map(({ key }) => key)
      .filter((key) => !findings[key]),
  );
  return { source, mark: sourceMark(row), findings, open };
};

/** The prompt version of each field. */
const promptsOf = ({ source }: Reading): Record<string, string> => {
  const tasks = tasksOf(source);
  const of = (...actions: Task['action'][]) => {
    const task = tasks.find(({ action }) => actions.includes(action));
    return task ? promptVersionOf(task.action) : '';
  };
  const [translation, notes] = [of('READ', 'TRANSLATE'), of('READ', 'DIGEST')];
  return {
    kornTtl: translation,
    articleTransCn: translation,
    featExtrSmry: notes,
    lclsfNm: notes,
    featExtrMclsf: notes,
    featExtrKwdList: notes,
  };
};

/** Combines two attempts: the valid parts of the second, else of the first. */
const ofBoth = (first: Verdict, second: Verdict): Verdict =>
  second.problem ? { finding: { ...first.finding, ...second.finding }, problem: second.problem } : second;

/**
 * Reads articles by machine: translation, summary, classes and keywords as far as they are missing. May be called
 * repeatedly for the same articles and aborted at any moment: no result is stored twice, and only the interrupted call
 * is repeated. Articles that must wait are released with the reason.
 */
export const readByMachine = async (
  aiClient: AiClient,
  articleIds: readonly number[],
): Promise<ReadingOutcome> => {
  const model = aiClient.settings.model;
  const outcome: ReadingOutcome = { done: 0, failed: 0, waiting: 0 };
  const reader = randomUUID();
  const claimed = await claim([...new Set(articleIds)], reader);
  const unfinished = new Set(claimed);
  const readings = new Map<number, Reading>();

  const settleArticle = async (reading: Reading): Promise<void> => {
    const { source, mark, findings } = reading;
    const { texts, problem } = assembled(source, findings);
    unfinished.delete(source.articleId);
    const written = await inTransaction(async () => {
      if ((await renewLease([source.articleId], reader)).size === 0) return null;
      const fields = await applyMachineTexts(source.articleId, {
        source: mark,
        texts,
        model,
        prompts: promptsOf(reading),
      });
      if (fields) await finish(source.articleId, problem);
      else await release([source.articleId], { reader, reason: null });
      return fields;
    });
    // another server has claimed it by now
    if (written === null) return;
    if (!written) outcome.waiting += 1;
    else if (problem) outcome.failed += 1;
    else outcome.done += 1;
  };

  /** Stores the results of tasks; tasks without a verdict have none. */
  const keeping =
    (tasks: readonly Task[], verdicts: readonly (Verdict | undefined)[]) => async (): Promise<void> => {
      for (const [index, { articleId, key }] of tasks.entries()) {
        const reading = readings.get(articleId);
        const verdict = verdicts[index];
        if (!reading || !verdict) continue;
        const finding = { ...verdict.finding, ...(verdict.problem && { problem: verdict.problem }) };
        await storeFindings(articleId, { reader, source: reading.mark, findings: { [key]: finding } });
        reading.findings[key] = finding;
        reading.open.delete(key);
      }
    };

  const classes = claimed.length ? await classesNow() : [];

  /** Asks once. @returns the verdicts; those without a problem are stored, or all on the last try */
  const ask = async (tasks: readonly Task[], before?: Verdict): Promise<Verdict[]> => {
    const question = questionOf(tasks, classes);
    let verdicts: Verdict[] = [];
    const whole = (problem: NonNullable<Verdict['problem']>): Verdict[] =>
      tasks.map(() => ({ finding: {}, problem }));
    const isLast = before !== undefined;
    const final = () => (before ? verdicts.map((verdict) => ofBoth(before, verdict)) : verdicts);
    const problem = await aiClient.ask(
      question,
      tasks.map(({ articleId }) => articleId),
      (answer) => {
        const evaluated = answer.problem ?? verdictsOf(question, tasks, classes, answer.text);
        verdicts = typeof evaluated === 'string' ? whole(evaluated) : evaluated;
        return {
          result: verdicts.find((verdict) => verdict.problem)?.problem ?? 'OK',
          keep: keeping(
            tasks,
            final().map((verdict) => (isLast || !verdict.problem ? verdict : undefined)),
          ),
        };
      },
    );
    if (verdicts.length === 0 && problem !== 'OK') {
      verdicts = whole(problem);
      if (isLast) await inTransaction(keeping(tasks, final()));
    }
    return final();
  };

  /**
   * Extends the claim on unfinished articles for the duration of one more call. @returns the tasks still claimed by
   * this reader
   */
  const kept = async (tasks: readonly Task[]): Promise<Task[]> => {
    const leased = await renewLease([...unfinished], reader);
    for (const articleId of unfinished) if (!leased.has(articleId)) unfinished.delete(articleId);
    return tasks.filter(({ articleId }) => leased.has(articleId));
  };

  const finishRead = async (tasks: readonly Task[]): Promise<void> => {
    for (const articleId of new Set(tasks.map((task) => task.articleId))) {
      const reading = readings.get(articleId);
      if (reading && reading.open.size === 0 && unfinished.has(articleId)) await settleArticle(reading);
    }
  };

  try {
    const touched = await touchedByPeople(claimed);
    for (const row of await readRows(claimed))
      readings.set(row.articleId, readingOf(row, touched.get(row.articleId), model));
    const all = [...readings.values()];
    // articles whose tasks an earlier run completed, and articles that need no task
    for (const reading of all) if (reading.open.size === 0) await settleArticle(reading);
    const tasks = all.flatMap(({ source, open }) => tasksOf(source).filter(({ key }) => open.has(key)));
    for (const planned of callsOf(tasks)) {
      const call = await kept(planned);
      if (call.length === 0) continue;
      const verdicts = await ask(call);
      for (const [index, task] of call.entries()) {
        const first = verdicts[index];
        if (first?.problem && (await kept([task])).length) await ask([task], first);
      }
      await finishRead(call);
    }
    // articles deleted since they were claimed
    await release([...unfinished], { reader, reason: null });
  } catch (error) {
    const reason = error instanceof AiUnavailableError ? error.reason : null;
    outcome.waiting += unfinished.size;
    await release([...unfinished], { reader, reason });
    if (!(error instanceof AiUnavailableError)) throw error;
    outcome.reason = error.reason;
    outcome.until = error.until;
  }
  return outcome;
};

/** Articles claimed at once: short ones share a call. */
const atOnce = 6;
/** Articles per query; newly requested ones come first in the next query. */
const perLook = 60;

/**
 * Reads waiting articles, requested ones first, until none is left or the provider is unavailable. Several servers
 * share the work, because each claims the articles that it reads. @returns 'more' if some are left
 */
export const readWaitingArticles = async (
  aiClient: AiClient,
  log: Pick<FastifyBaseLogger, 'info'>,
  { isOver }: Pick<StopCondition, 'isOver'>,
): Promise<void | 'more'> => {
  for (let read = 1; read > 0; ) {
    const waiting = await articlesWaiting(perLook);
    read = 0;
    while (waiting.length) {
      if (isOver()) return 'more';
      const asked = await articlesRequested(atOnce);
      const ids = [...new Set([...asked, ...waiting.splice(0, atOnce - asked.length)])];
      const outcome = await readByMachine(aiClient, ids);
      log.info({ articles: ids.length, ...outcome }, 'articles read by machine');
      if (outcome.reason) return undefined;
      // articles claimed by another server in the meantime are skipped
      read += outcome.done + outcome.failed;
    }
  }
  return undefined;
};
