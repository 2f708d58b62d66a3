import { decoded } from '#server/kernel/text/decoded.ts';
import { variableNames } from '../../src/server/kernel/settings/environment.ts';
import { hidden } from './mask.ts';

type Source = Record<string, string | undefined>;

/** Variables that are neither secret nor personal. A variable in neither list is hidden. */
const shown = new Set([
  ...[
    'NODE_ENV',
    'PORT',
    'HOST',
    'DATA_DIR',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'METRICS_PORT',
    'METRICS_HOST',
    'BACKUP_DIR',
  ],
  ...['DATABASE_POOL_SIZE', 'DATABASE_PREPARE', 'STATEMENT_TIMEOUT_MS', 'PASSWORD_HASH_COST'],
  ...['DRAIN_SECONDS', 'FILES_STORE', 'FILES_ADOPT', 'S3_REGION', 'S3_BUCKET', 'S3_FORCE_PATH_STYLE'],
  ...['DEMO', 'DEMO_PUBLIC', 'DEMO_FEED', 'COLLECT', 'COLLECT_ALLOW', 'HIGHCHARTS_LICENSE'],
  ...[
    'API_DOCS_PUBLIC',
    'SINGLE_SESSION',
    'IDLE_MINUTES',
    'ADMIN_IDLE_MINUTES',
    'BRAND_NAME',
    'MINISTRY_NAME',
  ],
  ...['AI_MODEL', 'AI_DAILY_TOKENS', 'AI_CONCURRENCY', 'AI_TIMEOUT_MS'],
]);

/** URLs, of which scheme, host and port are shown: the rest may contain a password. */
const isAddress = (name: string): boolean => /_(?:URL|ENDPOINT)$/.test(name);

/** Some settings contain several addresses. */
const addressesIn = (value: string): string[] =>
  value.split(/,(?=\s*[a-z0-9+]+:\/\/)/i).map((one) => one.trim());

const placeOf = (value: string): string => {
  if (!URL.canParse(value)) return hidden;
  const { protocol, host } = new URL(value);
  return `${protocol}//${host}`;
};

/** Each setting in a form that may be passed on: its value, its address, or only that it is set. */
export const settingsReport = (source: Source): Record<string, string> =>
  Object.fromEntries(
    variableNames.map((name) => {
      const value = source[name]?.trim();
      if (!value) return [name, '(없음)'];
      return [
        name,
        shown.has(name) ? value : isAddress(name) ? addressesIn(value).map(placeOf).join(', ') : hidden,
      ];
    }),
  );

/** Secret values of a query; the others are ordinary words: `sslmode=require`. */
const secretValues = (query: URLSearchParams): string[] =>
  [...query].flatMap(([name, value]) => (/pass|pw|secret|token|key|auth/i.test(name) ? [value] : []));

const partsOf = (value: string): string[] => {
  if (!URL.canParse(value)) return [];
  // account names are ordinary words; in URLs, the mask covers them
  const { password, search, searchParams } = new URL(value);
  return [decoded(password), password, search.slice(1), ...secretValues(searchParams)];
};

const isSecret = (name: string): boolean =>
  /PASS|SECRET|TOKEN|KEY|CREDENTIAL/.test(name) || (variableNames.includes(name) && !shown.has(name));

/**
 * Values that must not be passed on anywhere: those of our secret settings, and of other variables that look secret.
 */
export const secretsOf = (source: Source): string[] =>
  Object.entries(source).flatMap(([name, value]) => {
    if (!value || !isSecret(name)) return [];
    const parts = addressesIn(value).flatMap(partsOf);
    return isAddress(name) && parts.length ? parts : [...parts, value.trim()];
  });
