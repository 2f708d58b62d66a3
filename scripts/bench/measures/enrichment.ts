import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { grouped } from '#contract/countText.ts';
import { featureKinds } from '#contract/features.ts';
import {
  type Dictionary,
  dictionaryOf,
  type EnrichedTexts,
  enrichedColumns,
} from '#server/modules/analysis/index.ts';
import { languageOf } from '#server/modules/collection/index.ts';
import type { Measure } from '../bench.ts';

const lines = 50_000;
const runs = 5;
const maxTexts = 3_000;

/** Reproducible random numbers from 0 to 1. */
const numbers = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return seed / 2 ** 32;
};

const textsOf = async (path: string): Promise<EnrichedTexts[]> => {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const texts: EnrichedTexts[] = [];
  for await (const line of createInterface({ input })) {
    const record = JSON.parse(line) as Record<string, string | null | undefined>;
    const title = record.lclanTtl ?? record.title ?? null;
    const body = record.articleCn ?? record.body ?? record.summary ?? null;
    texts.push({
      kornTtl: record.kornTtl ?? null,
      lclanTtl: title,
      articleCn: body,
      articleTransCn: record.articleTransCn ?? null,
      lanCd: languageOf(record.lang, ''),
    });
    if (texts.length === maxTexts) break;
  }
  file.destroy();
  return texts;
};

/** Pairs of words that occur in the texts, four per line: as rare as names, unlike the words of every sentence. */
const dictionaryFrom = (texts: readonly EnrichedTexts[]): Dictionary => {
  const next = numbers(7);
  const words = texts.flatMap(({ lclanTtl, articleCn }) => `${lclanTtl} ${articleCn}`.split(/\s+/u));
  const phrase = (): string => {
    const at = Math.floor(next() * words.length);
    return words
      .slice(at, at + 2)
      .join(' ')
      .slice(0, 100);
  };
  return dictionaryOf(
    Array.from({ length: lines }, (_, extrId) => ({
      extrId,
      extrKwd: phrase(),
      featKndCd: featureKinds[extrId % featureKinds.length] ?? 'issue',
      synmList: [phrase(), phrase(), phrase()],
    })),
  );
};

/** Analysis time of an article apart from storing: dictionary of 50,000 lines, classes, summary. */
export const enrichment: Measure = {
  name: 'enrich',
  async run(bench) {
    const { path, name } = await bench.articles();
    const texts = await textsOf(path);
    const [building, speed]: [number[], number[]] = [[], []];
    let dictionary = dictionaryOf([]);
    for (let run = 0; run < runs; run += 1) {
      const since = performance.now();
      dictionary = dictionaryFrom(texts);
      building.push(performance.now() - since);
    }
    for (let run = 0; run < runs; run += 1) {
      const since = performance.now();
      for (const one of texts) enrichedColumns(dictionary, one);
      speed.push((1_000 * texts.length) / (performance.now() - since));
    }
    const note = `${grouped(lines)}줄, 표기 ${grouped(dictionary.lexicon.size)}개`;
    return [
      { name: '사전 읽어 들이기', unit: 'ms', samples: building, bar: { of: 'median', most: 5_000 }, note },
      { name: '사전의 글자 메모리', unit: 'MB', samples: [dictionary.lexicon.bytes / 2 ** 20], note },
      {
        name: '기사 분석',
        unit: '건/s',
        samples: speed,
        bar: { of: 'median', least: 1_000 },
        note: `${name}, ${note}`,
      },
    ];
  },
};
