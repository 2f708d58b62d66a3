import { describe, expect, it } from 'vitest';
import { indexName } from './names.ts';

describe('the name of an index', () => {
  it('is made of its table and columns', () => {
    expect(indexName('app_user', ['userId', 'regDt desc'], 'idx')).toBe('app_user_user_id_reg_dt_idx');
  });

  it('never exceeds what PostgreSQL keeps, and stays different and the same', () => {
    const fields = ['aVeryLongFieldName', 'anotherVeryLongFieldName', 'theLastVeryLongFieldName'];
    const name = indexName('exhibit', fields, 'key');
    expect(name).toHaveLength(63);
    expect(name).toMatch(/_key$/);
    expect(indexName('exhibit', fields, 'key')).toBe(name);
    expect(indexName('exhibit', [...fields, 'oneMore'], 'key')).not.toBe(name);
  });
});
