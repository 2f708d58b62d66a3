import { type Piece, partsOf } from './paragraphs.ts';
import { type Action, digestLength, partLength, type Source, shortLength, type Task } from './task.ts';

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** The paragraphs at the beginning of a text, up to a length; the first at least in part. */
const beginning = (paragraphs: readonly string[], maxLength: number): string[] =>
  partsOf(paragraphs, maxLength)[0]?.map(({ text }) => text) ?? [];

/** The parts in which the body of an article is translated. */
export const translatedParts = ({ paragraphs }: Pick<Source, 'paragraphs'>): Piece[][] =>
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
