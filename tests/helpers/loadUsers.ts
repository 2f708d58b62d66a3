import { setTimeout as wait } from 'node:timers/promises';
import { type UploadedFile, uploadForm } from './uploadForm.ts';
import { type Visitor, visitor } from './visitor.ts';

/** Measurements of simulated users during an event. */
export interface LoadResult {
  what: string;
  requests: number;
  /** Requests without a response, with 5xx, or refused: reads and writes. */
  failedReads: number;
  failedWrites: number;
  /** Milliseconds from the start to the last failure; 0 without failures. */
  lastFailureMs: number;
  /** Number of each failure: `502 without a sentence: 3`. */
  failures: string;
  /** Milliseconds of the slowest response. */
  slowest: number;
  /** Posts that their author could not read shortly after they were stored. */
  unseen: number;
}

/** Simulated users that read and write continuously until they are stopped. */
export interface LoadUsers {
  /** Ids of posts whose storing was acknowledged. */
  stored: number[];
  /** Measures while `work` runs, and for a moment after it. */
  during(what: string, work: () => Promise<void>): Promise<LoadResult>;
  stop(): Promise<void>;
}

interface Tried {
  /** Time of the response, and its duration in milliseconds. */
  at: number;
  took: number;
  kind: 'read' | 'write';
  /** The failure; undefined if it succeeded. */
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
/** Sessions per account: one less than the limit, which is left for other sign-ins. */
const maxSessions = 4;

/** The status, and whether the response has a message for users. */
const failureOf = async (answer: Response): Promise<string> => {
  const text = await answer.text().catch(() => '');
  return `${answer.status}${/"message":"[^"]*[가-힣]/.test(text) ? '' : ' without a sentence'}`;
};

/** A picture of one pixel. */
const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Behaviour of the simulated users. */
interface Habits {
  /** Pause of each user between two requests, in milliseconds. */
  readPause?: number;
  writePause?: number;
  /** One post in this many has a file; undefined: none has. */
  postsPerFile?: number;
}

/** @param url address of the product */
export const startLoadUsers = async (
  url: string,
  readers: number,
  writers: number,
  { readPause = 20, writePause = 50, postsPerFile }: Habits = {},
): Promise<LoadUsers> => {
  const [tried, stored]: [Tried[], number[]] = [[], []];
  let unseen = 0;
  let isOver = false;

  const newcomer = async ([eml, pswd]: Account): Promise<Visitor> => {
    const person = visitor(url);
    const answer = await person.signIn(eml, pswd);
    if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
    return person;
  };
  /** Sends a request; an expired session is renewed, as a page does. */
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
      // a unique title: storing it twice would be noticed
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

  /**
   * Users are signed in one at a time: parallel attempts on an account look like password guessing. Beyond the session
   * limit they share sessions.
   */
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
        lastFailureMs: Math.max(0, ...failed.map(({ at }) => at - since)),
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
