import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { threads } from '#server/kernel/processes/threads.ts';
import { readInThread } from './readInThread.ts';
import { readPage } from './readPage.ts';

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

  it('is read in a thread that stops pages that take too long or too much', async () => {
    const bounds = { time: 20_000, heap: 24 };
    const read = async (html: string, within = bounds) =>
      (await readInThread({ bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8' }, within))
        ?.body;
    expect(await read(page(paragraphs(6)))).toContain('1번째 문단.');
    // twice the limit, so that the time of garbage collection does not matter
    expect(await read(page(paragraphs(18_000)))).toBeUndefined();
    // would take a minute
    const deep = `${'<div>'.repeat(40_000)}x`;
    expect(await read(deep, { time: 500, heap: 64 })).toBeUndefined();
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
