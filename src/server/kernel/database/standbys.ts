import type pg from 'pg';
import { repeatHere } from '../clock/repeatHere.ts';
import { withinTime } from '../clock/withinTime.ts';
import type { Handle, StandbyState } from './database.ts';
import { handleOn } from './handle.ts';

/** Milliseconds between two looks at a standby. */
const lookEvery = 2_000;
/** Milliseconds in which a standby has to say how far it is. */
const lookTime = 1_500;
/** Seconds that a standby may be behind and still be read from. */
export const maxLag = 5;

/**
 * Seconds that it is behind. That it has replayed all that came says something only while it is connected to its primary:
 * one that is cut off has nothing to replay.
 */
const lagQuestion = `select pg_is_in_recovery() "isStandby", case
    when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
    else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 'infinity')
  end::float8 as lag`;

interface Standby {
  name: string;
  pool: pg.Pool;
  handle: Handle;
  /** Seconds; undefined while it does not answer. */
  lag: number | undefined;
  /** False for one that is the primary now: who names all servers of a cluster need not know which one that is. */
  isStandby: boolean;
}

/** The standbys of a database that reads may go to. */
export interface Standbys {
  /** Any one that is not far behind; the primary, if it is named too, only where there is no other. */
  next(): Handle | undefined;
  /** The pool of a handle that `next` gave. */
  poolOf(handle: Handle): pg.Pool | undefined;
  pools(): pg.Pool[];
  states(): StandbyState[];
  /** Looks at all of them now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

type Look = Pick<Standby, 'lag' | 'isStandby'>;

const lookAt = async (pool: pg.Pool): Promise<Look | undefined> => {
  const asked = pool.query<Look>(lagQuestion).then(
    ({ rows: [row] }) => row,
    () => undefined,
  );
  return withinTime(asked, lookTime, () => undefined);
};

/** @param given pools of connections with the names under which their servers are shown */
export const openStandbys = (given: readonly { name: string; pool: pg.Pool }[]): Standbys => {
  const standbys: Standby[] = given.map(({ name, pool }) => ({
    name,
    pool,
    handle: handleOn(pool),
    lag: undefined,
    isStandby: true,
  }));
  const isUsable = ({ lag }: Standby): boolean => lag !== undefined && lag <= maxLag;
  const look = async (): Promise<void> => {
    const renew = async (one: Standby): Promise<void> => {
      const found = await lookAt(one.pool);
      one.lag = found?.lag;
      one.isStandby = found?.isStandby ?? true;
    };
    await Promise.all(standbys.map(renew));
  };
  // a connection that breaks is noticed before the next look
  for (const one of standbys)
    one.pool.on('error', () => {
      one.lag = undefined;
    });
  const stop = standbys.length ? repeatHere(lookEvery, look) : undefined;
  return {
    next() {
      const usable = standbys.filter(isUsable);
      const others = usable.filter(({ isStandby }) => isStandby);
      const among = others.length ? others : usable;
      // not in turn: a request chooses twice, so that with two of them it would always be the same one
      return among[Math.floor(Math.random() * among.length)]?.handle;
    },
    poolOf: (handle) => standbys.find((one) => one.handle === handle)?.pool,
    pools: () => standbys.map(({ pool }) => pool),
    states: () => standbys.map((one) => ({ name: one.name, lag: one.lag, isUsed: isUsable(one) })),
    look,
    async close() {
      await stop?.();
      await Promise.all(standbys.map(({ pool }) => pool.end()));
    },
  };
};
