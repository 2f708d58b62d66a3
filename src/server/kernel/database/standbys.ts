import type pg from 'pg';
import { repeatHere } from '../clock/repeatHere.ts';
import { withinTime } from '../clock/withinTime.ts';
import type { Handle, StandbyState } from './database.ts';
import { handleOn } from './rows.ts';

/** Milliseconds between two checks of a standby. */
const checkEvery = 2_000;
/** Timeout in milliseconds of a check. */
const checkTime = 1_500;
/** Maximum lag in seconds of a standby that is used for reads. */
export const maxLag = 5;

/**
 * The lag in seconds. Having replayed everything received means no lag only while the standby is connected to its
 * primary: a disconnected one has nothing to replay.
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
  /** Lag in seconds; undefined while it does not answer. */
  lag: number | undefined;
  /**
   * False if it is the primary now: a configuration may list all servers of a cluster without knowing which one is the
   * primary.
   */
  isStandby: boolean;
}

/** The standbys of a database that serve reads. */
export interface Standbys {
  /** A random standby with a small lag; the primary, if it is listed too, only if there is no other. */
  next(): Handle | undefined;
  /** The pool of a handle returned by `next`. */
  poolOf(handle: Handle): pg.Pool | undefined;
  pools(): pg.Pool[];
  states(): StandbyState[];
  /** Checks all of them now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

type StandbyCheck = Pick<Standby, 'lag' | 'isStandby'>;

const checkStandby = async (pool: pg.Pool): Promise<StandbyCheck | undefined> => {
  const checked = pool.query<StandbyCheck>(lagQuestion).then(
    ({ rows: [row] }) => row,
    () => undefined,
  );
  return withinTime(checked, checkTime, () => undefined);
};

/** @param given connection pools with the display names of their servers */
export const openStandbys = (given: readonly { name: string; pool: pg.Pool }[]): Standbys => {
  const standbys: Standby[] = given.map(({ name, pool }) => ({
    name,
    pool,
    handle: handleOn(pool),
    lag: undefined,
    isStandby: true,
  }));
  const isUsable = ({ lag }: Standby): boolean => lag !== undefined && lag <= maxLag;
  const check = async (): Promise<void> => {
    const renew = async (one: Standby): Promise<void> => {
      const found = await checkStandby(one.pool);
      one.lag = found?.lag;
      one.isStandby = found?.isStandby ?? true;
    };
    await Promise.all(standbys.map(renew));
  };
  // a broken connection is noticed before the next check
  for (const one of standbys)
    one.pool.on('error', () => {
      one.lag = undefined;
    });
  const stop = standbys.length ? repeatHere(checkEvery, check) : undefined;
  return {
    next() {
      const usable = standbys.filter(isUsable);
      const others = usable.filter(({ isStandby }) => isStandby);
      const among = others.length ? others : usable;
      // random instead of round-robin: a request chooses twice, so that with two standbys it would always get the same
      // one
      return among[Math.floor(Math.random() * among.length)]?.handle;
    },
    poolOf: (handle) => standbys.find((one) => one.handle === handle)?.pool,
    pools: () => standbys.map(({ pool }) => pool),
    states: () => standbys.map((one) => ({ name: one.name, lag: one.lag, isUsed: isUsable(one) })),
    check,
    async close() {
      await stop?.();
      await Promise.all(standbys.map(({ pool }) => pool.end()));
    },
  };
};
