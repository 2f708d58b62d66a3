import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { TracingSettings } from '../tracing/tracing.ts';
import {
  type BackupSettings,
  backupSettings,
  backupVariables,
  type DeliverySettings,
  deliverySettings,
  deliveryVariables,
  type S3Settings,
  s3Settings,
  s3Variables,
  tracingSettings,
  tracingVariables,
} from './settingGroups.ts';
import {
  address,
  addresses,
  email,
  flag,
  modelAddress,
  modelName,
  proxies,
  publicAddress,
  ranges,
  wholeNumber,
} from './settingKinds.ts';
import { StartProblem } from './startProblem.ts';

/** Every environment variable that the product reads: the only list of them. An empty value counts as absent. */
const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATABASE_REPLICA_URL: addresses('postgres', 'postgresql').default([]),
  DATABASE_DIRECT_URL: address('postgres', 'postgresql').optional(),
  FILES_STORE: z.enum(['folder', 's3'], { error: 'folder, s3 가운데 하나여야 합니다.' }).default('folder'),
  FILES_ADOPT: flag.default(false),
  ...s3Variables,
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  DATABASE_PREPARE: flag.default(true),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  STATEMENT_TIMEOUT_MS: wholeNumber(0, 600_000).default(5_000),
  DEMO: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
  DEMO_FEED: flag.default(false),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(9, '9자 이상이어야 합니다.').optional(),
  PASSWORD_HASH_COST: wholeNumber(10, 20).default(15),
  API_DOCS_PUBLIC: flag.optional(),
  SINGLE_SESSION: flag.default(false),
  IDLE_MINUTES: wholeNumber(5, 720).default(480),
  ADMIN_IDLE_MINUTES: wholeNumber(5, 720).default(30),
  ...backupVariables,
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().optional(),
  ...tracingVariables,
  TRUST_PROXY: proxies.default([]),
  ...deliveryVariables,
  COLLECT: flag.default(true),
  COLLECT_ALLOW: ranges.default([]),
  AI_BASE_URL: modelAddress.optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, '공백 없는 영문자, 숫자, 기호로만 이루어져야 합니다.')
    .optional(),
  AI_MODEL: modelName.optional(),
  AI_DAILY_TOKENS: wholeNumber(20_000, 999_999_999).default(2_000_000),
  AI_CONCURRENCY: wholeNumber(1, 32).default(2),
  AI_TIMEOUT_MS: wholeNumber(1_000, 290_000).default(90_000),
  HIGHCHARTS_LICENSE: z.string().max(200, '200자 이내여야 합니다.').optional(),
  BRAND_NAME: z.string().default('외신 문화동향'),
  MINISTRY_NAME: z.string().default('문화체육관광부'),
  SUPPORT_EMAIL: email.optional(),
  SUPPORT_PHONE: z.string().optional(),
  FOOTER_ADDRESS: z.string().default('세종특별자치시 갈매로 388 정부세종청사 15동'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'fatal, error, warn, info, debug, silent 가운데 하나여야 합니다.',
    })
    .default('info'),
});

/** The names of all variables that the product reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Variables that require another one: [name, required variable]. */
const companions = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['METRICS_HOST', 'METRICS_PORT'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_MODEL', 'AI_BASE_URL'],
  ['AI_API_KEY', 'AI_BASE_URL'],
] as const;

/**
 * The language model for translations and summaries, with an API compatible with OpenAI (POST
 * <baseUrl>/chat/completions).
 */
export interface AiSettings {
  /** Without a trailing slash; often in a private network. */
  baseUrl: string;
  /** A secret: must not appear in logs or answers. */
  apiKey?: string | undefined;
  model: string;
  /** Maximum of tokens per Korean day, prompts and completions together, over all servers of one database. */
  dailyTokens: number;
  /** Concurrent calls per server. */
  concurrency: number;
  /** Timeout of a call in milliseconds, up to the last byte of its answer. */
  timeoutMs: number;
}

/** The settings of one running product, read once at the start; the rest of the server never looks at process.env. */
export interface Environment extends DeliverySettings {
  production: boolean;
  /** 0 requests a free port from the operating system. */
  port: number;
  host: string;
  /** Base URL of links in mails, without a trailing slash; never taken from a request. */
  publicUrl: string;
  /** Absolute folder of the embedded database and the uploads. */
  dataDir: string;
  /** PostgreSQL; undefined = the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Standbys of the database, for reads that tolerate replication lag. */
  databaseReplicaUrls: string[];
  /** The same database without a pooler, for work that needs its own session; default: `databaseUrl`. */
  databaseDirectUrl?: string | undefined;
  /** Location of stored files: in `dataDir`, or in the bucket of `s3`. */
  filesStore: 'folder' | 's3';
  s3?: S3Settings | undefined;
  /** Pairs the file store with the database at this start, regardless of earlier pairings. */
  filesAdopt: boolean;
  databasePoolSize: number;
  /** Whether connections prepare statements: not through a pooler that changes the connection per transaction. */
  databasePrepare: boolean;
  /** PostgreSQL only; 0 = no limit. */
  statementTimeoutMs: number;
  /** Seconds for which a server continues to serve after a request to shut down, so that proxies notice. */
  drainSeconds: number;
  demo: boolean;
  /** Fictitious outlets publish while the demo runs; never without `demo`. */
  demoFeed: boolean;
  /** The first administrator when `demo` is off. */
  admin?: { email: string; password: string } | undefined;
  /** Base-2 logarithm of scrypt's N. Tests lower it. */
  passwordHashCost: number;
  /** Whether anybody may read the description of the API; else administrators. */
  apiDocsPublic: boolean;
  singleSession: boolean;
  /** Minutes without activity after which a session ends. */
  idleMinutes: number;
  /** Minutes without activity after which a session used for administration ends. */
  adminIdleMinutes: number;
  backup: BackupSettings;
  /** Address of the metrics for Prometheus, without a sign-in; undefined = none. */
  metrics?: { host: string; port: number } | undefined;
  /** Destination of spans of requests, statements and jobs; undefined = no tracing. */
  tracing?: TracingSettings | undefined;
  /** Fastify's `trustProxy`; empty = no X-Forwarded-For is trusted. */
  trustProxy: string[];
  /** Collects sources within the server; off if `npm run worker` does. */
  collect: boolean;
  /** Private addresses and ranges that sources may have. */
  collectAllow: string[];
  /** Undefined: no machine translation, which the screens state. */
  ai?: AiSettings | undefined;
  /** Licensee of the chart library, as text; undefined = not shown. */
  highchartsLicense?: string | undefined;
  brandName: string;
  ministryName: string;
  /** Empty: not shown. */
  supportEmail: string;
  supportPhone: string;
  footerAddress: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** One line per faulty variable; without values, since some are secrets. */
export class BadEnvironment extends StartProblem {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `환경 변수 ${problems.length}건이 올바르지 않습니다.\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** The variables that have a value, without blanks around it. */
export const withoutBlanks = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );

/** Whether other machines can reach a server listening at `host`. */
const isOpen = (host: string): boolean =>
  host !== 'localhost' && !(ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** The passwords of the demo accounts are public: they are in the README. */
const openDemo =
  'DEMO: 체험 계정의 비밀번호는 누구나 압니다. DEMO=0으로 시작하거나, 누구나 들어와도 되는 체험이면 DEMO_PUBLIC=1을 함께 지정해 주세요.';

const loopback = '127.0.0.1';

/** Whether the metrics would use the address of the product itself. Port 0 is a different one each time. */
const measuresOnMainAddress = (given: Record<string, string | undefined>): boolean => {
  const port = given['METRICS_PORT'];
  return (
    port !== undefined &&
    Number(port) !== 0 &&
    Number(port) === Number(given['PORT'] ?? 8080) &&
    (given['METRICS_HOST'] ?? loopback) === (given['HOST'] ?? loopback)
  );
};

const problemsOfTogether = (given: Record<string, string | undefined>): string[] => {
  const problems: string[] = [];
  for (const [name, needed] of companions)
    if (given[name] && !given[needed]) problems.push(`${name}: ${needed}도 함께 지정해 주세요.`);
  if (given['FILES_STORE'] === 's3')
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
      if (!given[name]) problems.push(`${name}: FILES_STORE=s3이면 지정해 주세요.`);
  const isProduction = given['NODE_ENV'] === 'production';
  const isDemo = given['DEMO'] === '1' || (!given['DEMO'] && !isProduction);
  if (measuresOnMainAddress(given)) problems.push('METRICS_PORT: PORT와 다른 번호를 지정해 주세요.');
  if (given['BACKUP_PASSPHRASE_FILE'] && given['BACKUP_RECIPIENT'])
    problems.push('BACKUP_RECIPIENT: BACKUP_PASSPHRASE_FILE과 둘 가운데 하나만 지정해 주세요.');
  if (isProduction && !isDemo && !given['PUBLIC_URL'])
    problems.push('PUBLIC_URL: 비밀번호를 정하는 링크에 적을 접속 주소를 지정해 주세요.');
  if (isDemo && given['DEMO_PUBLIC'] !== '1' && (isProduction || isOpen(given['HOST'] ?? 'localhost')))
    problems.push(openDemo);
  return problems;
};

/**
 * Reads and checks all environment variables.
 * @param source usually `process.env`
 * @throws BadEnvironment with all faulty variables at once
 */
export function environment(source: Record<string, string | undefined>): Environment {
  const given = withoutBlanks(source);
  const read = variables.safeParse(given);
  const problems = (read.error?.issues ?? []).map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  problems.push(...problemsOfTogether(given));
  if (!read.success || problems.length) throw new BadEnvironment(problems);

  const value = read.data;
  const production = value.NODE_ENV === 'production';
  const demo = value.DEMO ?? !production;
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`;
  return {
    production,
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseReplicaUrls: value.DATABASE_REPLICA_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    filesStore: value.FILES_STORE,
    s3: value.FILES_STORE === 's3' ? s3Settings(value) : undefined,
    filesAdopt: value.FILES_ADOPT,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    databasePrepare: value.DATABASE_PREPARE,
    statementTimeoutMs: value.STATEMENT_TIMEOUT_MS,
    // on the embedded database no other server can take over
    drainSeconds: value.DRAIN_SECONDS ?? (value.DATABASE_URL ? 5 : 0),
    demo,
    demoFeed: demo && value.DEMO_FEED,
    admin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : undefined,
    passwordHashCost: value.PASSWORD_HASH_COST,
    apiDocsPublic: value.API_DOCS_PUBLIC ?? !production,
    singleSession: value.SINGLE_SESSION,
    idleMinutes: value.IDLE_MINUTES,
    adminIdleMinutes: value.ADMIN_IDLE_MINUTES,
    backup: backupSettings(value),
    metrics:
      value.METRICS_PORT === undefined
        ? undefined
        : { host: value.METRICS_HOST ?? '127.0.0.1', port: value.METRICS_PORT },
    tracing: tracingSettings(value),
    trustProxy: value.TRUST_PROXY,
    ...deliverySettings(value, publicUrl),
    collect: value.COLLECT,
    collectAllow: value.COLLECT_ALLOW,
    ai:
      value.AI_BASE_URL && value.AI_MODEL
        ? {
            baseUrl: value.AI_BASE_URL,
            apiKey: value.AI_API_KEY,
            model: value.AI_MODEL,
            dailyTokens: value.AI_DAILY_TOKENS,
            concurrency: value.AI_CONCURRENCY,
            timeoutMs: value.AI_TIMEOUT_MS,
          }
        : undefined,
    highchartsLicense: value.HIGHCHARTS_LICENSE,
    brandName: value.BRAND_NAME,
    ministryName: value.MINISTRY_NAME,
    supportEmail: value.SUPPORT_EMAIL ?? (demo ? 'help@demo.go.kr' : ''),
    supportPhone: value.SUPPORT_PHONE ?? (demo ? '044-203-2000' : ''),
    footerAddress: value.FOOTER_ADDRESS,
    logLevel: value.LOG_LEVEL,
  };
}
