import { z } from 'zod';
import {
  answerJson,
  bodyProblem,
  isLeak,
  isRefusal,
  plainAnswer,
  plainLine,
  summaryProblem,
  titleProblem,
} from './answerChecks.ts';
import type { ArticleClass, Question } from './prompts/prompt.ts';
import type { AnswerDefect } from './reasons.ts';
import type { Finding, Task } from './task.ts';

/** The valid part of an answer to one task, and its first defect. */
export interface Verdict {
  finding: Finding;
  problem?: AnswerDefect | undefined;
}

const envelope = z.object({ articles: z.array(z.unknown()) });
const named = z.object({ id: z.string() });
const translated = z.object({ title: z.string(), paragraphs: z.array(z.string()) });
const noted = z.object({
  summary: z.string(),
  scope: z.enum(['KOREA', 'GLOBAL']),
  class: z.string(),
  keywords: z.array(z.unknown()),
});

/** Limits of the columns, and of keyword chips. */
const maxTitleLength = 500;
const maxKeywordLength = 40;
const maxKeywords = 8;

const keywordsOf = (words: readonly unknown[]): string[] => {
  const plain = words
    .filter((word) => typeof word === 'string')
    .map((word) => plainLine(word, '').replace(/^#+\s*/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word.length <= maxKeywordLength);
  return [...new Set(plain)].slice(0, maxKeywords);
};

const translationOf = (task: Task, answer: unknown): Verdict => {
  const read = translated.safeParse(answer);
  if (!read.success) return { finding: {}, problem: 'WRONG_SHAPE' };
  const title = plainLine(read.data.title, task.title).slice(0, maxTitleLength);
  const paragraphs = read.data.paragraphs.map((text, index) => plainLine(text, task.paragraphs[index] ?? ''));
  const ofTitle = titleProblem(task.title, title);
  const ofBody = bodyProblem(task.paragraphs, paragraphs);
  return {
    finding: { ...(!ofTitle && { title }), ...(!ofBody && { paragraphs }) },
    problem: ofBody ?? ofTitle,
  };
};

const notesOf = (task: Task, answer: unknown, classes: readonly ArticleClass[]): Verdict => {
  const read = noted.safeParse(answer);
  if (!read.success) return { finding: {}, problem: 'WRONG_SHAPE' };
  const article = [task.title, ...task.paragraphs].join('\n');
  const summary = plainAnswer(read.data.summary, article).replaceAll(/\s*\n\s*/g, ' ');
  const ofSummary = summaryProblem(article, summary);
  const isClass = classes.some(({ code }) => code === read.data.class);
  const keywords = keywordsOf(read.data.keywords);
  return {
    finding: {
      scope: read.data.scope,
      ...(!ofSummary && { summary }),
      ...(isClass && { class: read.data.class }),
      ...(keywords.length > 0 && { keywords }),
    },
    problem: ofSummary ?? (isClass && keywords.length > 0 ? undefined : 'WRONG_SHAPE'),
  };
};

const textsOf = ({ title, paragraphs = [], summary, keywords = [] }: Finding): string[] => [
  ...(title ? [title] : []),
  ...paragraphs,
  ...(summary ? [summary] : []),
  ...keywords,
];

const verdictOf = (
  question: Question,
  task: Task,
  answer: unknown,
  classes: readonly ArticleClass[],
): Verdict => {
  const parts = [
    ...(task.action === 'DIGEST' ? [] : [translationOf(task, answer)]),
    ...(task.action === 'TRANSLATE' ? [] : [notesOf(task, answer, classes)]),
  ];
  const finding: Finding = Object.assign({}, ...parts.map((part) => part.finding));
  if (isLeak(question.system, question.ids, textsOf(finding))) return { finding: {}, problem: 'LEAK' };
  return { finding, problem: parts.find(({ problem }) => problem)?.problem };
};

/**
 * Evaluates an answer task by task. Fields that were not requested are ignored.
 * @returns one verdict per task in order, or the defect of the whole answer
 */
export const verdictsOf = (
  question: Question,
  tasks: readonly Task[],
  classes: readonly ArticleClass[],
  text: string,
): Verdict[] | AnswerDefect => {
  if (text.trim() === '') return 'EMPTY';
  const answer = answerJson(text);
  if (answer === undefined) return isRefusal(text) ? 'REFUSED' : 'NOT_JSON';
  const read = envelope.safeParse(answer);
  if (!read.success) return 'WRONG_SHAPE';
  const byId = new Map<string, unknown>();
  for (const item of read.data.articles) {
    const id = named.safeParse(item).data?.id;
    if (id === undefined) return 'WRONG_SHAPE';
    if (byId.has(id) || !question.ids.includes(id)) return 'WRONG_IDS';
    byId.set(id, item);
  }
  return tasks.map((task, index) => {
    const id = question.ids[index] ?? '';
    if (!byId.has(id)) return { finding: {}, problem: 'WRONG_IDS' };
    return verdictOf(question, task, byId.get(id), classes);
  });
};
