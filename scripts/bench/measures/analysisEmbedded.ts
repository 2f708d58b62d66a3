import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import { corpusFolder } from '../corpus/corpusFolder.ts';
import { askedAgain, type Question, questions } from '../corpus/questions.ts';
import type { Figure } from '../figures.ts';
import { bodyOf } from '../requests.ts';
import { analysisFigures } from './analysis.ts';

const rows = 100_000;
const rounds = 5;

/** Maximum delay of other users while a user opens the dashboard: the embedded database runs in the server's thread. */
const delaysBeside = async (staff: Visitor, question: Question): Promise<number[]> => {
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let isOpening = true;
    const opening = bodyOf(staff, askedAgain(question, -1 - round)).finally(() => {
      isOpening = false;
    });
    let longest = 0;
    while (isOpening) {
      const since = performance.now();
      await bodyOf(staff, '/api/health');
      longest = Math.max(longest, performance.now() - since);
    }
    await opening;
    delays.push(longest);
  }
  return delays;
};

/** The same questions on the embedded database, with the maximum number of articles intended for it. */
export const analysisEmbedded: Measure = {
  name: 'analysis-embedded',
  async run({ say, folder }) {
    const place = join(folder, 'corpus');
    cpSync(await corpusFolder(rows, say), place, { recursive: true });
    return withServer({ DATA_DIR: place }, async ({ url }): Promise<Figure[]> => {
      const figures = await analysisFigures(url, 'PGlite, 10만 건');
      const staff = visitor(url);
      await staff.signIn('staff@demo.go.kr', 'Staff!2345');
      for (const question of questions.filter(({ isKept }) => isKept))
        figures.push({
          name: `${question.name}을 여는 동안 다른 요청 (PGlite, 10만 건)`,
          unit: 'ms',
          samples: await delaysBeside(staff, question),
          bar: { of: 'p95', most: 250 },
          note: `${question.path}, 회마다 가장 오래 기다린 /api/health`,
        });
      return figures;
    });
  },
};
