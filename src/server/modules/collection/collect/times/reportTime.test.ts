import { describe, expect, it } from 'vitest';
import { reportTime } from './reportTime.ts';
import type { TimeContext } from './timeContext.ts';

const iso = (text: string, context: TimeContext | string = {}): string | undefined =>
  reportTime(text, typeof context === 'string' ? { zone: context } : context)?.toISOString();

/** A time, what is known of its source, and the moment that is meant. */
const written: Record<string, [text: string, context: TimeContext, meant: string][]> = {
  'a named zone': [
    ['Mon, 03 Aug 2026 10:30:00 IST', {}, '2026-08-03T05:00:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 IST', { nation: 'IL' }, '2026-08-03T08:30:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 CST', {}, '2026-08-03T16:30:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 CST', { nation: 'CN' }, '2026-08-03T02:30:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 AEDT', {}, '2026-08-02T23:30:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 NZST', {}, '2026-08-02T22:30:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 Europe/Paris', {}, '2026-08-03T08:30:00.000Z'],
    ['2026-12-04 10:30:00.0 America/Sao_Paulo', {}, '2026-12-04T13:30:00.000Z'],
    ['Aug 3, 2026, 10:30 AM ET', {}, '2026-08-03T14:30:00.000Z'],
    ['Dec 3, 2026, 10:30 AM ET', {}, '2026-12-03T15:30:00.000Z'],
    ['2026-08-04T10:30:00+09:00[Asia/Seoul]', {}, '2026-08-04T01:30:00.000Z'],
    ['Tue, 04 Aug 2026 10:30:00 GMT-3', {}, '2026-08-04T13:30:00.000Z'],
  ],
  'an unknown zone of a country whose press has one': [
    ['Tue, 04 Aug 2026 10:30:00 XYZT', { nation: 'KR' }, '2026-08-04T01:30:00.000Z'],
  ],
  'no zone': [
    ['2026-08-03 10:30', { nation: 'FR' }, '2026-08-03T08:30:00.000Z'],
    ['2026-12-03 10:30', { nation: 'FR' }, '2026-12-03T09:30:00.000Z'],
    ['2026-08-03 10:30', { nation: 'FR', zone: '+01:00' }, '2026-08-03T08:30:00.000Z'],
    ['2026-08-03 10:30', { nation: 'US', zone: '-05:00' }, '2026-08-03T15:30:00.000Z'],
    ['2026-08-03 10:30', { nation: 'US' }, '2026-08-03T10:30:00.000Z'],
    ['2026-08-03 10:30', { nation: 'ES' }, '2026-08-03T08:30:00.000Z'],
  ],
  'the form of a program': [
    ['Mon Aug 03 2026 10:30:00 GMT+0900 (한국 표준시)', {}, '2026-08-03T01:30:00.000Z'],
    ['Mon, 03 Aug 2026 10:30:00 +0530 (IST)', {}, '2026-08-03T05:00:00.000Z'],
    ['Mon Aug  3 10:30:00 UTC 2026', {}, '2026-08-03T10:30:00.000Z'],
    ['Monday, 03-Aug-26 10:30:00 GMT', {}, '2026-08-03T10:30:00.000Z'],
    ['20260803T103000Z', {}, '2026-08-03T10:30:00.000Z'],
    ['20260803103000', {}, '2026-08-03T10:30:00.000Z'],
    ['1785753000', {}, '2026-08-03T10:30:00.000Z'],
    ['1785753000000', {}, '2026-08-03T10:30:00.000Z'],
    ['2026-08-03T10:30:00.123456789Z', {}, '2026-08-03T10:30:00.123Z'],
    ['2026-03-01T24:00:00Z', {}, '2026-03-02T00:00:00.000Z'],
    ['2026-08', {}, '2026-08-01T00:00:00.000Z'],
  ],
  'East Asian': [
    ['2026. 8. 3. 오후 3:20', { nation: 'KR', lang: 'ko' }, '2026-08-03T06:20:00.000Z'],
    ['2026년 8월 3일 월요일 오후 3시 20분', { nation: 'KR', lang: 'ko' }, '2026-08-03T06:20:00.000Z'],
    ['2026.08.03 (월) 15:20', { nation: 'KR', lang: 'ko' }, '2026-08-03T06:20:00.000Z'],
    ['2026年8月3日（月）午後3時20分', { nation: 'JP', lang: 'ja' }, '2026-08-03T06:20:00.000Z'],
    ['2026년 8월 3일 오전 7시 5분', { nation: 'KR', lang: 'ko' }, '2026-08-02T22:05:00.000Z'],
    ['2026年8月3日 午前7時0分', { nation: 'JP', lang: 'ja' }, '2026-08-02T22:00:00.000Z'],
    ['2026年8月3日 7時5分9秒', { nation: 'JP', lang: 'ja' }, '2026-08-02T22:05:09.000Z'],
    ['2026年8月3日下午3点5分', { nation: 'CN', lang: 'zh' }, '2026-08-03T07:05:00.000Z'],
    ['2026年8月3日 午前7時半', { nation: 'JP', lang: 'ja' }, '2026-08-02T22:30:00.000Z'],
    ['2026年8月3日 15時', { nation: 'JP', lang: 'ja' }, '2026-08-03T06:00:00.000Z'],
    ['令和8年8月3日 15:20', { nation: 'JP', lang: 'ja' }, '2026-08-03T06:20:00.000Z'],
    ['２０２６年８月３日 08:00', {}, '2026-08-03T08:00:00.000Z'],
    ['中華民國115年8月3日 10:30', { nation: 'TW', lang: 'zh-TW' }, '2026-08-03T02:30:00.000Z'],
    ['115-08-03 10:30', { nation: 'TW', lang: 'zh-TW' }, '2026-08-03T02:30:00.000Z'],
    ['3 tháng 8, 2026 10:30', { nation: 'VN', lang: 'vi' }, '2026-08-03T03:30:00.000Z'],
  ],
  'in digits of its own script, with a comment': [
    ['٢٠٢٦/٠٨/٠٣ ١٠:٣٠ (تحديث ٣)', { nation: 'EG', lang: 'ar' }, '2026-08-03T07:30:00.000Z'],
  ],
  'of another calendar': [
    ['3 สิงหาคม 2569 10:30 น.', { nation: 'TH', lang: 'th' }, '2026-08-03T03:30:00.000Z'],
    ['3 ส.ค. 69 10.30 น.', { nation: 'TH', lang: 'th' }, '2026-08-03T03:30:00.000Z'],
    ['۱۲ مرداد ۱۴۰۵ ۱۰:۳۰', { nation: 'IR', lang: 'fa' }, '2026-08-03T07:00:00.000Z'],
    ['1405/05/12 10:30', { nation: 'IR', lang: 'fa' }, '2026-08-03T07:00:00.000Z'],
    ['٢٠ صفر ١٤٤٨', { nation: 'SA', lang: 'ar' }, '2026-08-02T21:00:00.000Z'],
  ],
  'as people write it': [
    ['3rd August 2026 3:20 p.m. BST', {}, '2026-08-03T14:20:00.000Z'],
    ['Published: August 3rd, 2026 at 10:30 am', {}, '2026-08-03T10:30:00.000Z'],
    ['10:30 GMT, 3 August 2026', {}, '2026-08-03T10:30:00.000Z'],
    ['1er août 2026 à 10h30', { nation: 'FR', lang: 'fr' }, '2026-08-01T08:30:00.000Z'],
    ['ter., 4 de ago. de 2026 às 10:30', { nation: 'PT', lang: 'pt' }, '2026-08-04T09:30:00.000Z'],
    ['3.8.2026 klo 10.30', { nation: 'FI', lang: 'fi' }, '2026-08-03T07:30:00.000Z'],
    ['3. august 2026 kl. 10:30', { nation: 'DK', lang: 'da' }, '2026-08-03T08:30:00.000Z'],
    ['2026. augusztus 3. 10:30', { nation: 'HU', lang: 'hu' }, '2026-08-03T08:30:00.000Z'],
    ['2026 m. rugpjūčio 3 d. 10:30', { nation: 'LT', lang: 'lt' }, '2026-08-03T07:30:00.000Z'],
    ['2026. gada 3. augusts 10:30', { nation: 'LV', lang: 'lv' }, '2026-08-03T07:30:00.000Z'],
    ['3 sierpnia 2026, 10:30', { nation: 'PL', lang: 'pl' }, '2026-08-03T08:30:00.000Z'],
    ['3. srpna 2026 v 10:30', { nation: 'CZ', lang: 'cs' }, '2026-08-03T08:30:00.000Z'],
    ['3 Ağustos 2026 Pazartesi 10:30', { nation: 'TR', lang: 'tr' }, '2026-08-03T07:30:00.000Z'],
    ['3 августа 2026 г. 10:30', { nation: 'RU', lang: 'ru' }, '2026-08-03T07:30:00.000Z'],
    ['Δευ, 03 Αυγ 2026 10:30:00 +0300', {}, '2026-08-03T07:30:00.000Z'],
    ['Senin, 3 Agustus 2026 10.30 WIB', { nation: 'ID', lang: 'id' }, '2026-08-03T03:30:00.000Z'],
    ['3 באוגוסט 2026 10:30', { nation: 'IL', lang: 'he' }, '2026-08-03T07:30:00.000Z'],
    ['3 أغسطس 2026 10:30 ص', { nation: 'AE', lang: 'ar' }, '2026-08-03T06:30:00.000Z'],
    ['3 अगस्त 2026 10:30 IST', { nation: 'IN', lang: 'hi' }, '2026-08-03T05:00:00.000Z'],
    ['৩ আগস্ট ২০২৬ ১০:৩০', { nation: 'BD', lang: 'bn' }, '2026-08-03T04:30:00.000Z'],
  ],
  'with day and month in the order of its country': [
    ['08/03/2026 10:30 AM EDT', { nation: 'US', lang: 'en' }, '2026-08-03T14:30:00.000Z'],
    ['03/08/2026 10:30', { nation: 'GB', lang: 'en' }, '2026-08-03T09:30:00.000Z'],
    ['13/08/2026 10:30', {}, '2026-08-13T10:30:00.000Z'],
  ],
  'with a month whose name is another one in another language': [
    ['pon, 3 lis 2026 10:00:00 +0100', { lang: 'pl' }, '2026-11-03T09:00:00.000Z'],
    ['pon, 3 lis 2026 10:00:00 +0200', { lang: 'hr' }, '2026-10-03T08:00:00.000Z'],
  ],
};

describe('a report time', () => {
  for (const [kind, rows] of Object.entries(written))
    it(`is read: ${kind}`, () => {
      for (const [text, context, meant] of rows) expect(iso(text, context), text).toBe(meant);
    });

  it('is read with its own zone', () => {
    expect(iso('2025-08-09T20:12:19+09:00')).toBe('2025-08-09T11:12:19.000Z');
    expect(iso('2025-08-09T20:12:19.5Z')).toBe('2025-08-09T20:12:19.500Z');
    expect(iso('Wed, 31 Jan 2018 20:15:15 GMT')).toBe('2018-01-31T20:15:15.000Z');
    expect(iso('Thu, 12 Nov 2015 21:16:39 +0000')).toBe('2015-11-12T21:16:39.000Z');
    expect(iso('1 Jan 04 19:48:21 EST')).toBe('2004-01-02T00:48:21.000Z');
    expect(iso('Mon, 02 March 2026 09:00 KST')).toBe('2026-03-02T00:00:00.000Z');
  });

  it('is read in the given zone where it names none, whatever the machine thinks', () => {
    expect(iso('2026-03-01 09:30', '+09:00')).toBe('2026-03-01T00:30:00.000Z');
    expect(iso('2026-03-01 09:30')).toBe('2026-03-01T09:30:00.000Z');
    expect(iso('2026.03.01 오후 3:20', '+09:00')).toBe('2026-03-01T06:20:00.000Z');
    expect(iso('2026-03-01', '+09:00')).toBe('2026-02-28T15:00:00.000Z');
    expect(iso('2026/03/01 오전 12:05', 'Z')).toBe('2026-03-01T00:05:00.000Z');
  });

  it('reads the months of other languages', () => {
    expect(iso('Seg, 24 Set 2018 19:42:40 -0300')).toBe('2018-09-24T22:42:40.000Z');
    expect(iso('mié, 14 ene 2026 10:00:00 +0100')).toBe('2026-01-14T09:00:00.000Z');
    expect(iso('Mi, 04 März 2026 10:00:00 +0100')).toBe('2026-03-04T09:00:00.000Z');
    expect(iso('ven., 05 juin 2026 10:00:00 +0200')).toBe('2026-06-05T08:00:00.000Z');
    expect(iso('dim., 05 juil. 2026 10:00:00 +0200')).toBe('2026-07-05T08:00:00.000Z');
    expect(iso('mar, 1 dicembre 2026 10:00:00 +0100')).toBe('2026-12-01T09:00:00.000Z');
  });

  it('is null for what is no moment', () => {
    const bad = [
      '',
      'soon',
      '2026-02-30',
      '2026-13-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '31 Foo 2026 10:00 GMT',
      'Invalid Date',
      'Sun, 30 Nov -0001 00:00:00 +0000',
      '1970-01-01T00:00:00Z',
      // the third of August or the eighth of March; October or November
      '03/08/2026 10:30',
      'pon, 3 lis 2026 10:00:00 +0100',
      '2026',
      '2026-03-01T25:00:00Z',
      '2026-03-01T10:00:00 Mars',
      '2026-03-01T10:00:00+99:00',
      // a gap that no time has; the parser must not backtrack from each of its positions
      `2026-03-01${' '.repeat(60_000)}KST`,
    ];
    for (const text of bad) expect(reportTime(text), text).toBeNull();
  });

  it('takes a leap second as the second before', () => {
    expect(iso('2016-12-31T23:59:60Z')).toBe('2016-12-31T23:59:59.000Z');
  });
});
