import type { Browser, Page } from 'playwright';

/** A request of one who is measured. */
export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export const caseNames = ['list', 'filtered', 'page', 'detail', 'create'] as const;
export type CaseName = (typeof caseNames)[number];

/** What the questions are about, the same for all. */
export interface Facts {
  /** A country with many articles, and a month of days in Korea: from the first moment on, before the second. */
  ntnId: string;
  startDate: string;
  endDate: string;
  from: string;
  before: string;
  /** The newest articles, the latest first. */
  articleIds: readonly number[];
  /** Title of the latest. */
  title: string;
}

/** How a server is started: a program of Node's. */
export interface Program {
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** The screen with the list. */
export interface Screen {
  path: string;
  /** Its rows, as a selector. */
  row: string;
  /** An empty page of who is signed in, where cookies are not all that it takes. */
  open?(chromium: Browser, url: string): Promise<Page>;
}

/** A server that answers the same questions over the same table. */
export interface Contender {
  label: string;
  /** What a reader needs to repeat it: versions, and what it keeps. */
  about: string;
  /** What is installed or set up beforehand, once. @throws Error when it cannot be */
  prepare(): Promise<void>;
  program(port: number): Program;
  /** Answers 200 as soon as it works. */
  health: string;
  /** Signs in. @returns the headers that every request of a signed-in person carries */
  signIn(url: string): Promise<Record<string, string>>;
  /** What one unit of a case asks, one request after the other; `nr` is another one each time. */
  cases: Record<CaseName, (facts: Facts, nr: number) => Ask[]>;
  /** The exact number in the answers of one unit of `filtered`. */
  filteredTotal(answers: readonly unknown[]): number;
  /** Undefined: it has no screens. */
  screen?: Screen;
}

export const query = (values: Readonly<Record<string, string | number>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) parameters.set(name, String(value));
  return parameters.toString();
};

const boundary = 'a-boundary-of-the-measurement';
/** A record as screens with files send it: as JSON in the part of a form. */
export const inParts = (part: string, record: unknown): Required<Pick<Ask, 'headers' | 'body'>> => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: [
    `--${boundary}`,
    `content-disposition: form-data; name="${part}"`,
    '',
    JSON.stringify(record),
    `--${boundary}--`,
    '',
  ].join('\r\n'),
});

const dayMs = 86_400_000;

/** The article of this number, as a person types it; older than the month that is asked for. */
export const typedArticle = ({ ntnId, from }: Facts, nr: number) => ({
  kornTtl: `측정을 위해 등록하는 기사 ${nr}`,
  lclsfNm: 'KOREA',
  mediaId: 1 + (nr % 1_000),
  ntnId,
  frmTrsfNscvrgDt: new Date(Date.parse(from) - dayMs).toISOString(),
  url: `https://outlet-1.example/articles/${nr}`,
  prcYn: 'N',
  articleTransCn: Array.from(
    { length: 8 },
    (_, line) => `${line}째 문단입니다. ${'문화 소식을 전합니다. '.repeat(10)}`,
  ).join('\n\n'),
});

/** The same by the names of the columns. */
export const articleColumns = (facts: Facts, nr: number) => {
  const typed = typedArticle(facts, nr);
  return {
    korn_ttl: typed.kornTtl,
    lclsf_nm: typed.lclsfNm,
    media_id: typed.mediaId,
    ntn_id: typed.ntnId,
    frm_trsf_nscvrg_dt: typed.frmTrsfNscvrgDt,
    url: typed.url,
    prc_yn: typed.prcYn,
    article_trans_cn: typed.articleTransCn,
  };
};
