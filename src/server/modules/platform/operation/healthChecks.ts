import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { byteText } from '#contract/byteText.ts';
import { countText, grouped } from '#contract/countText.ts';
import { outboxMessage } from '#generated/tables/index.ts';
import { currentDatabase, db } from '#server/kernel/database/db.ts';
import { FactsUnreadable, readFact } from '#server/kernel/database/facts.ts';
import { bad, good, type Health, type HealthCheck, notice } from '#server/kernel/health/healthCheck.ts';
import { storageOf } from '#server/kernel/health/storage.ts';
import { logsBehind } from '#server/kernel/http/logs.ts';
import { queueFigures } from '#server/kernel/jobs/jobOverview.ts';
import { livingProcesses } from '#server/kernel/processes/ownProcess.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { securedAddress } from './certificate.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const momentText = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
});
const dayText = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' });

const servers: HealthCheck = {
  area: '서버',
  run: async () => {
    const found = await livingProcesses();
    const versions = [
      ...new Set(found.map(({ versionNm, buildNm }) => `${versionNm} ${buildNm ?? ''}`.trim())),
    ];
    if (versions.length > 1)
      return notice(
        '버전이 다른 서버가 함께 가동 중입니다. 업그레이드하는 중이 아니라면 남은 서버도 새 버전으로 바꿔 주세요.',
      );
    const of = (kind: string): number => found.filter(({ kndCd }) => kndCd === kind).length;
    const workers = of('worker');
    return good(
      `서버 ${grouped(Math.max(of('server'), 1))}대${workers ? `와 수집기 ${grouped(workers)}대` : ''} 가동 중입니다.`,
    );
  },
};

const database: HealthCheck = {
  area: '데이터베이스',
  run: () => {
    const standbys = currentDatabase().standbys?.() ?? [];
    const away = standbys.filter(({ isUsed }) => !isUsed).length;
    if (away)
      return notice(
        `대기 서버 ${grouped(standbys.length)}대 가운데 ${grouped(away)}대를 쓰지 못하고 있습니다. 꺼져 있는지, 복제가 밀렸는지 확인해 주세요.`,
      );
    return good(
      standbys.length
        ? `대기 서버 ${grouped(standbys.length)}대와 함께 정상 응답 중입니다.`
        : '정상 응답 중입니다.',
    );
  },
};

const jobs: HealthCheck = {
  area: '백그라운드 작업',
  menu: '/admin/monitoring/Jobs',
  run: async () => {
    const figures = await queueFigures();
    const sum = (key: 'waitingCnt' | 'failedCnt' | 'retryCnt') =>
      figures.reduce((total, one) => total + one[key], 0);
    const failed = sum('failedCnt');
    if (failed)
      return notice(`실패한 작업이 ${countText(failed)} 있습니다. 원인을 확인하고 다시 시도해 주세요.`);
    const retrying = sum('retryCnt');
    if (retrying) return good(`실패한 ${countText(retrying)}을 자동으로 다시 시도합니다.`);
    return good('실패한 작업이 없습니다.');
  },
};

/** Longer than an immediately sent mail waits. */
const aWhile = sql`interval '15 minutes'`;

export const mailCheck = ({ smtpUrl }: Environment): HealthCheck => ({
  area: '메일',
  menu: '/admin/log/Outbox',
  run: async () => {
    if (!smtpUrl)
      return notice('메일 서버가 설정되어 있지 않아 메일을 보내지 않습니다. SMTP_URL을 지정해 주세요.');
    const [found] = await db()
      .select({
        waiting: sql<number>`count(*) filter (where ${outboxMessage.sttsCd} = 'waiting')::int`,
        // due, but not tried
        late: sql<number>`count(*) filter (where ${outboxMessage.sttsCd} = 'waiting'
          and coalesce(${outboxMessage.nextTryDt}, ${outboxMessage.regDt}) < now() - ${aWhile})::int`,
        // tried without success: the mail server does not respond or defers it
        deferred: sql<number>`count(*) filter (where ${outboxMessage.sttsCd} = 'waiting'
          and (${outboxMessage.errCn} is not null or ${outboxMessage.regDt} < now() - ${aWhile}))::int`,
        failed: sql<number>`count(*) filter (where ${outboxMessage.sttsCd} in ('failed', 'bounced'))::int`,
      })
      .from(outboxMessage)
      .where(
        and(
          eq(outboxMessage.chnl, 'EML'),
          or(
            eq(outboxMessage.sttsCd, 'waiting'),
            and(
              inArray(outboxMessage.sttsCd, ['failed', 'bounced']),
              gte(outboxMessage.regDt, new Date(Date.now() - 7 * day)),
            ),
          ),
        ),
      );
    const { late = 0, deferred = 0, waiting = 0, failed = 0 } = found ?? {};
    if (late)
      return bad(
        `메일 ${grouped(late)}통을 보낼 때가 15분 넘게 지났습니다. 서버와 메일 서버가 켜져 있는지 확인해 주세요.`,
      );
    if (failed)
      return notice(
        `지난 7일 동안 메일 ${grouped(failed)}통을 전하지 못했습니다. 발송함에서 원인을 확인해 주세요.`,
      );
    if (deferred)
      return notice(
        `메일 ${grouped(deferred)}통이 아직 나가지 않아 다시 보내려고 기다립니다. 메일 서버를 확인하고, 원인은 발송함에서 확인해 주세요.`,
      );
    return good(waiting ? `메일 ${grouped(waiting)}통을 보내고 있습니다.` : '보내지 못한 메일이 없습니다.');
  },
});

const room = ({ dataDir, filesStore }: Environment): HealthCheck => ({
  area: '저장 공간',
  run: async () => {
    const { state, free, whole } = await storageOf(dataDir);
    const words = `서버의 데이터 폴더에 ${byteText(whole)} 가운데 ${byteText(free)}가 비어 있습니다.`;
    if (state === 'full') return bad(`${words} 곧 아무것도 저장할 수 없습니다. 저장 공간을 늘려 주세요.`);
    if (state === 'low') return notice(`${words} 저장 공간을 늘려 주세요.`);
    return good(filesStore === 's3' ? `${words} 첨부 파일은 버킷에 있습니다.` : words);
  },
});

const logs = (app: FastifyInstance): HealthCheck => ({
  area: '로그',
  menu: '/admin/log/AccessLog',
  run: () => {
    const delay = app.logs.delay();
    return delay > logsBehind
      ? bad(
          `접속 기록의 저장이 ${grouped(Math.round(delay / minute))}분 밀려 있습니다. 데이터베이스를 확인해 주세요.`,
        )
      : good('접속 기록을 제때 저장하고 있습니다.');
  },
});

/** Backups are daily; some hours of tolerance. */
const oldBackup = 36 * hour;

/** The backup command's last report, or the error why it cannot be read. */
const lastBackup = () =>
  readFact(currentDatabase().handle, 'backup').catch((error: unknown) => {
    if (error instanceof FactsUnreadable) return error;
    throw error;
  });

/** Also what the commands say of the last backup. */
export const backupCheck: HealthCheck = {
  area: '백업',
  run: async () => {
    const last = await lastBackup();
    if (last instanceof FactsUnreadable) return notice(`백업한 기록을 읽지 못했습니다. ${last.message}`);
    if (!last)
      return bad(
        '아직 백업한 적이 없습니다. 서버에서 culture-press backup(소스에서는 npm run admin:backup)을 날마다 실행하도록 설정해 주세요.',
      );
    const words = `${momentText.format(new Date(last.at))}에 ${byteText(last.bytes)}를 백업하고 다시 읽어 확인했습니다.`;
    const isOld = Date.now() - Date.parse(last.at) > oldBackup;
    return isOld ? notice(`마지막 백업이 오래되었습니다. ${words}`) : good(words);
  },
};

/** Days before expiry from which a certificate is reported. */
const certificateDays = { notice: 21, bad: 7 };

const ofCertificate = (end: Date): Health => {
  const left = Math.floor((end.getTime() - Date.now()) / day);
  if (left < 0) return bad(`인증서의 기한이 ${dayText.format(end)}에 지났습니다. 새 인증서로 바꿔 주세요.`);
  const words = `인증서의 기한은 ${dayText.format(end)}까지입니다(${grouped(left)}일 남음).`;
  if (left < certificateDays.bad) return bad(`${words} 새 인증서로 바꿔 주세요.`);
  return left < certificateDays.notice ? notice(`${words} 새 인증서를 준비해 주세요.`) : good(words);
};

const certificate = (url: URL): HealthCheck => ({
  area: '인증서',
  run: async () => {
    const seen = await readFact(currentDatabase().handle, 'certificate');
    if (seen?.host !== url.host) return good('하루에 한 번 확인합니다. 아직 확인하기 전입니다.');
    return seen.validTo
      ? ofCertificate(new Date(seen.validTo))
      : notice(
          `${url.host}에 연결하지 못해 인증서를 확인하지 못했습니다. PUBLIC_URL이 맞는지 확인해 주세요.`,
        );
  },
});

export const licenceCheck = ({ highchartsLicense }: Environment): HealthCheck => ({
  area: '차트 사용권',
  run: () =>
    highchartsLicense
      ? good(`Highcharts 사용권: ${highchartsLicense}`)
      : notice('Highcharts의 사용권을 확인하고 HIGHCHARTS_LICENSE에 사용권 보유자를 적어 주세요.'),
});

/** Health checks of every installation, in order of importance to the operator. */
export const healthChecks = (app: FastifyInstance, environment: Environment): HealthCheck[] => {
  const url = securedAddress(environment.publicUrl);
  return [
    servers,
    database,
    jobs,
    mailCheck(environment),
    room(environment),
    logs(app),
    backupCheck,
    ...(url ? [certificate(url)] : []),
    licenceCheck(environment),
  ];
};
