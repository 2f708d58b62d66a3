import { describe, expect, it } from 'vitest';
import { accountStates } from './UserHead.tsx';

const open = { delYn: 'N', useYn: 'Y', lockYn: 'N', leaveYn: 'N', userAprvYn: 'Y', joinCertYn: 'Y' };
const said = (values: object) => accountStates({ ...open, ...values }).map(({ word }) => word);

describe('the state of an account', () => {
  it.each([
    [{}, ['이용 중']],
    [{ lockYn: 'Y' }, ['잠김']],
    [{ leaveYn: 'Y', useYn: 'N' }, ['미사용', '휴면']],
    [{ userAprvYn: 'N', joinCertYn: 'N' }, ['승인 대기']],
    [{ joinCertYn: 'N' }, ['동의 전']],
    [{ delYn: 'Y' }, ['비활성']],
  ])('of %j is %j', (values, expected) => {
    expect(said(values)).toEqual(expected);
  });
});
