import { afterEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { searchNations, searchOutlets } from './placesAndOutlets.ts';

const { signal } = new AbortController();
const answered = (data: object[]) => vi.spyOn(http, 'get').mockResolvedValue({ data: { data } });
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['미', ['미국', '나미비아', '도미니카']],
  ['na', ['나미비아', '도미니카', '미국']],
  ['', ['나미비아', '도미니카', '미국']],
])('countries whose name starts with %j come first', async (text, order) => {
  answered([
    { ntnId: 'NA', ntnNm: '나미비아', ntnEngNm: 'Namibia' },
    { ntnId: 'DM', ntnNm: '도미니카', ntnEngNm: 'Dominica' },
    { ntnId: 'US', ntnNm: '미국', ntnEngNm: 'United States' },
  ]);
  expect(labels(await searchNations(text, signal))).toEqual(order);
});

it('outlets whose name starts with the text come first, others by their name', async () => {
  answered([
    { mediaId: 1, mediaKornNm: '아사히 신문' },
    { mediaId: 2, mediaKornNm: '신문의 날' },
    { mediaId: 3, mediaKornNm: '가디언 신문' },
  ]);
  expect(labels(await searchOutlets('신문', signal))).toEqual(['신문의 날', '가디언 신문', '아사히 신문']);
});
