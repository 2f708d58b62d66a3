import { featureLabels } from '#contract/features.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { WaitingArticles } from '#generated/types/dictionaryCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell } from '#server/kernel/export/table.ts';
import { base64File } from '#server/kernel/uploads/base64File.ts';
import { countWaiting, enrichAgain, isEnrichingAgain, maxCounted } from '../enrich/enrichAgain.ts';
import { failedAnalyses } from '../enrich/enrichmentJob.ts';
import { columns } from './dictionaryLines.ts';
import { importWords } from './importWords.ts';

type Ids =
  | 'POST /featureextractiondict-import'
  | 'GET /featureextractiondict-import/template'
  | 'POST /article-reanalysis'
  | 'GET /article-reanalysis/waiting';

const dayLength = 86_400_000;

const examples: Cell[][] = [
  [
    '국립중앙박물관',
    featureLabels.inst,
    'National Museum of Korea, 韓国国立中央博物館, 韩国国立中央博物馆',
    '',
  ],
  ['세종학당 확대', featureLabels.plcy, 'King Sejong Institute expansion', '줄임말도 함께 적습니다.'],
];

async function* inOneBatch(): AsyncGenerator<Cell[][]> {
  yield examples;
}

const template = {
  preamble: [
    '특징 사전 양식',
    `특징 종류는 ${Object.values(featureLabels).join(', ')} 가운데 하나를, 다른 표기는 쉼표로 나누어 적습니다. 보기 두 줄은 지우고 쓰세요.`,
  ],
  columns: [
    { label: columns.extrKwd, width: 30 },
    { label: columns.featKndCd, width: 14 },
    { label: columns.synmList, width: 60 },
    { label: columns.rmrk, width: 40 },
  ],
};

const waitingArticles = async (): Promise<WaitingArticles> => {
  const [count, failed] = [await countWaiting(), await failedAnalyses()];
  return {
    waitingCnt: Math.min(count, maxCounted),
    moreYn: count > maxCounted ? 'Y' : 'N',
    underWayYn: (await isEnrichingAgain()) ? 'Y' : 'N',
    failedCnt: failed.count,
    nextTryDt: failed.nextTryDt?.toISOString() ?? null,
  };
};

/** Import and export of the dictionary that features of articles are found with. */
export const dictionaryHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'featureExtractionDict');
  return {
    'POST /featureextractiondict-import': async ({ body, caller }) => ({
      data: await importWords(spec, base64File(body.content), caller, body.tryYn === 'Y'),
    }),
    'GET /featureextractiondict-import/template': async ({ query, reply }) =>
      sendTable(
        reply,
        { ...template, batches: inOneBatch() },
        { label: '특징 사전 양식', format: query.format ?? 'xlsx', total: examples.length },
      ),
    'POST /article-reanalysis': async ({ body }) => {
      await enrichAgain(new Date(Date.now() - body.days * dayLength));
      return { data: await waitingArticles() };
    },
    'GET /article-reanalysis/waiting': async () => ({ data: await waitingArticles() }),
  };
};
