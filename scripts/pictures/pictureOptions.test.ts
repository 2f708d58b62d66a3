import { expect, it } from 'vitest';
import { withoutSignIn } from '../../tests/e2e/screenList.ts';
import { fileOf, readOptions } from './pictureOptions.ts';

it('photographs every screen in every width and look unless it is told otherwise', () => {
  const { screens, widths, looks } = readOptions([]);
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter(({ isPublic }) => isPublic).map(({ path }) => path)).toEqual(withoutSignIn);
  expect([widths, looks]).toEqual([
    [1440, 1024, 390],
    ['usual', 'compact', 'empty', 'error'],
  ]);
});

it('takes the screens, widths and looks that it is told', () => {
  const { screens, widths, looks } = readOptions([
    '--only',
    'statistics,myPage',
    '--width',
    '390,1440',
    '--look',
    'error',
  ]);
  expect(screens.every(({ path }) => /statistics|mypage/i.test(path))).toBe(true);
  expect(screens.some(({ path }) => path === '/myPage')).toBe(true);
  expect([widths, looks]).toEqual([[1440, 390], ['error']]);
});

it.each([
  [['--width', '800'], '800: 고를 수 없습니다. 가능한 것: '],
  [['--look', 'dark'], 'dark: 고를 수 없습니다. 가능한 것: usual, compact, empty, error'],
  [['--only', 'nowhere'], 'nowhere: 주소에 이 말이 든 화면이 없습니다.'],
])('says what it does not know: %j', (args, message) => expect(() => readOptions(args)).toThrow(message));

it('keeps each picture in a file of its own', () =>
  expect(fileOf('/admin/CountryCodeManage?id=KR', 390, 'usual')).toBe(
    '390/admin-CountryCodeManage-id-KR.usual.png',
  ));
