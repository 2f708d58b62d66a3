import { expect } from 'vitest';
import { uploadForm } from './uploadForm.ts';
import { visitor } from './visitor.ts';

const people = 60;

/** SQL that creates a group of sixty users who may read the board, in a database with base data. */
export const sixtyPeople = `
  insert into user_group (group_id, group_nm, group_nm_fold, group_cd, use_yn) values (7001, '예순 명', '예순 명', 'SIXTY', 'Y');
  insert into app_user (user_id, user_nm, eml, group_id, user_aprv_yn, use_yn)
    select 'many-' || n, '사람' || n, 'many-' || n || '@demo.go.kr', 7001, 'Y', 'Y' from generate_series(1, ${people}) n;
  insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn)
    select (select am.authrt_id from authority_menu am join menu m using (menu_id)
      where m.url = '/communication/Board' and am.authorized_yn = 'Y' limit 1), 'many-' || n, 'Y', 'N'
    from generate_series(1, ${people}) n`;

/** Mails a new post to them; the mails are still being sent when it resolves. */
export const mailToSixty = async (url: string): Promise<void> => {
  const author = visitor(url);
  await author.signIn('admin@demo.go.kr', 'Admin!2345');
  const record = {
    pstKndCd: 'BOARD',
    pstClsfCd: 'PST_CLSF_04',
    ttl: '모두에게',
    cn: '<p>글</p>',
    recipientGroups: [7001],
  };
  const answer = await author.send('/api/insert-commonboard', uploadForm('commonBoard', record));
  const { pstId } = ((await answer.json()) as { data: { pstId: number } }).data;
  const sent = await author.post('/api/emails/board', { pstId });
  expect(await sent.json()).toMatchObject({ data: { sent: people } });
  // an account is limited to five sessions, and others use it too
  expect((await author.post('/api/logout')).status).toBe(200);
};
