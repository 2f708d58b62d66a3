import { afterEach, describe, expect, it } from 'vitest';
import { media, sharedSite } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { openRobots } from '#server/modules/collection/index.ts';
import { createOutlet } from '../../../../tests/helpers/factories.ts';
import { document, feedServer } from '../../../../tests/helpers/feedServer.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { proposedArticle } from './editingHandlers.ts';

await testDatabase();
const press = await feedServer();
const now = new Date('2026-11-20T00:00:00Z');
const html = { 'content-type': 'text/html; charset=utf-8' };
const lines = Array.from(
  { length: 6 },
  (_, n) => `Le musée national présente cent céladons de Corée, prêtés pour la première fois (${n + 1}).`,
);
const page = (published: string) => `<!doctype html><html lang="fr-FR"><head>
  <meta property="og:title" content="Cent céladons de Corée à Paris"><meta property="og:site_name" content="Le Courrier">
  <meta name="author" content="Ana Moreau"><meta property="article:published_time" content="${published}"></head>
  <body><article>${lines.map((line) => `<p>${line}</p>`).join('')}</article></body></html>`;

const proposed = (path: string) =>
  inDatabase(() =>
    proposedArticle(
      press.url('courrier', path),
      { visitor: { ...press.ways, publicUrl: 'https://press.example.kr' }, robots: openRobots(() => now) },
      now,
    ),
  );

afterEach(() =>
  inDatabase(async () => {
    await db().delete(media);
    await db().delete(sharedSite);
  }),
);

describe('the proposal for an address', () => {
  it('has title, reporter, body, language, and the time in the outlet’s zone', async () => {
    const outlet = await createOutlet({
      mediaLclanNm: 'Le Courrier',
      dmnNm: 'courrier.example',
      rgnTz: '+01:00',
    });
    press.serve('/one', document(page('2026-11-19 10:00'), html));
    expect(await proposed('/one')).toEqual({
      problem: null,
      kornTtl: null,
      lclanTtl: 'Cent céladons de Corée à Paris',
      mediaId: outlet.mediaId,
      outletNm: 'Le Courrier',
      ntnId: null,
      frmTrsfNscvrgDt: '2026-11-19T09:00:00.000Z',
      jrnlLclanNm: 'Ana Moreau',
      articleCn: lines.join('\n'),
      lanCd: 'fr',
    });
  });

  it('names the outlet given by the page if its domain is shared', async () => {
    await inDatabase(() => db().insert(sharedSite).values({ dmnNm: 'courrier.example' }));
    await createOutlet({ mediaLclanNm: 'Portail', dmnNm: 'courrier.example' });
    const outlet = await createOutlet({
      mediaLclanNm: 'Le Courrier',
      mediaLclanNmFold: fold('Le Courrier'),
      dmnNm: 'courrier.org',
    });
    press.serve('/shared', document(page('2026-11-19 10:00'), html));
    expect((await proposed('/shared')).mediaId).toBe(outlet.mediaId);
  });

  it('names an unregistered outlet, and omits a future time', async () => {
    press.serve('/late', document(page('2026-11-21T10:00:00Z'), html));
    expect(await proposed('/late')).toMatchObject({
      mediaId: null,
      outletNm: 'Le Courrier',
      frmTrsfNscvrgDt: null,
    });
  });

  it('is a sentence where the page cannot be read', async () => {
    expect(await proposed('/gone')).toMatchObject({
      lclanTtl: null,
      problem: expect.stringContaining('404'),
    });
  });
});
