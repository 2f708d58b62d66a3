import { describe, expect, it } from 'vitest';
import { resources } from '#generated/resources/index.ts';
import { type ChangeRow, changesOf, rowChanges } from './changes.ts';

const row = (bfrCn: object, aftrCn: object): ChangeRow => ({
  chgHstryId: 1,
  entityNm: 'user',
  recordKey: 'u',
  chgKnd: 'update',
  bfrCn: bfrCn as never,
  aftrCn: aftrCn as never,
  rgtrId: 'demo-admin',
  regDt: '2026-11-21T00:00:00.000Z',
});

describe('a change', () => {
  it('names its fields in Korean, and a reference by its name alone', () => {
    const changes = changesOf(
      resources.user,
      row({ groupId: 2, groupNm: '본부', useYn: 'Y' }, { groupId: 1, groupNm: '시스템 관리자', useYn: 'N' }),
    );
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['사용자 그룹', '본부', '시스템 관리자'],
      ['사용 여부', 'Y', 'N'],
    ]);
  });

  it('leaves out what was and is empty, and what the bookkeeping says', () => {
    expect(changesOf(resources.user, row({ deptNm: null }, { deptNm: '', mdfcnDt: 'x' }))).toEqual([]);
  });

  it('of rows says which went and which came', () => {
    const [change] = changesOf(
      resources.authorityGroup,
      row(
        { authorizedUserList: [{ userId: 'a', userNm: '김*리', prslYn: 'N', wrtYn: 'N' }] },
        {
          authorizedUserList: [
            { userId: 'a', userNm: '김*리', prslYn: 'Y', wrtYn: 'N' },
            { userId: 'b', userNm: '이*원', prslYn: 'N', wrtYn: 'N' },
          ],
        },
      ),
    );
    expect(change && rowChanges(resources.authorityUser, change)).toEqual({
      gone: ['김*리 · 열람 권한 아니요 · 쓰기 권한 아니요'],
      come: ['김*리 · 열람 권한 예 · 쓰기 권한 아니요', '이*원 · 열람 권한 아니요 · 쓰기 권한 아니요'],
    });
  });
});
