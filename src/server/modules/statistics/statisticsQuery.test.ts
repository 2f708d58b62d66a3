import { describe, expect, it } from 'vitest';
import { Failure } from '#server/kernel/failure.ts';
import { readStatisticsQuery } from './statisticsQuery.ts';

const period = { startDate: '2026-01-01', endDate: '2026-01-31' };
const read = (more: object = {}, defaultLimit = 30) =>
  readStatisticsQuery({ ...period, ...more }, 'article', defaultLimit);

/** The invalid fields, with their labels. */
const faultsOf = async (query: Record<string, unknown>): Promise<[name: string, label: string][]> => {
  try {
    await readStatisticsQuery(query, 'article', 30);
  } catch (error) {
    if (error instanceof Failure) return error.fields?.map(({ name, label }) => [name, label]) ?? [];
    throw error;
  }
  return [];
};

describe('the query of a statistic', () => {
  it('defaults to the whole period, first line, usual size, ten drawn', async () => {
    const { conditions, ...part } = await read();
    expect(conditions).toMatchObject(period);
    expect(part).toEqual({ skip: 0, limit: 30, top: 10 });
  });

  it.each([
    [
      { offset: 11, limit: 5 },
      { skip: 10, limit: 5, top: 10 },
    ],
    [{ limit: 200 }, { skip: 0, limit: 200, top: 10 }],
    [
      { offset: 1, limit: 1 },
      { skip: 0, limit: 1, top: 10 },
    ],
    [{ rankRange: 'twenty' }, { skip: 0, limit: 20, top: 20 }],
    [
      { rankRange: 'fifty', limit: 5 },
      { skip: 0, limit: 5, top: 50 },
    ],
    [{ rankRange: 'hundred' }, { skip: 0, limit: 10, top: 10 }],
    [
      { offset: null, limit: null, rankRange: null },
      { skip: 0, limit: 30, top: 10 },
    ],
  ])('with %j is %j', async (more, part) => {
    expect(await read(more)).toMatchObject(part);
  });

  it.each<[Record<string, unknown>, [string, string][]]>([
    [{ endDate: '2026-01-31' }, [['startDate', '보도일']]],
    [{ startDate: '2026-01-01' }, [['endDate', '보도일']]],
    [{ ...period, offset: 0 }, [['offset', '순위']]],
    [{ ...period, limit: 0 }, [['limit', '줄 수']]],
    [{ ...period, limit: 201 }, [['limit', '줄 수']]],
    [
      { ...period, size: 'many', limit: 0 },
      [
        ['size', '쪽 크기'],
        ['limit', '줄 수'],
      ],
    ],
  ])('%j is at fault in %j', async (query, faults) => {
    expect(await faultsOf(query)).toEqual(faults);
  });
});
