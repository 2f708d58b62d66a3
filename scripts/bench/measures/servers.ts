import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { findHaproxy } from '../../bootstrap/proxies.mjs';
import type { Measure } from '../bench.ts';
import { type Figure, median } from '../figures.ts';
import type { Facts } from '../peers/contender.ts';
import { factsOf } from '../peers/facts.ts';
import { processorMs } from '../processTree.ts';
import { bodyOf } from '../requests.ts';
import { type Machines, maxServers, maxStandbys, startMachines } from '../servers/machines.ts';
import { type Crowd, crowdOf, insertPeople } from '../servers/people.ts';
import { layOut, number } from '../table.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 7);
/** Seconds before a turn is measured, for opening connections and warming up the standby's cache. */
const warmUp = 1.5;

const parts = ['서버', '주 데이터베이스', '대기 서버', 'HAProxy', '부르는 쪽'] as const;
type Part = (typeof parts)[number];

/** A measurement with so many servers and standbys. */
interface Turn {
  servers: number;
  standbys: number;
  perSecond: number;
  /** Milliseconds of processor time per request. */
  cost: Record<Part, number>;
  /** Share of write requests. */
  writes: number;
  /** Number of processors used by other programs in the meantime. */
  others: number;
}

const counts = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_one, index) => from + index);
/** Rotates the order, for a different one in each round. */
const rotated = <T>(all: readonly T[], by: number): T[] =>
  all.map((_one, index) => all[(index + by) % all.length] as T);

/** Milliseconds of processor time of the whole machine, without I/O wait. */
const machineMs = (): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return (user + nice + system + irq + softIrq) * 10;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Processor time of each part since its start. */
const used = (
  { servers, primary, standbys, proxyBefore }: Machines,
  turn: Pick<Turn, 'servers' | 'standbys'>,
) => {
  const { user, system } = process.cpuUsage();
  return {
    서버: sum(servers.slice(0, turn.servers).map(({ pid }) => processorMs(pid))),
    '주 데이터베이스': processorMs(primary.pid()),
    '대기 서버': sum(standbys.slice(0, turn.standbys).map((standby) => processorMs(standby.pid()))),
    HAProxy: processorMs(proxyBefore(turn.servers).pid),
    '부르는 쪽': (user + system) / 1000,
  } satisfies Record<Part, number>;
};

const measured = async (
  machines: Machines,
  crowd: Crowd,
  turn: Pick<Turn, 'servers' | 'standbys'>,
): Promise<Turn> => {
  await crowd.ask(warmUp);
  const [before, machineBefore, since] = [used(machines, turn), machineMs(), performance.now()];
  const { requests, writes, perSecond } = await crowd.ask(seconds);
  const [after, machineAfter, elapsed] = [used(machines, turn), machineMs(), performance.now() - since];
  const spent = parts.map((part) => after[part] - before[part]);
  return {
    ...turn,
    perSecond,
    cost: Object.fromEntries(
      parts.map((part, place) => [part, (spent[place] ?? 0) / requests]),
    ) as Turn['cost'],
    writes: writes / requests,
    others: Math.max(0, machineAfter - machineBefore - sum(spent)) / elapsed,
  };
};

/** Milliseconds of processor time per second that the primary uses for three idle servers. */
const primaryAtRest = async ({ primary }: Machines): Promise<number> => {
  const [before, restSeconds] = [processorMs(primary.pid()), 5];
  await wait(restSeconds * 1_000);
  return (processorMs(primary.pid()) - before) / restSeconds;
};

const nameOf = ({ servers, standbys }: Pick<Turn, 'servers' | 'standbys'>): string =>
  `서버 ${servers}대, 대기 서버 ${standbys}대`;

const figuresOf = (turns: readonly Turn[], note: string): Figure[] =>
  [...Map.groupBy(turns, nameOf)].flatMap(([name, same]) => [
    {
      name: `${name}: 처리량`,
      unit: '요청/s' as const,
      samples: same.map(({ perSecond }) => perSecond),
      note,
    },
    ...parts
      .filter((part) => part !== '대기 서버' || same[0]?.standbys !== 0)
      .map((part) => ({
        name: `${name}: CPU, ${part}`,
        unit: 'ms/요청' as const,
        samples: same.map(({ cost }) => cost[part]),
      })),
  ]);

/**
 * Each turn relative to one server without standbys in the same round: other load on the machine is about the same for
 * both.
 */
const ratios = (turns: readonly Turn[]): string => {
  const rows = [...Map.groupBy(turns, nameOf)].map(([name, same]) => {
    const first = turns.filter(({ servers, standbys }) => servers === 1 && standbys === 0);
    const ratio = (value: (turn: Turn) => number): string =>
      `${number(median(same.map((turn, round) => value(turn) / value(first[round] as Turn))))}배`;
    return [
      name,
      number(median(same.map(({ perSecond }) => perSecond))),
      ratio(({ perSecond }) => perSecond),
      ...parts.map((part) => number(median(same.map(({ cost }) => cost[part])))),
      ratio(({ cost }) => cost.서버),
      ratio(({ cost }) => cost['주 데이터베이스']),
    ];
  });
  const head = [
    '측정',
    '요청/s',
    '1대 대비',
    ...parts.map((part) => `${part} ms`),
    '서버',
    '주 데이터베이스',
  ];
  return layOut(
    [head, ...rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other))],
    (column) => column > 0,
  );
};

/** Values for the requests; only articles that staff may open. */
const factsFor = async ({ primary, servers: [first] }: Machines): Promise<Facts> => {
  const staff = visitor(first?.url ?? '');
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  type Rows = { data: { articleId: number }[] };
  const { data } = await bodyOf<Rows>(staff, '/api/article-list?size=200&sort=regDt,DESC&total=capped');
  return {
    ...(await factsOf(primary.url('postgres'))),
    articleIds: data.map(({ articleId }) => articleId),
  };
};

/** One to three servers behind HAProxy on a primary with zero to two standbys: the cost of a request in each part. */
export const servers: Measure = {
  name: 'servers',
  isByNameOnly: true,
  async run({ say, folder }) {
    if (!findPostgres() || !findHaproxy()) {
      say('PostgreSQL 또는 HAProxy 프로그램이 없어 서버 여러 대의 측정을 건너뜁니다.');
      return [];
    }
    const load = loadavg()[0]?.toFixed(1);
    const machines = await startMachines(folder, insertPeople);
    try {
      const crowdAt = crowdOf(await factsFor(machines), '문화');
      const crowds = counts(1, maxServers).map((count) => {
        const { url, certificate } = machines.proxyBefore(count);
        return crowdAt(url, certificate);
      });
      // warm up the code of all of them before measuring
      await crowds[maxServers - 1]?.ask(15);
      const turns: Turn[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const standbys of rotated(counts(0, maxStandbys), round)) {
          await machines.useStandbys(standbys);
          for (const count of rotated(counts(1, maxServers), round + standbys)) {
            const turn = await measured(machines, crowds[count - 1] as Crowd, { servers: count, standbys });
            turns.push(turn);
            say(`  ${round + 1}회 ${nameOf(turn)}: ${number(turn.perSecond)}요청/s`);
          }
        }
      const rest = await primaryAtRest(machines);
      await Promise.all(crowds.map((crowd) => crowd.close()));
      say(`\n${ratios(turns)}\n`);
      const note = [
        `한 사람이 6초에 한 번씩 16개 연결로, 쓰기 ${number(100 * median(turns.map(({ writes }) => writes)))}%`,
        `시작할 때의 load ${load}, 다른 프로그램이 쓴 CPU ${number(median(turns.map(({ others }) => others)))}개`,
        `요청이 없을 때 주 데이터베이스의 CPU ${number(rest)}ms/s`,
      ].join(', ');
      say(note);
      return figuresOf(turns, note);
    } finally {
      await machines.stop();
    }
  },
};
