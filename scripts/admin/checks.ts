import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { byteText } from '#contract/byteText.ts';
import { asObject } from '#contract/particles.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
import { FolderLocked, lockFolder } from '#server/kernel/database/lock.ts';
import { refuseUnfinishedOrMoved } from '#server/kernel/database/migrate.ts';
import { refuseUnfinishedFolder } from '#server/kernel/database/restoreMark.ts';
import { row } from '#server/kernel/database/rows.ts';
import { metricsAddress } from '#server/kernel/metrics/registerMetrics.ts';
import { verifyMailServer } from '#server/modules/platform/index.ts';
import { prepareFolder } from '../../src/server/kernel/database/dataFolder.ts';
import { storageOf } from '../../src/server/kernel/health/storage.ts';
import type { Environment } from '../../src/server/kernel/settings/environment.ts';
import {
  type AddressVariables,
  PortTaken,
  requireFreePort,
  StartProblem,
} from '../../src/server/kernel/settings/startProblem.ts';
import { sealOf } from './backup/seal.ts';
import { checkFiles } from './checkFiles.ts';
import { askServer } from './productState.ts';

/** Result of a check: everything is fine, advice, or a problem with which the product cannot work. */
export interface Finding {
  state: 'good' | 'advice' | 'problem';
  /** One sentence, including what to do, if anything. */
  words: string;
}

export interface Check {
  name: string;
  run(environment: Environment): Promise<Finding | Finding[]>;
}

const good = (words: string): Finding => ({ state: 'good', words });
const advice = (words: string): Finding => ({ state: 'advice', words });
const problem = (words: string): Finding => ({ state: 'problem', words });
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Clock difference in ms from which codes and sessions expire noticeably early or late. */
const maxClockGap = 5_000;

const facts = z.object({ version: z.string(), mayCreate: z.boolean(), at: z.coerce.date() });

const checkPostgres = async (): Promise<Finding[]> => {
  const { version, mayCreate, at } = await row(
    facts,
    sql`select current_setting('server_version') as version,
      has_schema_privilege(current_user, 'public', 'create') as "mayCreate", clock_timestamp() as at`,
  );
  const gap = Math.abs(Date.now() - at.getTime());
  return [
    good(`PostgreSQL ${version}에 연결됩니다.`),
    mayCreate
      ? good('표를 만들 권한이 있습니다.')
      : problem(
          'public 스키마에 CREATE 권한이 없습니다. 권한을 주거나 데이터베이스의 소유자로 접속해 주세요.',
        ),
    gap > maxClockGap
      ? problem(
          `이 컴퓨터와 데이터베이스의 시각이 ${Math.round(gap / 1_000)}초 다릅니다. 두 곳의 시각 동기화(NTP)를 확인해 주세요.`,
        )
      : good('데이터베이스와 시각이 맞습니다.'),
    ...(currentDatabase().standbys?.() ?? []).map(({ name, lag, isUsed }) =>
      isUsed
        ? good(`대기 데이터베이스 ${name}에서 읽습니다.`)
        : advice(
            lag === undefined
              ? `대기 데이터베이스 ${name}에 연결되지 않습니다. 연결될 때까지 원본에서 읽습니다. DATABASE_REPLICA_URL과 그 서버를 확인해 주세요.`
              : `대기 데이터베이스 ${name}이(가) ${Math.round(lag)}초 뒤처져 있습니다. 따라잡을 때까지 원본에서 읽습니다. 복제 연결을 확인해 주세요.`,
          ),
    ),
  ];
};

/**
 * Opening the embedded database may take long, and creates it if there is none, so only the lock of its folder is
 * checked.
 */
const checkFolder = (dataDir: string): Finding => {
  lockFolder(dataDir).release();
  return good('내장 데이터베이스를 씁니다. 여러 서버로 운영하려면 DATABASE_URL이 필요합니다.');
};

const checkDatabaseServer = async (environment: Environment): Promise<Finding[]> => {
  const opened = await openDatabase(environment);
  try {
    await refuseUnfinishedOrMoved(opened.handle);
    return await withDatabase(opened, checkPostgres);
  } finally {
    await opened.close();
  }
};

const database: Check = {
  name: '데이터베이스',
  run: async (environment) => {
    try {
      refuseUnfinishedFolder(environment.dataDir);
      return environment.databaseUrl
        ? await checkDatabaseServer(environment)
        : checkFolder(environment.dataDir);
    } catch (error) {
      if (error instanceof FolderLocked) return good('내장 데이터베이스를 실행 중인 서버가 쓰고 있습니다.');
      if (error instanceof StartProblem) return problem(error.message);
      throw error;
    }
  },
};

const folder: Check = {
  name: '데이터 폴더',
  run: async ({ dataDir }) => {
    try {
      prepareFolder(dataDir, 'files');
    } catch (error) {
      return problem(wordsOf(error));
    }
    const { state, free } = await storageOf(dataDir);
    const room = `${dataDir}에 ${byteText(free)}가 비어 있습니다.`;
    if (state === 'full') return problem(`${room} 곧 아무것도 저장할 수 없습니다.`);
    return state === 'low' ? advice(`${room} 첨부 파일과 로그가 쌓일 저장 공간을 늘려 주세요.`) : good(room);
  },
};

/** Device of the folder itself, or of its nearest existing parent. */
const deviceOf = async (folder: string): Promise<number> =>
  existsSync(folder) ? (await stat(folder)).dev : deviceOf(dirname(folder));

const backups: Check = {
  name: '백업',
  run: async ({ dataDir, backup }) => {
    try {
      const seal = await sealOf(backup);
      const found = [
        seal.isSealed
          ? good('백업 파일을 암호로 잠급니다.')
          : advice(
              '백업 파일을 암호로 잠그지 않습니다. BACKUP_PASSPHRASE_FILE이나 BACKUP_RECIPIENT를 지정해 주세요.',
            ),
      ];
      if ((await deviceOf(backup.folder)) === (await deviceOf(dataDir)))
        found.push(
          advice(
            `백업 폴더 ${backup.folder}이(가) 자료와 같은 디스크에 있습니다. 다른 기계의 디스크를 BACKUP_DIR에 지정하거나 백업을 따로 옮겨 주세요.`,
          ),
        );
      return found;
    } catch (error) {
      return problem(wordsOf(error));
    }
  },
};

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

const checkPort = async (host: string, port: number, variables?: AddressVariables): Promise<Finding> => {
  try {
    await requireFreePort(host, port, variables);
    return good(`${asObject(`${host}:${port}`)} 쓸 수 있습니다.`);
  } catch (error) {
    if (error instanceof PortTaken) return advice(`${error.message} 이미 실행 중인 서버라면 그대로 두세요.`);
    return problem(wordsOf(error));
  }
};

const ports: Check = {
  name: '포트',
  run: async (given) => {
    const { host, port, metrics } = given;
    const answer = await askServer(given, '/health');
    const found = [
      typeof answer?.body.data?.['status'] === 'string'
        ? good(`${host}:${port}에서 서버가 이미 실행 중입니다.`)
        : await checkPort(host, port),
    ];
    if (!metrics) return found;
    found.push(await checkPort(metrics.host, metrics.port, metricsAddress));
    if (!isLoopback(metrics.host))
      found.push(
        advice(
          'METRICS_HOST가 이 컴퓨터 밖에서도 열립니다. 지표는 로그인 없이 보이므로, 운영자의 망에서만 닿게 해 주세요.',
        ),
      );
    return found;
  },
};

const publicAddress: Check = {
  name: '접속 주소',
  run: async ({ production, publicUrl, trustProxy, host }) => {
    if (!production) return good(`개발 설정입니다(${publicUrl}).`);
    // the environment already warns about this
    if (!publicUrl.startsWith('https:')) return [];
    if (trustProxy.length === 0 && isLoopback(host))
      return advice(
        'TRUST_PROXY가 없습니다. 프록시 뒤에서는 모두 프록시의 주소로 보여, IP 제한과 접속 기록이 맞지 않습니다. TRUST_PROXY=loopback처럼 지정해 주세요.',
      );
    return good(`${publicUrl}로 접속합니다.`);
  },
};

/** In our own words, because the server's response may contain the password. */
const mailProblem = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const answered = responseCode ? ` (응답 ${Number(responseCode)})` : '';
  return code === 'EAUTH'
    ? `메일 서버가 계정을 받아 주지 않습니다${answered}. SMTP_URL의 계정과 비밀번호를 확인해 주세요.`
    : `메일 서버에 연결하지 못했습니다${answered}. SMTP_URL의 주소와 방화벽을 확인해 주세요.`;
};

const mail: Check = {
  name: '메일',
  run: async ({ smtpUrl }) => {
    if (!smtpUrl) return advice('SMTP_URL이 없습니다. 인증코드와 알림 메일이 나가지 않고 발송함에 남습니다.');
    try {
      await verifyMailServer(smtpUrl);
      return good('메일 서버에 연결됩니다.');
    } catch (error) {
      return problem(mailProblem(error));
    }
  },
};

/** Milliseconds within which a server must accept a connection. */
const connectTime = 5_000;

const reach = async (address: string): Promise<void> => {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectTime) });
  } finally {
    socket.destroy();
  }
};

/** For a server called by HTTP: checks that it accepts a connection. */
const service = (
  name: string,
  variable: string,
  addressOf: (environment: Environment) => string | undefined,
) => ({
  name,
  run: async (environment: Environment): Promise<Finding> => {
    const address = addressOf(environment);
    if (!address) return good(`쓰지 않습니다(${variable} 없음).`);
    try {
      await reach(address);
      return good(`${new URL(address).host}에 연결됩니다.`);
    } catch {
      return problem(
        `${new URL(address).host}에 연결하지 못했습니다. ${variable}의 주소와 방화벽을 확인해 주세요.`,
      );
    }
  },
});

const licence: Check = {
  name: '차트 사용권',
  run: async ({ highchartsLicense }) =>
    highchartsLicense
      ? good(`Highcharts 사용권: ${highchartsLicense}`)
      : advice(
          'Highcharts는 무료 소프트웨어가 아닙니다. 기관의 사용권을 확인하고 HIGHCHARTS_LICENSE에 누구의 사용권인지 적어 주세요.',
        ),
};

const contacts: Check = {
  name: '문의처',
  run: async ({ supportEmail, supportPhone }) =>
    supportEmail && supportPhone
      ? good(`화면과 메일에 ${supportEmail}, ${asObject(supportPhone)} 문의처로 알립니다.`)
      : advice(
          '로그인 화면, 바닥글, 개인정보 처리방침에 문의처가 빠져 있습니다. SUPPORT_EMAIL과 SUPPORT_PHONE을 적어 주세요.',
        ),
};

/** In the order of importance to the operator. */
export const checks: readonly Check[] = [
  folder,
  database,
  { name: '파일 저장소', run: checkFiles },
  backups,
  ports,
  publicAddress,
  mail,
  service('문자', 'SMS_URL', ({ smsUrl }) => smsUrl),
  service('번역 모델', 'AI_BASE_URL', ({ ai }) => ai?.baseUrl),
  contacts,
  licence,
];
