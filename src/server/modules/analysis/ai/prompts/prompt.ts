import { randomBytes } from 'node:crypto';
import type { Action, Task } from '../task.ts';
import { roomFor } from '../tokenCount.ts';
import { noteRules, roleRules, translationRules } from './rules.ts';

/** Several short articles at once: translation and notes. */
const readPrompt = {
  version: 'read-1',
  instructions: `${roleRules}
Shape of the answer: {"articles":[{"id":"…","title":"…","paragraphs":["…"],"summary":"…","scope":"KOREA","class":"…","keywords":["…"]}]}

Translate title and paragraphs of each article into Korean and write the notes on it, in Korean.

${translationRules}

${noteRules}`,
};

/** A part of a long article; each part is sent with the headline, so that names are translated consistently. */
const translatePrompt = {
  version: 'translate-1',
  instructions: `${roleRules}
Shape of the answer: {"articles":[{"id":"…","title":"…","paragraphs":["…"]}]}

Translate title and paragraphs of each entry into Korean. The paragraphs may be a part from the middle of a longer article.

${translationRules}`,
};

/** Notes on articles, based on their beginning. */
const digestPrompt = {
  version: 'digest-1',
  instructions: `${roleRules}
Shape of the answer: {"articles":[{"id":"…","summary":"…","scope":"KOREA","class":"…","keywords":["…"]}]}

Write the notes on each article, in Korean. Do not translate it. Long articles are cut off at their end.

${noteRules}`,
};

/** Instructions with their version, which must change whenever the text changes. */
export interface Prompt {
  version: string;
  instructions: string;
}

const prompts: Record<Action, Prompt> = {
  READ: readPrompt,
  TRANSLATE: translatePrompt,
  DIGEST: digestPrompt,
};

/** A class of articles, as in the common codes. */
export interface ArticleClass {
  code: string;
  name: string;
}

/** A question to the model. */
export interface Question {
  action: Action;
  version: string;
  system: string;
  user: string;
  /** Maximum tokens of the answer. */
  room: number;
  /** Ids of the tasks in this question, in order. */
  ids: string[];
}

const lengthOf = ({ title, paragraphs }: Task): number =>
  title.length + paragraphs.reduce((sum, text) => sum + text.length, 0);

/**
 * The question for tasks of one action. Texts are sent as JSON, so that no text can end the data, and under random ids,
 * so that no article can answer for another.
 */
export const questionOf = (
  tasks: readonly Task[],
  classes: readonly ArticleClass[],
  draw = () => randomBytes(5).toString('hex'),
): Question => {
  const action = tasks[0]?.action ?? 'READ';
  const { version, instructions } = prompts[action];
  const ids = tasks.map(() => `n${draw()}`);
  const list = classes.map(({ code, name }) => `${code} = ${name}`).join('; ');
  return {
    action,
    version,
    system: instructions.replace('{classes}', () => list),
    user: JSON.stringify({
      articles: tasks.map(({ language, title, paragraphs }, index) => ({
        id: ids[index],
        language: language ?? 'unknown',
        title,
        paragraphs,
      })),
    }),
    room: roomFor(tasks.reduce((sum, task) => sum + (action === 'DIGEST' ? 400 : lengthOf(task) + 400), 0)),
    ids,
  };
};

/** The current versions of all prompts; texts with another version are outdated. */
export const promptVersions: readonly string[] = Object.values(prompts).map(({ version }) => version);

export const promptVersionOf = (action: Action): string => prompts[action].version;
