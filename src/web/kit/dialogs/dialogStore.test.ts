import { describe, expect, it } from 'vitest';
import { askConfirm, askReason, showAlert, useDialogs } from './dialogStore.ts';

const first = () => useDialogs.getState().queue[0];

describe('dialogs', () => {
  it('wait for one another and answer with what the person chose', async () => {
    const alerted = showAlert('알립니다.');
    const confirmed = askConfirm('지울까요?');
    expect(first()?.message).toBe('알립니다.');
    first()?.settle(true);
    await alerted;
    expect(first()?.kind).toBe('confirm');
    first()?.settle(false);
    expect(await confirmed).toBe(false);
    expect(first()).toBeUndefined();
  });

  it('do not say the same sentence twice', async () => {
    void showAlert('같은 말');
    await showAlert('같은 말');
    expect(useDialogs.getState().queue).toHaveLength(1);
    first()?.settle(true);
  });

  it('bring the reason along with a yes, and nothing with a no', async () => {
    const reason = { label: '사유', maxLength: 500 };
    const yes = askReason('바꿀까요?', '바꾸기', reason);
    expect(first()?.reason).toEqual(reason);
    first()?.settle(true, ' 휴간 ');
    expect(await yes).toBe('휴간');
    const no = askReason('바꿀까요?', '바꾸기', reason);
    first()?.settle(false, '휴간');
    expect(await no).toBeUndefined();
  });
});
