import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { feedText } from './feedText.ts';

const xml = (encoding: string, text: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><title>${text}</title></rss>`;

describe('the text of a feed', () => {
  it('follows its XML declaration', () => {
    const samples = {
      'euc-kr': '한글 문화',
      shift_jis: '日本の文化',
      big5: '臺灣文化',
      gb2312: '中国文化',
      'windows-1251': 'Культура',
      'iso-8859-1': 'Año cultural',
    };
    for (const [encoding, text] of Object.entries(samples)) {
      expect(feedText(iconv.encode(xml(encoding, text), encoding)), encoding).toContain(text);
    }
  });

  it('follows a byte order mark before anything else', () => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be']) {
      const bytes = iconv.encode(xml('euc-kr', '한글'), encoding, { addBOM: true });
      expect(feedText(bytes), encoding).toBe(xml('euc-kr', '한글'));
    }
  });

  it('recognises wide encodings without a mark', () => {
    expect(feedText(iconv.encode(xml('utf-16', '한글'), 'utf-16le'))).toContain('한글');
    expect(feedText(iconv.encode(xml('utf-16', '한글'), 'utf-16be'))).toContain('한글');
  });

  it('is UTF-8 where nothing is declared, or the declaration is unknown or impossible', () => {
    expect(feedText(Buffer.from('<rss>한글</rss>'))).toBe('<rss>한글</rss>');
    expect(feedText(Buffer.from(xml('x-klingon', '한글')))).toContain('한글');
    expect(feedText(Buffer.from(xml('utf-16', '한글')))).toContain('한글');
  });

  it('falls back to the usual encoding of its language when UTF-8 is wrong', () => {
    const korean = '<rss><language>ko</language><title>한글 문화 소식</title></rss>';
    expect(feedText(iconv.encode(korean, 'euc-kr'))).toBe(korean);
    expect(feedText(iconv.encode('<rss><title>Año y café</title></rss>', 'latin1'))).toContain('Año y café');
  });

  it('keeps UTF-8 with a single broken byte', () => {
    const bytes = Buffer.concat([Buffer.from('<rss>한글 문화'), Buffer.from([0xff]), Buffer.from('</rss>')]);
    expect(feedText(bytes)).toContain('한글 문화\ufffd');
  });
});
