import type pg from 'pg';
import { type feedServer, rss } from './feedServer.ts';

/** Number of new articles per visit. */
export const entriesPerVisit = 20;

/** An outlet with new articles at every visit; the collector needs `COLLECT_ALLOW=127.0.0.0/8`. */
export const openBusyOutlet = async (
  client: pg.Client,
  outlets: Awaited<ReturnType<typeof feedServer>>,
): Promise<void> => {
  let visit = 0;
  outlets.serve('/feed', (_request, answer) => {
    visit += 1;
    const entries = Array.from({ length: entriesPerVisit }, (_, nr) => ({
      title: `Museum ${visit} opens hall ${nr} after repairs`,
      link: `https://outlet.example/${visit}/${nr}`,
      summary: `The hall ${nr} of museum ${visit} was closed for ${visit + nr} months and shows paintings again.`,
    }));
    answer.writeHead(200, { 'content-type': 'application/rss+xml' });
    answer.end(rss(entries, { title: 'Outlet' }));
  });
  const { port } = new URL(outlets.url('outlet', '/feed'));
  await client.query(
    `with outlet as (insert into media (media_korn_nm, ntn_id) values ('매체', 'KR') returning media_id)
     insert into media_feed (media_id, feed_url, canonical_url, next_clct_dt)
       select media_id, $1, $1, now() from outlet`,
    [`http://127.0.0.1:${port}/feed`],
  );
};
