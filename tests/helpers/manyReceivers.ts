import pg from 'pg';
import { uploadForm } from './uploadForm.ts';
import type { Visitor } from './visitor.ts';

/** Rows of a statement on its own connection. */
export const queryDatabase = async (
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows as Record<string, unknown>[];
};

/** Creates this many users in a group that may read the board. */
export const putReceivers = (url: string, people: number): Promise<unknown> =>
  queryDatabase(
    url,
    `insert into user_group (group_id, group_nm, group_nm_fold, group_cd, use_yn) values (7001, '여럿', '여럿', 'MANY', 'Y');
     insert into app_user (user_id, user_nm, eml, group_id, user_aprv_yn, use_yn)
       select 'many-' || n, '사람' || n, 'many-' || n || '@demo.go.kr', 7001, 'Y', 'Y' from generate_series(1, ${people}) n;
     insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn)
       select (select am.authrt_id from authority_menu am join menu m using (menu_id)
         where m.url = '/communication/Board' and am.authorized_yn = 'Y' limit 1), 'many-' || n, 'Y', 'N'
       from generate_series(1, ${people}) n`,
  );

/** Stores a post and mails it to all of them. @returns the response to the mailing */
export const mailToReceivers = async (author: Visitor, ttl: string): Promise<Response> => {
  const record = {
    pstKndCd: 'BOARD',
    pstClsfCd: 'PST_CLSF_04',
    ttl,
    cn: '<p>글</p>',
    recipientGroups: [7001],
  };
  const answer = await author.send('/api/insert-commonboard', uploadForm('commonBoard', record));
  const { pstId } = ((await answer.json()) as { data: { pstId: number } }).data;
  return author.post('/api/emails/board', { pstId });
};
