import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { paragraphsOf } from '#contract/paragraphs.ts';
// past the index: examined with the collections of tests/
import { bodyProblem, titleProblem } from '#server/modules/analysis/ai/answerChecks.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { outsideData } from '../helpers/outsideData.ts';

interface Report {
  doc_id: string;
  lang: string;
  title: string;
  body: string;
}

const path = 'articles/ntrex.ndjson.gz';

const reports = (): Report[] =>
  gunzipSync(readFileSync(outsideData(path)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Report);

describeOutside([path], 'translations of 123 reports out of 129 languages by professionals', () => {
  it('are taken for translations, but for one in two hundred', { timeout: 120_000 }, () => {
    const all = reports();
    const korean = new Map(all.filter(({ lang }) => lang === 'kor').map((one) => [one.doc_id, one]));
    // all languages, each with a different fifth of the reports
    const foreign = all.filter(({ lang }) => lang !== 'kor').filter((_one, index) => index % 5 === 0);
    const problems = foreign.flatMap(({ doc_id, title, body }) => {
      const theirs = korean.get(doc_id) ?? expect.unreachable();
      return (
        bodyProblem(paragraphsOf(body), paragraphsOf(theirs.body)) ?? titleProblem(title, theirs.title) ?? []
      );
    });
    expect(foreign.length).toBeGreaterThan(3_000);
    expect(problems.length / foreign.length).toBeLessThan(0.005);
  });

  it('are told from the originals themselves, and from other languages', () => {
    const all = reports().filter(({ lang }) => ['eng', 'arb', 'jpn', 'zho-CN', 'tha'].includes(lang));
    const byDocument = Map.groupBy(all, ({ doc_id }) => doc_id);
    for (const versions of byDocument.values())
      for (const one of versions)
        for (const other of versions)
          expect(
            bodyProblem(paragraphsOf(one.body), paragraphsOf(other.body)),
            `${one.lang} ${other.lang}`,
          ).toBeDefined();
  });
});
