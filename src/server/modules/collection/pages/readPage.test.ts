import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { threads } from '#server/kernel/processes/threads.ts';
import { processorTime } from '../../../../../tests/helpers/processorTime.ts';
import { readInThread } from './readInThread.ts';
import { type PageReading, readPage } from './readPage.ts';

const sentence =
  '국립박물관은 다음 달부터 조선 시대 도자기 백 점을 모은 특별전을 열고 누구나 무료로 볼 수 있게 한다고 밝혔다.';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<p>${n + 1}번째 문단. ${sentence}</p>`).join('');
const page = (body: string): string =>
  `<!doctype html><html lang="ko"><head><title>특별전</title><script>alert(1)</script></head><body>
    <nav><a href="/">처음</a> <a href="/news">뉴스</a> <a href="/sports">스포츠</a></nav>
    <article><h1>특별전이 열린다</h1>${body}</article>
    <aside><ul><li><a href="/1">많이 본 기사</a></li></ul></aside><footer>무단 전재 금지</footer></body></html>`;

describe('the body of an article', () => {
  it('is taken from its page without its surroundings, one line a paragraph', () => {
    const text = readPage(page(paragraphs(6))).body ?? '';
    expect(text.split('\n')).toHaveLength(6);
    expect(text).toContain('6번째 문단.');
    for (const around of ['스포츠', '많이 본 기사', '무단 전재', 'alert', '<p>'])
      expect(text).not.toContain(around);
  });

  it('is found in a page that leaves out what browsers add', () => {
    const bare = `<!doctype html><title>특별전</title><article>${paragraphs(6)}</article>`;
    expect(readPage(bare).body?.split('\n')).toHaveLength(6);
  });

  it('is none where the page says next to nothing, or is none', () => {
    for (const html of [page('<p>짧다.</p>'), '', 'not a page', '<html></html>'])
      expect(readPage(html).body).toBeNull();
  });

  it('is found beside what templates hold, which no reader sees', () => {
    const template = `<template>${paragraphs(12)}</template>`;
    const html = page(paragraphs(6)).replace('</head>', `${template}</head>`);
    expect(readPage(html).body?.split('\n')).toHaveLength(6);
  });

  it.each([
    [
      'streamed behind its place',
      (text: string) =>
        `<main><!--$?--><template id="B:0"></template></main><div hidden id="S:0"><article>${text}</article></div><script>$RC("B:0","S:0")</script>`,
    ],
    [
      'behind a cookie dialog',
      (text: string) =>
        `<main aria-hidden="true"><article>${text}</article></main><div role="dialog"><p>${sentence.repeat(2)}</p></div>`,
    ],
    [
      'not displayed until a script runs',
      (text: string) => `<main style="opacity:0; display: none"><article>${text}</article></main>`,
    ],
    [
      'for browsers without scripts',
      (text: string) => `<div id="root"></div><noscript><article>${text}</article></noscript>`,
    ],
    [
      'in a shadow root',
      (text: string) =>
        `<news-story><template shadowrootmode="open"><article>${text}</article></template></news-story>`,
    ],
  ])('is found where it is sent hidden: %s', (_how, around) => {
    const of = (body: string) =>
      readPage(`<!doctype html><html><head><title>T</title></head><body>${body}</body></html>`).body;
    expect(of(around(paragraphs(6)))).toBe(of(`<main><article>${paragraphs(6)}</article></main>`));
  });

  it('is put together in its order where it is sent in pieces', () => {
    const piece = (id: number): string =>
      `<div hidden id="S:${id}"><p>${id}번째 조각. ${sentence.repeat(2)}</p></div>`;
    const places = [0, 1, 2].map((id) => `<template id="B:${id}"></template>`).join('');
    const html = `<!doctype html><html><head><title>T</title></head><body><main><article>${places}</article></main>${[2, 0, 1].map(piece).join('')}</body></html>`;
    expect(
      readPage(html)
        .body?.split('\n')
        .map((line) => line.slice(0, 7)),
    ).toEqual(['0번째 조각.', '1번째 조각.', '2번째 조각.']);
  });

  it('has its lead, and its paragraphs that are links as a whole', () => {
    const lead = '도자기 백 점을 모은 특별전이 다음 달부터 석 달 동안 열리며 입장료는 없다.';
    const opening = '개막식은 다음 달 첫날 오전 열 시에 박물관 마당에서 열리며 누구나 볼 수 있다.';
    const linked = `<p><a href="/2"><strong>${opening}</strong></a></p>`;
    const apart = `${linked}${paragraphs(5)}`.replaceAll(/<p>.*?<\/p>/g, '<div>$&</div>');
    const html = page(`<header><p class="summary">${lead}</p></header>${apart}`);
    expect(readPage(html).body?.split('\n').slice(0, 2)).toEqual([lead, opening]);
    const list = page(`${paragraphs(5)}<p><a href="/3">많이 본 전시 소식 열 가지를 한눈에 보기</a></p>`);
    expect(readPage(list).body).not.toContain('한눈에');
  });

  it('may be a brief', () => {
    const brief =
      '국립극장은 보수 공사를 위해 월요일부터 문을 닫는다고 시가 밝혔다. 5월에 음악회로 다시 문을 연다.';
    expect(readPage(page(`<p>${brief}</p>`)).body).toBe(brief);
    const english = 'The theatre closes on Monday for repairs, the city said. It opens again in May.';
    expect(readPage(page(`<p>${english}</p>`)).body).toBe(english);
  });

  it.each([
    '이 기사의 전문은 구독하고 읽을 수 있습니다.',
    'Subscribe to continue reading',
    'Il vous reste 70% de cet article à lire.',
    'Jetzt abonnieren und weiterlesen',
    '有料会員になると続きをお読みいただけます。',
  ])('ends in front of a wall: %s', (wall) => {
    const reading = readPage(page(`${paragraphs(4)}<p>${wall}</p>`));
    expect([reading.isPaywalled, reading.body?.split('\n')]).toEqual([
      true,
      readPage(page(paragraphs(4))).body?.split('\n'),
    ]);
  });

  it('has no labels, credits and calls to subscribe around it, and no paragraph twice', () => {
    const around = [
      '광고',
      'Image: 박물관 제공',
      '<p>관련기사 도자기 특별전 개막</p>',
      'Sign up for our newsletter',
      `1번째 문단. ${sentence}`,
    ];
    const html = page(
      `<p>Advertisement</p>${paragraphs(6)}${around.map((line) => `<p>${line}</p>`).join('')}<p>© 시험신문</p>`,
    );
    expect(readPage(html).body).toBe(readPage(page(paragraphs(6))).body);
  });

  it.each([
    [
      'a state of its framework',
      (lines: string[]) =>
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { page: { body: lines.map((line) => `<p>${line}</p>`).join('') } } })}</script>`,
    ],
    [
      'a tree of nodes',
      (lines: string[]) =>
        `<script>window.__STATE__ = ${JSON.stringify({ story: { content: lines.map((text) => ({ type: 'paragraph', children: [{ text }] })) } })};</script>`,
    ],
    [
      'streamed rows',
      (lines: string[]) =>
        `<script>self.__next_f.push([1,${JSON.stringify(`4:["$","article",null,{"children":${JSON.stringify(lines.map((children) => ['$', 'p', null, { children }]))}}]\n`)}])</script>`,
    ],
  ])('is read from data alone: %s', (_how, data) => {
    const lines = Array.from({ length: 5 }, (_, n) => `${n + 1}번째 문단. ${sentence}`);
    const html = `<!doctype html><html><head><title>특별전</title></head><body><div id="root"></div>${data(lines)}</body></html>`;
    expect(readPage(html).body).toBe(lines.join('\n'));
  });

  it('is the embedded data if the markup holds a beginning only', () => {
    const whole = Array.from({ length: 9 }, (_, n) => `${n + 1}번째 문단. ${sentence}`).join('\n');
    const data = { '@type': 'NewsArticle', articleBody: whole };
    const carrying = (body: string) =>
      page(body).replace(
        '</head>',
        `<script type="application/ld+json">${JSON.stringify(data)}</script></head>`,
      );
    expect(readPage(carrying(paragraphs(3))).body).toBe(whole);
    expect(readPage(carrying(paragraphs(8))).body?.split('\n')).toHaveLength(8);
  });

  it('is not looked for in elements within elements without end, whose head is read all the same', () => {
    const head = '<head><title>특별전이 열린다</title></head>';
    const deep = `<html>${head}<body>${'<a>'.repeat(200_000)}${page(paragraphs(6))}`;
    let reading: PageReading | undefined;
    expect(processorTime(() => (reading = readPage(deep)))).toBeLessThan(1_000);
    expect(reading).toMatchObject({ title: '특별전이 열린다', body: null });
  });

  it('is read in a thread that stops pages that take too long or too much', async () => {
    const bounds = { time: 20_000, heap: 24 };
    const read = async (html: string, within = bounds) =>
      (await readInThread({ bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8' }, within))
        ?.body;
    expect(await read(page(paragraphs(6)))).toContain('1번째 문단.');
    // twice the limit, so that the time of garbage collection does not matter
    expect(await read(page(paragraphs(18_000)))).toBeUndefined();
    const attributes = Array.from({ length: 300_000 }, (_, n) => `a${n}=1`).join(' ');
    expect(await read(`<article ${attributes}>`, { time: 1, heap: 64 })).toBeUndefined();
  });

  it('fails with the reason given by its thread, however late', async () => {
    const cpuUsage = vi
      .spyOn(Worker.prototype, 'cpuUsage')
      .mockRejectedValue(new Error('The thread is ending.'));
    const read = threads('modules/collection/pages/readPage.worker', 1, { time: 20_000, heap: 24 });
    const document = { bytes: Buffer.from(page(paragraphs(18_000))), contentType: 'text/html' };
    await expect(read(document)).resolves.toEqual({ exceeded: 'heap' });
    cpuUsage.mockRestore();
  });
});
