import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceOf,
  type Fingerprint,
  fingerprint,
  keysOf,
  maxDays,
  minShingles,
  nearKeys,
  neighbouringKeys,
} from './fingerprint.ts';

/** Made-up sentences by script. */
const texts: Record<string, { title: string; body: string; other: string }> = {
  Korean: {
    title: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작',
    body: '국립중앙박물관은 조선 시대 회화와 도자를 모은 순회 전시를 내년 봄 프랑스 파리에서 시작한다고 밝혔다. 전시는 석 달 동안 열리고, 이어 베를린과 런던으로 옮겨 간다. 박물관은 관람객이 직접 만져 볼 수 있는 복제품도 마련했다.',
    other:
      '부산국제영화제가 올해 개막작으로 신인 감독의 장편을 골랐다. 영화제 사무국은 상영관을 두 곳 늘리고 심야 상영을 되살린다고 설명했다. 예매는 다음 주 월요일 오전 열 시에 시작하고 현장 판매도 한다.',
  },
  Latin: {
    title: 'National museum opens its touring show in Paris next spring',
    body: 'The national museum said its touring show of painting and ceramics would open in Paris next spring and stay for three months before it moves on to Berlin and London. Visitors will be able to touch copies made for the show, the museum added on Monday.',
    other:
      'The film festival chose the first feature of a young director as its opening film this year. Its office said that two more cinemas would take part and that midnight screenings would return. Tickets go on sale next Monday morning at ten.',
  },
  Japanese: {
    title: '国立博物館、巡回展を来春パリで開幕',
    body: '国立博物館は朝鮮時代の絵画と陶磁器を集めた巡回展を来年の春にパリで開くと発表した。会期は三か月で、その後ベルリンとロンドンに巡回する。来館者が触れることのできる複製品も用意するという。',
    other:
      '釜山国際映画祭は今年の開幕作に新人監督の長編を選んだ。事務局によると上映館を二つ増やし、深夜上映も復活させる。前売り券は来週の月曜日午前十時から販売し、当日券も用意すると説明している。',
  },
  Chinese: {
    title: '国家博物馆巡回展明年春天在巴黎开幕',
    body: '国家博物馆宣布,汇集朝鲜时代绘画与陶瓷的巡回展将于明年春天在法国巴黎开幕,为期三个月,随后移至柏林和伦敦。馆方还准备了可以让观众亲手触摸的复制品,以便视障观众参观,并提供多种语言的讲解。',
    other:
      '釜山国际电影节今年选择一位新人导演的长片作为开幕影片。组委会表示将增加两家放映影院,并恢复午夜场。预售票将于下周一上午十点开始出售,现场也将保留一部分座位供观众购买,数量有限。',
  },
  Arabic: {
    title: 'المتحف الوطني يفتتح معرضه المتنقل في باريس الربيع المقبل',
    body: 'أعلن المتحف الوطني أن معرضه المتنقل للرسم والخزف سيفتتح في باريس في الربيع المقبل ويستمر ثلاثة أشهر قبل أن ينتقل إلى برلين ولندن. وأضاف المتحف أن الزوار سيتمكنون من لمس نسخ صنعت خصيصا للمعرض.',
    other:
      'اختار مهرجان السينما أول فيلم طويل لمخرج شاب ليكون فيلم الافتتاح هذا العام. وقال مكتب المهرجان إن دارين إضافيتين ستشاركان في العروض وإن عروض منتصف الليل ستعود. وتباع التذاكر ابتداء من يوم الاثنين.',
  },
  Thai: {
    title: 'พิพิธภัณฑสถานแห่งชาติเปิดนิทรรศการสัญจรที่ปารีสในฤดูใบไม้ผลิหน้า',
    body: 'พิพิธภัณฑสถานแห่งชาติประกาศว่านิทรรศการสัญจรด้านจิตรกรรมและเครื่องปั้นดินเผาจะเปิดที่กรุงปารีสในฤดูใบไม้ผลิหน้าเป็นเวลาสามเดือนก่อนจะย้ายไปเบอร์ลินและลอนดอน ผู้ชมสามารถสัมผัสของจำลองที่ทำขึ้นเพื่อนิทรรศการนี้ได้',
    other:
      'เทศกาลภาพยนตร์เลือกผลงานเรื่องแรกของผู้กำกับรุ่นใหม่เป็นภาพยนตร์เปิดเทศกาลปีนี้ สำนักงานเทศกาลกล่าวว่าจะมีโรงภาพยนตร์เข้าร่วมเพิ่มอีกสองแห่งและจะฉายรอบเที่ยงคืนอีกครั้ง บัตรเริ่มจำหน่ายวันจันทร์หน้า',
  },
};

const taken = (title: string | null, body: string | null): Fingerprint => {
  const bits = fingerprint({ title, body });
  if (!bits) throw new Error('too short');
  return bits;
};

describe.each(Object.entries(texts))('a text in %s', (_script, { title, body, other }) => {
  const mine = taken(title, body);

  it('keeps its fingerprint in other case, width, spacing and punctuation', () => {
    const dressed = `  ${body.replaceAll(' ', ' \u00a0').replaceAll(/[.,。،]/g, ' … ')} \n`;
    expect(taken(`“${title.toUpperCase()}”`, dressed.normalize('NFD'))).toEqual(mine);
  });

  it('stays near when a mark is added to its title or a few words to its end', () => {
    expect(distanceOf(mine, taken(`${title} (2)`, body))).toBeLessThanOrEqual(10);
    expect(distanceOf(mine, taken(title, body.slice(0, -6)))).toBeLessThanOrEqual(10);
  });

  it('is far from one about another matter', () => {
    expect(distanceOf(mine, taken(null, other))).toBeGreaterThan(16);
  });
});

describe('a fingerprint', () => {
  const shingled = (count: number): string =>
    Array.from({ length: count + 2 }, (_, index) => String.fromCharCode(0xac00 + index * 7)).join('');

  it('exists from the length at which it is meaningful', () => {
    expect(fingerprint({ title: null, body: shingled(minShingles - 1) })).toBeNull();
    expect(fingerprint({ title: null, body: shingled(minShingles) })).not.toBeNull();
  });

  /** A pseudo-random sequence of 26 letters of a script. */
  const lettersFrom = (first: number, length: number): string => {
    let state = 7;
    return Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return String.fromCodePoint(first + (state % 26));
    }).join('');
  };

  it.each([
    ['Latin', 0x61, 6],
    ['Arabic', 0x0628, 6],
    ['Georgian', 0x10d0, 6],
    ['Ethiopic', 0x1210, 6],
    ['Cherokee', 0xab70, 6],
    ['Thai', 0x0e01, 5],
    ['Burmese', 0x1000, 5],
    ['Khmer', 0x1780, 5],
    ['old Hangul letters', 0x1113, 3],
    ['kana', 0x3041, 3],
    ['Yi', 0xa460, 3],
    ['Hangul', 0xac00, 3],
  ])('of %s, from %i on, uses runs of %i letters', (_script, first, letters) => {
    const body = lettersFrom(first, 79 + letters);
    expect(fingerprint({ title: null, body })).not.toBeNull();
    expect(fingerprint({ title: null, body: body.slice(1) })).toBeNull();
  });

  it('counts a title that is shorter than a run', () => {
    const body = shingled(minShingles - 1);
    expect(fingerprint({ title: 'ab', body })).not.toBeNull();
    expect(fingerprint({ title: '!', body })).toBeNull();
  });

  it('stays the same for the same text, for it is stored', () => {
    const { title, body } = texts.Korean as (typeof texts)[string];
    expect(fingerprint({ title, body })).toEqual([-1_489_263_536, 622_225_740]);
  });

  it('does not exist for a headline repeated as its summary, or for nothing', () => {
    const title = '만평: 오늘의 한 컷';
    expect(fingerprint({ title, body: `${title}\n${title}` })).toBeNull();
    expect(fingerprint({ title: null, body: null })).toBeNull();
    expect(fingerprint({ title: '', body: '!?…🎉' })).toBeNull();
  });

  it('gives the title more weight than a sentence of the body', () => {
    const { title, body } = texts.Korean as (typeof texts)[string];
    const advert = body.slice(0, 75);
    const titles = [
      '오래 걸어도 발이 편한 여름 운동화를 반값에',
      '밤마다 잠 못 드는 사람에게 권하는 베개 하나',
    ];
    const [one, other] = titles.map((words) => taken(`${words} ${title.slice(0, 2)}`, advert));
    const apart = distanceOf(one as Fingerprint, other as Fingerprint);
    expect(apart).toBeGreaterThan(10);
  });

  it('is two 32-bit integers, the same each time, for any text', () => {
    const character = fc.integer({ min: 0, max: 0x10ffff });
    const text = fc
      .array(character, { minLength: 100, maxLength: 300 })
      .map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(text, (body) => {
        const bits = fingerprint({ title: null, body });
        expect(fingerprint({ title: null, body })).toEqual(bits);
        for (const half of bits ?? []) expect(half).toBe(half | 0);
      }),
    );
  });

  it('of a very long text is that of its beginning', () => {
    const long = shingled(20_000);
    expect(taken('제목', long)).toEqual(taken('제목', `${long}${texts.Korean?.body}`));
  });

  it('differs by the bits that differ', () => {
    expect(distanceOf([0, 0], [0, 0])).toBe(0);
    expect(distanceOf([0, 0], [-1, -1])).toBe(64);
    expect(distanceOf([0b101, 0], [0b100, 0b11])).toBe(3);
  });
});

const noon = new Date('2026-11-21T12:00:00Z');
const days = (count: number): Date => new Date(noon.getTime() + count * 86_400_000);
const bit = (index: number): [number, number] => (index < 32 ? [1 << index, 0] : [0, 1 << (index - 32)]);
const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

const meet = (one: readonly number[], other: readonly number[]): boolean => {
  const near = new Set(neighbouringKeys(one));
  return other.some((key) => near.has(key));
};

describe('keys', () => {
  it('are eight integers that hold the whole fingerprint', () => {
    fc.assert(
      fc.property(int, int, (low, high) => {
        const keys = keysOf([low, high], noon);
        expect(keys).toHaveLength(8);
        for (const key of keys) expect(key).toBe(key | 0);
        const half = (from: number) =>
          keys.slice(from, from + 4).reduce((bits, key, byte) => bits | ((key & 0xff) << (byte * 8)), 0);
        expect([half(0), half(4)]).toEqual([low, high]);
      }),
    );
  });

  it('meet when up to seven bits differ, whichever they are', () => {
    const indexes = fc.uniqueArray(fc.nat({ max: 63 }), { maxLength: 7 });
    fc.assert(
      fc.property(int, int, indexes, (low, high, flipped) => {
        let other: [number, number] = [low, high];
        for (const index of flipped) other = [other[0] ^ bit(index)[0], other[1] ^ bit(index)[1]];
        expect(meet(keysOf([low, high], noon), keysOf(other, noon))).toBe(true);
      }),
    );
  });

  it('match on neighbouring days only', () => {
    const mine = keysOf([1, 2], noon);
    for (let count = -maxDays; count <= maxDays; count += 1)
      expect(meet(mine, keysOf([1, 2], days(count))), String(count)).toBe(true);
    expect(meet(mine, keysOf([1, 2], days(maxDays + 1)))).toBe(false);
    expect(meet(mine, keysOf([1, 2], days(-maxDays - 1)))).toBe(false);
  });

  it('have the day above the byte above its value', () => {
    const day = 20_778;
    expect(noon.getTime()).toBe((day + 0.5) * 86_400_000);
    const [first, second, , , fifth] = keysOf([0x0201, 0x03], noon);
    expect([first, second, fifth]).toEqual([
      (day << 11) | 1,
      (day << 11) | (1 << 8) | 2,
      (day << 11) | (4 << 8) | 3,
    ]);
    expect(neighbouringKeys([(day << 11) | 5])).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((days) => ((day + days) << 11) | 5),
    );
  });

  it('stay integers before 1970 and far ahead', () => {
    for (const time of [new Date('1899-12-31T00:00:00Z'), new Date('2400-01-01T00:00:00Z')])
      expect(meet(keysOf([5, 6], time), keysOf([5, 6], time))).toBe(true);
  });
});

describe('an article', () => {
  const body = Array.from({ length: 120 }, (_, index) => String.fromCharCode(0xac00 + index * 11)).join('');
  const article = {
    kornTtl: '제목',
    lclanTtl: null,
    articleCn: body,
    articleTransCn: null,
    reportedAt: noon,
  };

  it('is keyed by its original text if there is one', () => {
    const mine = nearKeys(article);
    expect(nearKeys({ ...article, articleTransCn: '번역' })).toEqual(mine);
    expect(nearKeys({ ...article, articleCn: '', articleTransCn: body })).toEqual(mine);
    expect(nearKeys({ ...article, lclanTtl: '제목', kornTtl: '다른 제목' })).toEqual(mine);
  });

  it('is keyed by the day of its report, or else today', () => {
    const today = Math.floor(Date.now() / 86_400_000);
    const dayOf = (keys: readonly number[]): number => (keys[0] ?? 0) >>> 11;
    expect(dayOf(nearKeys(article))).toBe(20_778);
    const days = [article.reportedAt, null, undefined].map((reportedAt) =>
      dayOf(nearKeys({ ...article, reportedAt })),
    );
    expect(days[0]).toBe(20_778);
    for (const day of days.slice(1)) expect([today, today + 1]).toContain(day);
  });

  it('that is too short has no keys', () => {
    expect(nearKeys({ ...article, articleCn: '짧다' })).toEqual([]);
  });
});
