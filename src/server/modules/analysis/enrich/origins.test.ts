import { describe, expect, it } from 'vitest';
import { confirmedBy, enrichedFields, makers, mayEnrich, setByPerson } from './origins.ts';

const at = '2026-11-23T00:00:00.000Z';

describe('a field', () => {
  it('may be filled while it is empty, and made anew by what has made it', () => {
    for (const empty of [null, undefined, '', []]) expect(mayEnrich(empty, undefined)).toBe(true);
    for (const by of Object.values(makers)) expect(mayEnrich('라', { by, at })).toBe(true);
  });

  it('is kept if it is old, a model’s, or a person’s, even emptied', () => {
    expect(mayEnrich(['가'], undefined)).toBe(false);
    expect(mayEnrich('요약', { by: 'some-model', at })).toBe(false);
    expect(mayEnrich('요약', { by: 'person', at })).toBe(false);
    expect(mayEnrich(null, { by: 'person', at })).toBe(false);
  });

  it('stays when a person has confirmed it', () => {
    for (const field of enrichedFields) {
      const origins = confirmedBy({ [field]: { by: makers[field], at } }, [field], 'U1', new Date(at));
      expect(origins[field]).toEqual({ by: makers[field], at, cnfrmId: 'U1', cnfrmDt: at });
      expect(mayEnrich('값', origins[field])).toBe(false);
    }
  });

  it('that a person sets is theirs, whoever confirmed it before', () => {
    const before = { lclsfNm: { by: 'rules', at, cnfrmId: 'U1', cnfrmDt: at } };
    expect(setByPerson(before, ['lclsfNm'], new Date(at))).toEqual({ lclsfNm: { by: 'person', at } });
  });

  it('is confirmed only where a machine has made it', () => {
    const origins = { featExtrSmry: { by: 'person', at } };
    expect(confirmedBy(origins, ['featExtrSmry', 'lclsfNm'], 'U1', new Date(at))).toEqual(origins);
  });
});
