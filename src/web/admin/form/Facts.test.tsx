import { afterEach, beforeEach, expect, it } from 'vitest';
import { resources } from '#generated/resources/index.ts';
import { renderScreen, type Screen, signIn } from '../../../../tests/stage/renderScreen.tsx';
import { Facts } from './Facts.tsx';

let screen: Screen | undefined;
beforeEach(() => signIn(true));
afterEach(() => screen?.unmount());

const kept = {
  msgId: 1,
  ttl: '인증코드',
  sttsCd: 'kept',
  tryCnt: 0,
  rgtrId: 'SYSTEM',
  mdfrId: 'SYSTEM',
  regDt: '2026-11-22T00:00:00Z',
};

it('tells people what concerns them, not the numbers of the machine', async () => {
  const fields = (resources.outboxMessage?.fields ?? []).filter(({ column }) => !column);
  screen = await renderScreen(<Facts fields={fields} record={kept} />, {});
  const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(names).toEqual(['제목', '상태', '등록일시']);
  expect(document.querySelector('dl')?.textContent).toContain('미발송(직접 전달)');
});
