import { setTimeout as wait } from 'node:timers/promises';
import { type UploadedFile, uploadForm } from './uploadForm.ts';
import { type Visitor, visitor } from './visitor.ts';

/** What people met while something happened to the machines. */
export interface Met {
  what: string;
  requests: number;
  /** Requests without an answer, with 5xx, or refused: reads and writes. */
  failedReads: number;
  failedWrites: number;
  /** Milliseconds from the beginning to the last of them; 0 where there was none. */
  wellAfter: number;
  /** How often each failure was met: `502 without a sentence: 3`. */
  failures: string;
  /** Milliseconds that the slowest answer took. */
  slowest: number;
  /** Posts that their own author did not find a moment after they were stored. */
  unseen: number;
}

/** People who read and write without a pause, until they are told to stop. */
export interface BusyPeople {
  /** Numbers of posts whose storing was acknowledged. */
  stored: number[];
  /** What they meet while `work` runs, and for a moment after it. */
  during(what: string, work: () => Promise<void>): Promise<Met>;
  stop(): Promise<void>;
}

interface Tried {
  /** When it was answered, and milliseconds that it had taken by then. */
  at: number;
  took: number;
  kind: 'read' | 'write';
  /** What it failed by; undefined where it was answered. */
  failure: string | undefined;
}

const readings = [
  '/api/article-list?size=10',
  '/api/commonboard-list?size=10&pstKndCd=BOARD',
  '/api/menu-list',
  '/api/notice-list',
];

type Account = readonly [eml: string, pswd: string];

const reading: readonly Account[] = [
  ['staff@demo.go.kr', 'Staff!2345'],
  ['mission@demo.go.kr', 'Mission!2345'],
];
const writing: Account = ['admin@demo.go.kr', 'Admin!2345'];
/** Sessions of an account: one less than it may have at once, which is for whoever signs in beside them. */
const maxSessions = 4;

/** The status, and whether a person is told in words what happened. */
const failureOf = async (answer: Response): Promise<string> => {
  const text = await answer.text().catch(() => '');
  return `${answer.status}${/"message":"[^"]*[가-힣]/.test(text) ? '' : ' without a sentence'}`;
};

/** A picture of one dot. */
const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** How people work. */
interface Habits {
  /** Milliseconds that each waits between two requests. */
  readPause?: number;
  writePause?: number;
  /** One post of so many has a file; undefined: none has. */
  postsPerFile?: number;
}

/** @param url where the product answers */
export const busyPeople = async (
  url: string,
  readers: number,
  writers: number,
  { readPause = 20, writePause = 50, postsPerFile }: Habits = {},
): Promise<BusyPeople> => {
  const [tried, stored]: [Tried[], number[]] = [[], []];
  let unseen = 0;
  let isOver = false;

  const newcomer = async ([eml, pswd]: Account): Promise<Visitor> => {
    const person = visitor(url);
    const answer = await person.signIn(eml, pswd);
    if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
    return person;
  };
  /** One request; a session whose time is up is renewed, as a page does. */
  const attempt = async (
    kind: Tried['kind'],
    person: Visitor,
    call: () => Promise<Response>,
  ): Promise<Response | undefined> => {
    const since = Date.now();
    const note = (failure: string | undefined): void => {
      tried.push({ at: Date.now(), took: Date.now() - since, kind, failure });
    };
    try {
      let answer = await call();
      if (answer.status === 401) {
        await answer.arrayBuffer();
        await (await person.post('/api/login/refresh-token')).arrayBuffer();
        answer = await call();
      }
      const isFailure = answer.status >= 500 || [401, 403].includes(answer.status);
      note(isFailure ? await failureOf(answer.clone()) : undefined);
      return answer;
    } catch (error) {
      const { code = 'broken' } = ((error as Error).cause ?? {}) as { code?: string };
      note(code);
      return undefined;
    }
  };
  const read = async (person: Visitor): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const answer = await attempt('read', person, () => person.get(readings[turn % readings.length] ?? ''));
      await answer?.arrayBuffer().catch(() => {});
      await wait(readPause);
    }
  };
  const filesOf = (turn: number): UploadedFile[] =>
    postsPerFile && turn % postsPerFile === 0 ? [{ name: `붙임 ${turn}.png`, bytes: dot }] : [];
  const write = async (person: Visitor, place: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      // a title of its own: one that is stored twice shows
      const record = { pstClsfCd: 'PST_CLSF_02', ttl: `글 ${place}-${turn}`, cn: '<p>글</p>' };
      const answer = await attempt('write', person, () =>
        person.send('/api/insert-commonboard', uploadForm('commonBoard', record, filesOf(turn))),
      );
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new Error(`A post was refused: ${answer.status} ${await answer.text()}`);
      const body = answer?.ok ? ((await answer.json()) as { data: { pstId: number } }) : undefined;
      if (body) {
        const { pstId } = body.data;
        stored.push(pstId);
        const shown = await attempt('read', person, () =>
          person.get(`/api/commonboard-detail?pstId=${pstId}`),
        );
        if (shown?.status === 404) unseen += 1;
        await shown?.arrayBuffer().catch(() => {});
      }
      await wait(writePause);
    }
  };

  /** Signed in one after the other: many tries at one account at once are taken for guessing. Beyond its sessions they share one. */
  const peopleOf = async (count: number, accounts: readonly Account[]): Promise<Visitor[]> => {
    const [people, most]: [Visitor[], number] = [[], accounts.length * maxSessions];
    for (let index = 0; index < count; index += 1)
      people.push(people[index - most] ?? (await newcomer(accounts[index % accounts.length] ?? writing)));
    return people;
  };
  const [reads, writes] = [await peopleOf(readers, reading), await peopleOf(writers, [writing])];
  const busy = [...reads.map(read), ...writes.map(write)];
  return {
    stored,
    async during(what, work) {
      const [since, unseenBefore] = [Date.now(), unseen];
      await work();
      await wait(2_000);
      const met = tried.filter(({ at }) => at >= since);
      const failed = met.filter(({ failure }) => failure);
      return {
        what,
        requests: met.length,
        failedReads: failed.filter(({ kind }) => kind === 'read').length,
        failedWrites: failed.filter(({ kind }) => kind === 'write').length,
        wellAfter: Math.max(0, ...failed.map(({ at }) => at - since)),
        failures: [...Map.groupBy(failed, ({ failure }) => failure)]
          .map(([failure, { length }]) => `${failure}: ${length}`)
          .join(', '),
        slowest: Math.max(0, ...met.map(({ took }) => took)),
        unseen: unseen - unseenBefore,
      };
    },
    async stop() {
      isOver = true;
      await Promise.all(busy);
    },
  };
};
