import { joined, type Piece, partsOf } from './paragraphs.ts';
import type { AnswerDefect } from './reasons.ts';
import {
  type Action,
  digestLength,
  type Finding,
  partLength,
  type Source,
  shortLength,
  type Task,
} from './task.ts';

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** The paragraphs at the beginning of a text, up to a length; the first at least in part. */
const beginning = (paragraphs: readonly string[], maxLength: number): string[] =>
  partsOf(paragraphs, maxLength)[0]?.map(({ text }) => text) ?? [];

/** The parts in which the body of an article is translated. */
const translatedParts = ({ paragraphs }: Pick<Source, 'paragraphs'>): Piece[][] =>
  partsOf(paragraphs, partLength);

/** The tasks for an article, always in the same order and with the same keys. */
export const tasksOf = (source: Source): Task[] => {
  const { articleId, language, title, paragraphs, wants } = source;
  const task = (action: Action, key: string, texts: string[]): Task => ({
    articleId,
    action,
    key,
    language,
    title,
    paragraphs: texts,
  });
  const isTranslated = wants.title || wants.body;
  const texts = wants.body ? paragraphs : [];
  if (isTranslated && wants.digest && title.length + lengthOf(paragraphs) <= shortLength)
    return [task('READ', 'read', paragraphs)];
  const parts = wants.body ? translatedParts({ paragraphs: texts }) : [];
  const translations = parts.length ? parts : wants.title ? [[]] : [];
  return [
    ...translations.map((part, index) =>
      task(
        'TRANSLATE',
        `part${index}`,
        part.map(({ text }) => text),
      ),
    ),
    ...(wants.digest ? [task('DIGEST', 'digest', beginning(paragraphs, digestLength))] : []),
  ];
};

const maxTasks = 8;
const maxCharacters = 6_000;

/**
 * Groups tasks into calls: one action per call, and few enough tasks that the model keeps them apart. Their order is
 * kept, so that an article is finished before the next one begins.
 */
export const callsOf = (tasks: readonly Task[]): Task[][] => {
  const calls: Task[][] = [];
  const open = new Map<Action, { call: Task[]; room: number }>();
  for (const task of tasks) {
    const length = task.title.length + lengthOf(task.paragraphs);
    const last = open.get(task.action);
    if (last && last.call.length < maxTasks && length <= last.room) {
      last.call.push(task);
      last.room -= length;
      continue;
    }
    const call = [task];
    calls.push(call);
    open.set(task.action, { call, room: maxCharacters - length });
  }
  return calls;
};

/** Machine-made texts of an article; absent fields were not made. */
export interface MachineTexts {
  kornTtl?: string;
  articleTransCn?: string;
  featExtrSmry?: string;
  lclsfNm?: 'KOREA' | 'GLOBAL';
  featExtrMclsf?: string;
  featExtrKwdList?: string[];
}

/** Results of an article's tasks, by task key. */
export type Findings = Record<string, Finding & { problem?: AnswerDefect | undefined }>;

/** A body with a missing part is discarded. */
const bodyOf = (source: Source, findings: Findings): string | undefined => {
  if (!source.wants.body) return undefined;
  if (findings.read) return findings.read.paragraphs?.join('\n');
  const parts = translatedParts(source);
  const translated = parts.map((_part, index) => findings[`part${index}`]?.paragraphs);
  return translated.every((part) => part !== undefined) ? joined(parts, translated) : undefined;
};

/** The texts of an article assembled from the results of its tasks, and the first problem among them. */
export const assembled = (
  source: Source,
  findings: Findings,
): { texts: MachineTexts; problem: AnswerDefect | undefined } => {
  const { wants } = source;
  const title = (findings.read ?? findings.part0)?.title;
  const body = bodyOf(source, findings);
  const notes = findings.read ?? findings.digest ?? {};
  const texts: MachineTexts = {
    ...(wants.title && title && { kornTtl: title }),
    ...(body && { articleTransCn: body }),
    ...(wants.digest && notes.summary && { featExtrSmry: notes.summary }),
    ...(wants.digest && notes.scope && { lclsfNm: notes.scope }),
    ...(wants.digest && notes.class && { featExtrMclsf: notes.class }),
    ...(wants.digest && notes.keywords && { featExtrKwdList: notes.keywords }),
  };
  const problem = tasksOf(source)
    .map(({ key }) => findings[key]?.problem)
    .find((one) => one !== undefined);
  return { texts, problem };
};
