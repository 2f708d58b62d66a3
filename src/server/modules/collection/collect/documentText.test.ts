import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { charsetOf, documentText } from './documentText.ts';
import { withoutMojibake } from './mojibake.ts';

/** A sentence or two of news for the legacy encodings of its language. */
const samples: [string, string[], string][] = [
  [
    'ko',
    ['euc-kr'],
    '문화체육관광부는 오늘 국립중앙박물관에서 새 전시를 연다고 밝혔다. 한류 콘텐츠 수출도 늘었다.',
  ],
  [
    'ja',
    ['shift_jis', 'euc-jp'],
    '文化庁は、来年の春に東京で新しい展覧会を開くと発表した。アニメの輸出も増えている。',
  ],
  [
    'zh-CN',
    ['gb2312', 'gbk', 'gb18030'],
    '中国国家博物馆今天宣布，新的展览将于明年春天在北京开幕，这是两国文化交流的一部分。',
  ],
  ['zh-TW', ['big5'], '國立故宮博物院今天宣布，新的展覽將於明年春天在臺北開幕，這是兩國文化交流的一部分。'],
  [
    'ru',
    ['windows-1251', 'koi8-r', 'iso-8859-5'],
    'Министерство культуры объявило об открытии новой выставки в Москве.',
  ],
  ['el', ['windows-1253', 'iso-8859-7'], 'Το Υπουργείο Πολιτισμού ανακοίνωσε μια νέα έκθεση στην Αθήνα.'],
  [
    'tr',
    ['windows-1254', 'iso-8859-9'],
    'Kültür Bakanlığı İstanbul’da yeni bir sergi açılacağını duyurdu, ilgi çok büyük.',
  ],
  ['he', ['windows-1255'], 'משרד התרבות הודיע על פתיחת תערוכה חדשה בירושלים'],
  ['ar', ['windows-1256'], 'أعلنت وزارة الثقافة عن افتتاح معرض جديد في القاهرة'],
  [
    'pl',
    ['windows-1250', 'iso-8859-2'],
    'Ministerstwo Kultury ogłosiło otwarcie nowej wystawy, źródło: żółta księga.',
  ],
  ['th', ['windows-874', 'tis-620'], 'กระทรวงวัฒนธรรมประกาศเปิดนิทรรศการใหม่ในกรุงเทพ'],
  [
    'fr',
    ['windows-1252', 'iso-8859-1'],
    'Le ministère de la Culture a annoncé l’ouverture d’une exposition à Orléans, très attendue.',
  ],
  [
    'es',
    ['windows-1252', 'iso-8859-15'],
    'El Ministerio de Cultura anunció la exposición de otoño en España.',
  ],
];
const each = samples.flatMap(([language, encodings, text]) =>
  encodings.map((encoding) => ({
    language,
    encoding,
    text: text.replaceAll('’', encoding.startsWith('iso') ? "'" : '’'),
  })),
);

const feed = ({ text, declared, language }: { text: string; declared?: string; language?: string }): string =>
  `<?xml version="1.0"${declared ? ` encoding="${declared}"` : ''}?>\n<rss version="2.0"><channel>` +
  `${language ? `<language>${language}</language>` : ''}<title>${text}</title></channel></rss>`;

const encode = (text: string, encoding: string): Buffer => iconv.encode(text, encoding);
const read = (bytes: Buffer, contentType?: string): string => documentText(bytes, contentType).text;

describe('the text of a document', () => {
  it.each(each)('is read as it declares: $encoding', ({ text, encoding }) => {
    expect(read(encode(feed({ text, declared: encoding }), encoding))).toContain(text);
    expect(
      read(encode(feed({ text, declared: encoding.toUpperCase() }), encoding), 'text/xml; charset=utf-8'),
    ).toContain(text);
  });

  it.each(each)('is read as the server declares where it is silent: $encoding', ({ text, encoding }) => {
    expect(read(encode(feed({ text }), encoding), `application/rss+xml; charset="${encoding}"`)).toContain(
      text,
    );
  });

  it.each(each.filter(({ language }) => /^(?:ko|ja|zh)/.test(language)))(
    'is decoded without or with a wrong declaration: $encoding',
    ({ text, encoding }) => {
      const wrong = [
        'utf-8',
        'iso-8859-1',
        'x-unknown',
        'utf-16',
        'euc-kr',
        'shift_jis',
        'big5',
        'gb2312',
        'euc-jp',
      ];
      for (const declared of [undefined, ...wrong]) {
        // Both encodings have the kana at the same code points; only a few characters distinguish them.
        if (encoding === 'euc-jp' && declared === 'gb2312') continue;
        expect(
          read(encode(feed({ text, declared }), encoding), 'text/xml; charset=ISO-8859-1'),
          declared,
        ).toContain(text);
      }
    },
  );

  it.each(each.filter(({ encoding }) => encoding.startsWith('windows')))(
    'is read as its language usually is without a declaration: $encoding',
    ({ text, encoding, language }) => {
      expect(read(encode(feed({ text, language }), encoding))).toContain(text);
      expect(read(encode(feed({ text, language, declared: 'utf-8' }), encoding))).toContain(text);
    },
  );

  it.each(samples)(
    'is UTF-8 whenever the bytes are, whatever is declared: %s',
    (language, encodings, text) => {
      const declarations = [undefined, 'euc-kr', 'shift_jis', 'iso-8859-1', 'utf-16', 'big5', ...encodings];
      for (const declared of declarations) {
        const bytes = Buffer.from(feed({ text, declared, language }));
        expect(read(bytes, 'text/xml; charset=windows-1251'), declared).toContain(text);
      }
    },
  );

  it('says when a declaration is wrong', () => {
    const text = '한글 문화 소식입니다';
    expect(documentText(Buffer.from(feed({ text, declared: 'euc-kr' }))).notes).toEqual(['encodingMismatch']);
    expect(documentText(Buffer.from(feed({ text, declared: 'utf-8' }))).notes).toEqual([]);
    expect(documentText(Buffer.from(feed({ text: 'ascii alone', declared: 'euc-kr' }))).notes).toEqual([]);
  });

  it('follows a byte order mark before anything else', () => {
    const text = feed({ text: '한글', declared: 'euc-kr' });
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be']) {
      expect(read(iconv.encode(text, encoding, { addBOM: true }), 'text/xml; charset=euc-kr'), encoding).toBe(
        text,
      );
    }
  });

  it('recognises wide encodings without a mark, in XML and JSON', () => {
    const json = '{"version":"https://jsonfeed.org/version/1","title":"한글"}';
    for (const encoding of ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be']) {
      for (const text of [feed({ text: '한글', declared: 'utf-16' }), '<rss>한글</rss>', json]) {
        expect(read(encode(text, encoding)), encoding).toBe(text);
      }
    }
  });

  it('trusts an East Asian declaration if so few letters could be UTF-8', () => {
    // in EUC-KR, every byte pair of these syllables is also a valid two-byte UTF-8 character
    expect(read(encode(feed({ text: '특청처', declared: 'euc-kr' }), 'euc-kr'))).toContain('특청처');
    expect(read(Buffer.from(feed({ text: '특청처', declared: 'euc-kr' })))).toContain('특청처');
    expect(read(Buffer.from(feed({ text: 'año café', declared: 'euc-kr' })))).toContain('año café');
  });

  it('reads the escapes of ISO-2022-JP', () => {
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="iso-2022-jp"?><rss>\u001b$BF|K\\\u001b(B</rss>',
      'latin1',
    );
    expect(read(bytes)).toContain('日本');
  });

  it('keeps UTF-8 with some broken bytes, and one that was cut off', () => {
    const broken = Buffer.concat([Buffer.from('<rss>한글 문화'), Buffer.from([0xff]), Buffer.from('</rss>')]);
    expect(documentText(broken)).toEqual({
      text: '<rss>한글 문화\ufffd</rss>',
      encoding: 'utf-8',
      notes: ['damagedText'],
    });
    expect(read(Buffer.from('<rss>한글 문화').subarray(0, -1))).toBe('<rss>한글 문\ufffd');
  });

  it('is never thrown away for random bytes', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const bytes = Buffer.from(
        Array.from({ length: 200 }, (_, index) => (seed * 7919 * (index + 3) * (index ^ seed)) & 255),
      );
      expect(typeof read(bytes)).toBe('string');
    }
  });
});

describe('a charset of a Content-Type', () => {
  it.each([
    ['text/xml; charset=utf-8', 'utf-8'],
    ['application/rss+xml;charset="EUC-KR"; q=1', 'EUC-KR'],
    ['text/xml', null],
    ['', null],
    [null, null],
  ])('%s: %s', (header, charset) => {
    expect(charsetOf(header)).toBe(charset);
  });
});

describe('mojibake', () => {
  const spoilt = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text));

  it.each(samples)('of %s is put right', (_language, _encodings, text) => {
    expect(withoutMojibake(spoilt(text))).toBe(text);
    const { text: read, notes } = documentText(Buffer.from(feed({ text: spoilt(text) })));
    expect(read).toContain(text);
    expect(notes).toContain('mojibake');
  });

  it.each(samples)('is not seen in good %s', (_language, _encodings, text) => {
    expect(withoutMojibake(text)).toBeNull();
  });

  it('is not seen where somebody writes of it, or in rare words', () => {
    for (const text of [
      'Ã is a letter, Â too: Ã‰cole',
      'ÅÄÖ åäö «Øresund» – “quoted” … ‘so’',
      '¿Qué? ¡Sí! €5 – £6 ©®',
    ]) {
      expect(withoutMojibake(text), text).toBeNull();
    }
  });
});
