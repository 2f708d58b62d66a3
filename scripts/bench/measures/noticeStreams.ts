import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { memoryOf, peakDuring } from '../memory.ts';
import { insertPeople, sessionCookie } from '../servers/people.ts';

const people = 500;
const rounds = 5;

/** Administrators with a session each, and an outlet of the demo staff for the deletion request. */
const fill = async (url: string): Promise<number> => {
  await insertPeople(url, people, 'demo-admin');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into media (media_korn_nm, media_eng_nm, url, rgtr_id)
       values ('측정신문', 'BENCH', 'https://bench.example', 'demo-staff') returning media_id as id`,
    );
    return Number(rows[0]?.id);
  } finally {
    await client.end();
  }
};

interface Line {
  call: ClientRequest;
  /** Resolves with the next event. */
  next(): Promise<number>;
}

const openLine = (url: string, person: number): Promise<Line> =>
  new Promise((resolve, reject) => {
    let heard = (_at: number): void => {};
    const call = request(`${url}/api/notice-events`, {
      agent: false,
      headers: { cookie: sessionCookie(person) },
    });
    const line: Line = {
      call,
      next: () =>
        new Promise((settle) => {
          heard = settle;
        }),
    };
    call.on('error', reject);
    call.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) reject(new Error(`stream ${person}: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('error', () => {});
      answer.once('data', () => resolve(line));
      answer.on('data', (text: string) => {
        if (text.includes('data:')) heard(performance.now());
      });
    });
    call.end();
  });

const measureOn = async (url: string, pid: number, mediaId: number): Promise<Figure[]> => {
  const staff = visitor(url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  await wait(5_000);
  const before = memoryOf(pid).now;
  const lines: Line[] = [];
  const delays: number[] = [];
  const peak = await peakDuring(pid, async () => {
    for (let from = 0; from < people; from += 50)
      lines.push(
        ...(await Promise.all(Array.from({ length: 50 }, (_one, index) => openLine(url, from + index)))),
      );
    for (let round = 0; round < rounds; round += 1) {
      await wait(500);
      const all = Promise.all(lines.map((line) => line.next()));
      const since = performance.now();
      const answer = await staff.post('/api/request-delete-media', {
        mediaId,
        deleteYn: round % 2 === 0 ? 'R' : 'N',
      });
      if (!answer.ok) throw new Error(await answer.text());
      delays.push(Math.max(...(await all)) - since);
    }
  });
  for (const { call } of lines) call.destroy();
  return [
    {
      name: `알림이 열린 연결 ${people}개에 닿기까지 (마지막 사람)`,
      unit: 'ms',
      samples: delays,
      bar: { of: 'p95', most: 2_000 },
      note: '매체 삭제 요청 한 건: 알림 500줄과 메일 500통을 저장하는 시간을 포함',
    },
    {
      name: `열린 연결 ${people}개의 메모리`,
      unit: 'MB',
      samples: [peak - before],
      bar: { of: 'median', most: 100 },
    },
  ];
};

/** One notification to as many open screens as a ministry has. */
export const noticeStreams: Measure = {
  name: 'notices',
  async run(bench) {
    if (!findPostgres()) {
      bench.say('PostgreSQL 서버 프로그램이 없어 알림 측정을 건너뜁니다.');
      return [];
    }
    const cluster = await temporaryCluster({ keepsPromises: true });
    try {
      const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: join(bench.folder, 'notices') };
      await withServer(place, async () => {});
      const mediaId = await fill(cluster.url('postgres'));
      return await withServer(place, ({ url, pid }) => measureOn(url, pid, mediaId));
    } finally {
      await cluster.remove();
    }
  },
};
