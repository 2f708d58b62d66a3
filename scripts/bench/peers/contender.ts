import type { Browser, Page } from 'playwright';

/** A request to a contender. */
export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export const caseNames = ['list', 'filtered', 'page', 'detail', 'create'] as const;
export type CaseName = (typeof caseNames)[number];

/** Values for the requests, the same for all. */
export interface Facts {
  /** A country with many articles, and a month in Korean days: `from` inclusive, the end exclusive. */
  ntnId: string;
  startDate: string;
  endDate: string;
  from: string;
  before: string;
  /** The newest articles, latest first. */
  articleIds: readonly number[];
  /** Title of the latest one. */
  title: string;
}

/** Start command of a server: a Node program. */
export interface Program {
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** The screen with the list. */
export interface Screen {
  path: string;
  /** Selector of its rows. */
  row: string;
  /** Opens an empty page of the signed-in user, if cookies alone are not sufficient. */
  open?(chromium: Browser, url: string): Promise<Page>;
}

/** A server with the same functions over the same table. */
export interface Contender {
  label: string;
  /** Details for repeating it: versions, and what it stores. */
  about: string;
  /** One-time installation or setup. @throws Error if it is not possible */
  prepare(): Promise<void>;
  program(port: number): Program;
  /** Path that responds with 200 once the server works. */
  health: string;
  /** Signs in. @returns the headers for every request of the user */
  signIn(url: string): Promise<Record<string, string>>;
  /** The requests of one unit of a case, in sequence; `nr` differs each time. */
  cases: Record<CaseName, (facts: Facts, nr: number) => Ask[]>;
  /** The exact count in the responses to one unit of `filtered`. */
  filteredTotal(answers: readonly unknown[]): number;
  /** Undefined if it has no screens. */
  screen?: Screen;
}

export const query = (values: Readonly<Record<string, string | number>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) parameters.set(name, String(value));
  return parameters.toString();
};

const boundary = 'a-boundary-of-the-measurement';
/** A record as screens with files send it: JSON in a form part. */
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

/** The article with this number, as a user enters it; older than the requested month. */
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

/** `typedArticle` by column names. */
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
