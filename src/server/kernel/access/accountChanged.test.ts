import { describe, expect, it } from 'vitest';
import { decidesForAccount } from './accountChanged.ts';
import type { Caller } from './caller.ts';

const by = (userId: string): Caller => ({ user: { userId } }) as Caller;
const change = (before: object, after: object, caller: Caller | null = by('someone')) => ({
  kind: 'update' as const,
  key: 'kim',
  caller,
  before: before as Record<string, unknown>,
  after: after as Record<string, unknown>,
});

describe('a change of an account', () => {
  it.each<[string, object, object, boolean]>([
    ['a group', { groupId: 1 }, { groupId: 2 }, true],
    ['no group any more', { groupId: 1 }, { groupId: null }, true],
    ['the same group', { groupId: 1 }, { groupId: 1 }, false],
    ['collecting', { clctdrProfcTkcgYn: 'N' }, { clctdrProfcTkcgYn: 'Y' }, true],
    ['the care of boards', { cmnctBbsMngrYn: 'N' }, { cmnctBbsMngrYn: 'Y' }, true],
    ['the care of outlets', { mediaMngrYn: 'N' }, { mediaMngrYn: 'Y' }, true],
    ['use', { useYn: 'Y' }, { useYn: 'N' }, true],
    ['deletion', { delYn: 'N' }, { delYn: 'Y' }, true],
    ['approval', { userAprvYn: 'N' }, { userAprvYn: 'Y' }, true],
    ['a lock', { lockYn: 'N' }, { lockYn: 'Y' }, true],
    ['the release of a lock', { lockYn: 'Y' }, { lockYn: 'N' }, false],
    ['sleep', { leaveYn: 'N' }, { leaveYn: 'Y' }, true],
    ['an end of sleep', { leaveYn: 'Y' }, { leaveYn: 'N' }, false],
    ['a name', { userNm: '김' }, { userNm: '이' }, false],
    ['authorities in another order', held([1, 7]), held([7, 1]), false],
    ['one authority less', held([1, 7]), held([1]), true],
    ['authorities of a request', { authList: [] }, { authList: held([1]).authorizedList }, true],
    ['a label of an authority', held([1], { authrtNm: '옛' }), held([1], { authrtNm: '새' }), false],
    ['a right in an authority', held([1], { wrtYn: 'N' }), held([1], { wrtYn: 'Y' }), true],
  ])('%s', (_what, before, after, decides) => {
    expect(decidesForAccount(change(before, after))).toBe(decides);
  });

  it('of its certification counts what others set, not the person’s own consent', () => {
    const [before, after] = [{ joinCertYn: 'N' }, { joinCertYn: 'Y' }];
    expect(decidesForAccount(change(before, after, by('admin')))).toBe(true);
    expect(decidesForAccount(change(before, after, by('kim')))).toBe(false);
    expect(decidesForAccount(change(before, after, null))).toBe(true);
  });
});

function held(ids: number[], more: object = {}) {
  return { authorizedList: ids.map((authrtId) => ({ authrtId, prslYn: 'Y', wrtYn: 'N', ...more })) };
}
