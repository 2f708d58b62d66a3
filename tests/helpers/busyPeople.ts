import { setTimeout as wait } from 'node:timers/promises';
import { uploadForm } from './uploadForm.ts';
import { type Visitor, visitor } from './visitor.ts';

/** What people met while something happened to the machines. */
export interface Met {
  what: string;
  requests: number;
  /** Requests without an answer or with 5xx: reads and writes. */
  failedReads: number;
  failedWrites: number;
  /** Milliseconds from the beginning to the last of them; 0 where there was none. */
  wellAfter: number;
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
  at: number;
  kind: 'read' | 'write';
  failed: boolean;
}

const readings = [
  '/api/article-list?size=10',
  '/api/commonboard-list?size=10&pstKndCd=BOARD',
  '/api/menu-list',
  '/api/notifications-count',
];

/** @param url where the product answers */
export const busyPeople = async (url: string, readers: number, writers: number): Promise<BusyPeople> => {
  const [tried, stored]: [Tried[], number[]] = [[], []];
  let unseen = 0;
  let isOver = false;

  const newcomer = async (): Promise<Visitor> => {
    const person = visitor(url);
    const answer = await person.signIn('admin@demo.go.kr', 'Admin!2345');
    if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
    return person;
  };
  const attempt = async (
    kind: Tried['kind'],
    call: () => Promise<Response>,
  ): Promise<Response | undefined> => {
    try {
      const answer = await call();
      tried.push({ at: Date.now(), kind, failed: answer.status >= 500 });
      return answer;
    } catch {
      tried.push({ at: Date.now(), kind, failed: true });
      return undefined;
    }
  };
  const read = async (person: Visitor): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const answer = await attempt('read', () => person.get(readings[turn % readings.length] ?? ''));
      await answer?.arrayBuffer().catch(() => {});
      await wait(20);
    }
  };
  const write = async (person: Visitor): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const record = { pstKndCd: 'BOARD', pstClsfCd: 'PST_CLSF_04', ttl: `글 ${turn}`, cn: '<p>글</p>' };
      const answer = await attempt('write', () =>
        person.send('/api/insert-commonboard', uploadForm('commonBoard', record)),
      );
      const body = answer?.ok ? ((await answer.json()) as { data: { pstId: number } }) : undefined;
      if (body) {
        const { pstId } = body.data;
        stored.push(pstId);
        const shown = await attempt('read', () => person.get(`/api/commonboard-detail?pstId=${pstId}`));
        if (shown?.status === 404) unseen += 1;
        await shown?.arrayBuffer().catch(() => {});
      }
      await wait(50);
    }
  };

  const people = await Promise.all(Array.from({ length: readers + writers }, newcomer));
  const busy = people.map((person, index) => (index < readers ? read(person) : write(person)));
  return {
    stored,
    async during(what, work) {
      const [since, unseenBefore] = [Date.now(), unseen];
      await work();
      await wait(2_000);
      const met = tried.filter(({ at }) => at >= since);
      const failed = met.filter((one) => one.failed);
      return {
        what,
        requests: met.length,
        failedReads: failed.filter(({ kind }) => kind === 'read').length,
        failedWrites: failed.filter(({ kind }) => kind === 'write').length,
        wellAfter: Math.max(0, ...failed.map(({ at }) => at - since)),
        unseen: unseen - unseenBefore,
      };
    },
    async stop() {
      isOver = true;
      await Promise.all(busy);
    },
  };
};
