import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media, mediaFeed } from '#generated/tables/index.ts';
import type { Media } from '#generated/types/media.ts';
import type { MediaHistoryItem, MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { outletId } from '#server/modules/collection/index.ts';
import { outletStore } from '#server/modules/outlets/index.ts';
import { importLists } from '../../scripts/outlets/importLists.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { fixture } from '../helpers/fixtures.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Whole = Media & { mediaFeedList: string[] };

const { app } = await testApp();
const admin = await signedIn(app, 'admin');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outlet-lists-'));
});
afterAll(() => rm(folder, { recursive: true }));

const list = async (name: string, records: readonly (object | string)[]): Promise<string> => {
  const path = join(folder, name);
  const lines = records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)));
  await writeFile(path, lines.join('\n'));
  return path;
};
const run = async (path: string, options: { report?: string; ntnId?: string } = {}) => {
  const said: string[] = [];
  const complained: string[] = [];
  const output = {
    say: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
  };
  const allOpened = await inDatabase(() => importLists([path], outletStore(ourCatalogue), output, options));
  return { allOpened, said, complained };
};
const stored = (canonicalUrl: string) =>
  inDatabase(() => db().select().from(media).where(eq(media.canonicalUrl, canonicalUrl)));
const whole = async (mediaId: number) =>
  ((await admin.get('/media-detail', { mediaId })) as Answer<{ data: Whole }>).body.data;

const andorra = {
  domain: 'diariandorra.example',
  name: "Diari d'Andorra",
  url: 'https://www.diariandorra.example/',
  country: 'AD',
  languages: ['ca'],
  rss: ['https://www.diariandorra.example/rss/home.xml', 'http://diariandorra.example/rss/home.xml/'],
};

describe('a list of outlets', () => {
  it('has no outlet on a shared site unless it has an own page or name', async () => {
    const { said } = await run(
      await list('shared.ndjson', [
        { domain: 'facebook.com', name: 'Facebook' },
        { domain: 'n.news.naver.com', name: '네이버 뉴스' },
        { url: 'https://www.facebook.com/andorra-diari', name: 'Diari al Facebook' },
        { domain: 'issamichuzi.blogspot.com', name: 'Issa Michuzi' },
        { url: 'https://premsa.ad/diari.facebook.com', name: 'Premsa' },
      ]),
    );
    expect(said[1]).toBe('  읽음 5줄 · 등록 3건 · 빈 항목 채움 0건 · 이미 등록됨 0건 · 거부 2건');
    expect((await stored('issamichuzi.blogspot.com'))[0]?.dmnNm).toBe('issamichuzi.blogspot.com');
    expect((await stored('facebook.com/andorra-diari'))[0]?.dmnNm).toBe(null);
  });

  it('is registered with names, country, time, feeds and where it came from', async () => {
    const { said, allOpened } = await run(await list('andorra.ndjson', [andorra]));
    expect(allOpened).toBe(true);
    expect(said.slice(1, 3)).toEqual([
      '  읽음 1줄 · 등록 1건 · 빈 항목 채움 0건 · 이미 등록됨 0건 · 거부 0건',
      '  피드 1개 저장 (10분 안에 모으기 시작합니다. 멈추려면 관리자 화면의 수집원에서)',
    ]);
    const [row] = await stored('diariandorra.example');
    expect(await whole(row?.mediaId ?? 0)).toMatchObject({
      mediaKornNm: null,
      mediaEngNm: 'DIARI D ANDORRA',
      mediaLclanNm: "Diari d'Andorra",
      ntnId: 'AD',
      rgnTz: '+01:00',
      clctLan: 'ca',
      rgtrId: 'SYSTEM',
      mediaFeedList: ['https://www.diariandorra.example/rss/home.xml'],
      wrtRsnList: [{ wrtRsn: "'andorra.ndjson' 목록에서 등록" }],
    });
    const [feed] = await inDatabase(async () =>
      db()
        .select()
        .from(mediaFeed)
        .where(eq(mediaFeed.mediaId, row?.mediaId ?? 0)),
    );
    expect(feed).toMatchObject({ useYn: 'Y', clctSttsCd: 'waiting', nextClctDt: expect.any(Date) as Date });
    const history = (await admin.get('/media-history-list', { mediaId: row?.mediaId ?? 0 })) as Answer<{
      data: MediaHistoryItem[];
    }>;
    expect(history.body.data).toMatchObject([
      { chgKnd: 'insert', wrtRsn: "'andorra.ndjson' 목록에서 등록", aftrCn: { ntnId: 'AD' } },
    ]);
  });

  it('matches registered outlets by any name and by address', async () => {
    for (const words of ["d'andorra", 'DIARI D ANDORRA']) {
      const { body } = (await admin.get('/media-list', { mediaKornNm: words })) as Answer<{
        data: { mediaLclanNm: string }[];
      }>;
      expect(body.data.map(({ mediaLclanNm }) => mediaLclanNm)).toEqual(["Diari d'Andorra"]);
    }
    const check = (await admin.write('POST', '/media-check/url', {
      url: 'http://diariandorra.example/?utm_source=x',
    })) as Answer<{ data: MediaUrlCheck }>;
    expect(check.body.data).toMatchObject({ duplicated: true, mediaNm: "Diari d'Andorra" });
  });

  it('is sorted by the displayed name, on every page and in the file', async () => {
    // more than one batch of the file
    const many = Array.from({ length: 600 }, (_, index) => `a paper ${String(index).padStart(3, '0')}`);
    const names = ['가나 신문', ...many, 'Ämter', 'B Times', 'Ωμέγα'];
    const records = names.map((name, n) => ({ domain: `sorted-${n}.example`, name, country: 'MC' }));
    await run(await list('sorted.ndjson', records));
    const shown = async (order: 'ASC' | 'DESC') => {
      const query = { ntnId: 'MC', sort: `mediaKornNm,${order}`, size: 10 };
      const { body } = (await admin.get('/media-list', query)) as Answer<{ data: Media[] }>;
      return body.data.map(({ mediaKornNm, mediaLclanNm }) => mediaKornNm ?? mediaLclanNm);
    };
    const sorted = [...many, 'B Times', 'Ämter', 'Ωμέγα', '가나 신문'];
    expect(await shown('ASC')).toEqual(sorted.slice(0, 10));
    expect(await shown('DESC')).toEqual(sorted.toReversed().slice(0, 10));
    for (const [order, wanted] of [
      ['ASC', sorted],
      ['DESC', sorted.toReversed()],
    ] as const) {
      const columns = ['mediaKornNm', 'mediaLclanNm'];
      const query = { ntnId: 'MC', sort: `mediaKornNm,${order}`, columns };
      const { bytes } = await admin.get('/media-list-excel', query);
      const { rows } = await readXlsxExport(bytes as Buffer);
      expect(rows.map(([korean, local]) => korean || local)).toEqual(wanted);
    }
  });

  it('can be edited without taking the apostrophe from the name', async () => {
    const [row] = await stored('diariandorra.example');
    const answer = (await admin.upload('PUT', '/update-media', 'media', {
      mediaId: row?.mediaId,
      mdfcnDt: row?.mdfcnDt,
      mediaKornNm: '디아리 단도라',
      // a form sends back all values that it shows
      mediaLclanNm: "Diari d'Andorra",
      mediaKndCd: 'MEDIA_KND_01',
      eml: 'desk@diariandorra.example',
      fndnYmd: '1991-07-23',
      hdofcLctnAddr: '안도라라베야',
    })) as Answer<{ data: Whole }>;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      mediaKornNm: '디아리 단도라',
      mediaLclanNm: "Diari d'Andorra",
    });
  });

  it('keeps to the rules for a name that a person writes', async () => {
    const [row] = await stored('diariandorra.example');
    const change = (values: object) =>
      admin.upload('PUT', '/update-media', 'media', {
        mediaId: row?.mediaId,
        mdfcnDt: row?.mdfcnDt,
        ...values,
      }) as Promise<Answer<{ message: string }>>;
    const { status, body } = await change({ mediaLclanNm: "Diari d'Andorra!" });
    expect([status, body.message]).toEqual([400, '특수문자는 입력할 수 없습니다.']);
    const both = await change({ mediaLclanNm: "Diari d'Andorra", mediaEngNm: 'Diari-2' });
    expect([both.status, both.body.message]).toEqual([400, '영문, 숫자, 공백만 입력 가능합니다.']);
    const lost = await change({ mediaId: 987_654, mediaLclanNm: "Diari d'Andorra" });
    expect(lost.status).toBe(400);
  });

  it('is registered once, however often, and what a person wrote stays', async () => {
    const again = { ...andorra, name: 'Something else', country: 'FR', languages: ['fr'] };
    const path = await list('again.ndjson', [again, { ...again, url: 'http://diariandorra.example' }]);
    expect((await run(path)).said[1]).toBe(
      '  읽음 2줄 · 등록 0건 · 빈 항목 채움 0건 · 이미 등록됨 2건 · 거부 0건',
    );
    expect(await stored('diariandorra.example')).toMatchObject([
      { mediaKornNm: '디아리 단도라', mediaLclanNm: "Diari d'Andorra", ntnId: 'AD', clctLan: 'ca' },
    ]);
  });

  it('fills in what a collected outlet lacks, with its history', async () => {
    const collected = { mediaName: 'kanal.example', mediaDomain: 'kanal.example', ntnId: null, lang: 'sq' };
    const mediaId = await inDatabase(() => outletId(collected));
    const record = { domain: 'kanal.example', name: 'Kanal', country: 'XK', languages: ['sq', 'sr'] };
    const path = await list('kanal.ndjson', [record]);
    expect((await run(path)).said[1]).toContain('빈 항목 채움 1건');
    expect(await whole(mediaId)).toMatchObject({
      mediaLclanNm: 'Kanal',
      mediaEngNm: 'KANAL',
      ntnId: 'XK',
      rgnTz: '+01:00',
      // the collector had recorded a language
      clctLan: 'sq',
      wrtRsnList: [{ wrtRsn: "'kanal.ndjson' 목록으로 빈 항목을 채움" }],
    });
    const report = await readFile(join(folder, 'kanal.report.csv'), 'utf8');
    expect(report).toContain(
      `1,kanal.example,Kanal,빈 항목 채움,"채운 항목: 국가, 매체명(영문), 매체명(현지어), UTC",${mediaId},0`,
    );
    expect((await run(path)).said[1]).toContain('이미 등록됨 1건');
  });

  it('does not bring back what an administrator deleted', async () => {
    const path = await list('deleted.ndjson', [{ domain: 'gone.example', name: 'Gone' }]);
    await run(path);
    const [row] = await stored('gone.example');
    await admin.write('DELETE', '/delete-media', { mediaId: row?.mediaId });
    const { said } = await run(path);
    expect(said[2]).toBe(
      '  거부 1건: 관리자가 삭제한 매체입니다. 다시 쓰려면 매체 화면에서 복원해 주세요. (1번째 줄 gone.example)',
    );
    expect(await stored('gone.example')).toMatchObject([{ delYn: 'Y' }]);
  });

  it('leaves a merged outlet as it is', async () => {
    const path = await list('merged.ndjson', [{ domain: 'one.example' }, { domain: 'two.example' }]);
    await run(path);
    const [[one], [two]] = [await stored('one.example'), await stored('two.example')];
    await admin.write('PUT', '/update-merge-media', {
      mediaId: [one?.mediaId],
      mrgTrgtMediaId: two?.mediaId,
    });
    const named = await list('named.ndjson', [{ domain: 'one.example', name: 'One', country: 'FR' }]);
    expect((await run(named)).said[1]).toContain('이미 등록됨 1건');
    expect(await stored('one.example')).toMatchObject([{ mediaLclanNm: 'one.example', ntnId: null }]);
  });

  it('gives a feed to the first outlet that names it', async () => {
    const rss = ['https://feeds.example/all.xml'];
    await run(
      await list('feeds.ndjson', [
        { domain: 'first.example', rss },
        { domain: 'second.example', rss },
      ]),
    );
    const [first] = await stored('first.example');
    const kept = await inDatabase(() =>
      db().select().from(mediaFeed).where(eq(mediaFeed.feedUrl, 'https://feeds.example/all.xml')),
    );
    expect(kept.map(({ mediaId }) => mediaId)).toEqual([first?.mediaId]);
  });

  it('tells of every line why it was refused, in the report too', async () => {
    const path = await list('bad.ndjson', [
      '{"domain":',
      { name: '주소 없음' },
      { domain: 'facebook.com' },
      { domain: 'a.example', url: 'https://b.example/' },
      { domain: 'zh.example', country: 'ZH' },
      { url: 'http://127.0.0.1/' },
      { domain: 'formula.example', name: '=1+1' },
    ]);
    const { said } = await run(path, { report: join(folder, 'elsewhere.csv') });
    expect(said.slice(1)).toEqual([
      '  읽음 7줄 · 등록 1건 · 빈 항목 채움 0건 · 이미 등록됨 0건 · 거부 6건',
      '  거부 1건: 줄을 읽을 수 없습니다. 칸이 제목 줄보다 많거나 JSON 객체 하나가 아닙니다. (1번째 줄)',
      '  거부 1건: 도메인도 URL도 없습니다. (2번째 줄)',
      '  거부 1건: 여러 곳이 함께 쓰는 서비스의 주소라 한 매체로 볼 수 없습니다. (3번째 줄 facebook.com)',
      '  거부 1건: 도메인과 URL이 서로 다른 곳을 가리킵니다. (4번째 줄 a.example)',
      '  거부 1건: 국가 코드에 없는 나라입니다. 국가 코드 화면에 더한 뒤 다시 가져와 주세요. (5번째 줄 zh.example)',
      '  거부 1건: 도메인이나 URL이 외부 인터넷의 http(s) 주소가 아닙니다. (6번째 줄 http://127.0.0.1/)',
      '  피드 0개 저장',
      '  살펴볼 것: 국가를 알 수 없는 매체 1건',
      `  보고서: ${join(folder, 'elsewhere.csv')}`,
    ]);
    const report = await readFile(join(folder, 'elsewhere.csv'), 'utf8');
    const lines = report.split('\r\n');
    expect(lines[0]).toBe('\uFEFFbad.ndjson 매체 목록에서 가져온 결과');
    expect(lines[2]).toBe('줄,주소,매체명,결과,설명,매체 번호,새 피드');
    expect(lines[3]).toBe(
      '1,,,거부,줄을 읽을 수 없습니다. 칸이 제목 줄보다 많거나 JSON 객체 하나가 아닙니다.,,0',
    );
    expect(lines[9]).toMatch(/^7,formula.example,'=1\+1,등록,국가 없음,\d+,0$/);
  });

  it('may be a CSV with Korean names, of one country', async () => {
    const path = join(folder, 'korean.csv');
    await writeFile(path, 'id,name,url\nhani,한겨레신문,https://www.hani.example\nbroken,칸,이,많음,다섯\n');
    const { said } = await run(path, { ntnId: 'KR' });
    expect(said[1]).toContain('등록 1건');
    expect(said[2]).toContain('줄을 읽을 수 없습니다');
    expect(await stored('hani.example')).toMatchObject([
      { mediaKornNm: '한겨레신문', mediaLclanNm: null, ntnId: 'KR', rgnTz: '+09:00' },
    ]);
  });

  it('has its unknown columns named, and Korean heads read', async () => {
    const path = join(folder, 'heads.csv');
    await writeFile(path, '매체명,contry,홈페이지,담당\n르 코앵,FR,https://coin.example,김\n');
    expect((await run(path)).complained).toEqual([
      `${path}: 모르는 열은 읽지 않습니다. contry (‘국가’의 오타라면 고쳐 주세요), 담당`,
    ]);
    expect(await stored('coin.example')).toMatchObject([{ mediaKornNm: '르 코앵', ntnId: null }]);
  });

  it('that is invalid, missing or without a writable report changes nothing', async () => {
    const other = await list('other.txt', ['이것은 목록이 아닙니다']);
    const { allOpened, complained } = await run(other);
    expect([allOpened, complained]).toEqual([
      false,
      [
        `${other}: 건너뛰었습니다. 매체 목록이 아닙니다. NDJSON이나, 첫 줄에 domain 또는 url이 있는 CSV여야 합니다.`,
      ],
    ]);
    expect((await run(join(folder, 'missing.ndjson'))).complained[0]).toContain('파일을 열 수 없습니다');
    const good = await list('good.ndjson', [{ domain: 'never.example' }]);
    await mkdir(join(folder, 'taken'));
    await expect(run(good, { report: join(folder, 'taken') })).rejects.toThrow(/보고서를 쓸 수 없습니다/);
    expect(await stored('never.example')).toEqual([]);
  });
});

describe('real lists', () => {
  const report = () => join(folder, 'real.csv');

  it('are registered but for what is no outlet, and nothing the second time', async () => {
    const path = fixture('outlets/master-sample.ndjson.gz');
    const { said } = await run(path, { report: report() });
    expect(said.slice(1, 6)).toEqual([
      '  읽음 624줄 · 등록 610건 · 빈 항목 채움 0건 · 이미 등록됨 1건 · 거부 13건',
      '  거부 12건: 여러 곳이 함께 쓰는 서비스의 주소라 한 매체로 볼 수 없습니다. (94번째 줄 feeds.feedburner.com, 291번째 줄 google.com, 297번째 줄 reddit.com 등)',
      '  거부 1건: 국가 코드에 없는 나라입니다. 국가 코드 화면에 더한 뒤 다시 가져와 주세요. (317번째 줄 xinhuanet.com)',
      '  피드 730개 저장 (10분 안에 모으기 시작합니다. 멈추려면 관리자 화면의 수집원에서)',
      '  살펴볼 것: 목록에 이름이 없어 도메인을 이름으로 쓴 매체 292건 · 국가를 알 수 없는 매체 180건',
    ]);
    expect((await run(path, { report: report() })).said[1]).toBe(
      '  읽음 624줄 · 등록 0건 · 빈 항목 채움 0건 · 이미 등록됨 611건 · 거부 13건',
    );
    const rows = await inDatabase(() => db().select().from(media));
    expect(rows.filter((row) => !row.mediaKornNm && !row.mediaLclanNm)).toEqual([]);
    expect(rows.filter(({ mediaEngNm }) => mediaEngNm && !/^[A-Z\d ]+$/.test(mediaEngNm))).toEqual([]);
  });

  it('of Korean publishers give the outlets their Korean names', async () => {
    const path = fixture('outlets/knews-publishers.csv');
    const { said } = await run(path, { report: report(), ntnId: 'KR' });
    expect(said[1]).toBe('  읽음 27줄 · 등록 17건 · 빈 항목 채움 10건 · 이미 등록됨 0건 · 거부 0건');
    expect((await stored('chosun.com'))[0]).toMatchObject({ mediaKornNm: '조선일보', ntnId: 'KR' });
  });
});
