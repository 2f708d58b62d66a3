import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, environment } from '#server/kernel/settings/environment.ts';

/** The settings of a test: quiet, with cheap password hashes; `variables` as in the environment. */
export const testEnvironment = (variables: Record<string, string> = {}): Environment =>
  environment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: join(tmpdir(), 'world-culture-press-tests'),
    DATABASE_POOL_SIZE: '4',
    PASSWORD_HASH_COST: '10',
    LOG_LEVEL: 'silent',
    ...variables,
  });
