import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { today } from '#contract/days.ts';
import { appUser, authorityUser } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/fold.ts';
import { hashPassword } from '#server/modules/accounts/session/password.ts';
import { Client } from './client.ts';
import { inDatabase } from './testDatabase.ts';

type Columns = Partial<typeof appUser.$inferInsert>;

const pswd = 'Colleague!2345';
let pswdHash: Promise<string> | undefined;

/** A user with an account for signing in, approved and certified unless `values` says otherwise. */
export const colleague = async (values: Columns = {}, authorities: number[] = []): Promise<string> => {
  const userId = values.userId ?? randomUUID();
  const eml = values.eml ?? `${userId}@demo.go.kr`;
  pswdHash ??= hashPassword(pswd, 10);
  const hash = await pswdHash;
  await inDatabase(async () => {
    await db()
      .insert(appUser)
      .values({
        userNm: '박동료',
        userNmFold: fold('박동료'),
        telno: '02-300-4000',
        jbgdNm: '주무관',
        jbpsNm: '주무관',
        instNm: '문화체육관광부',
        deptNm: '해외홍보정책과',
        pswdHash: hash,
        pswdChgYmd: today(),
        lastJoinCertYmd: today(),
        joinCertYn: 'Y',
        userAprvYn: 'Y',
        ...values,
        userId,
        eml,
        emlFold: fold(eml),
      });
    if (authorities.length) {
      await db()
        .insert(authorityUser)
        .values(authorities.map((authrtId) => ({ authrtId, userId, prslYn: 'Y', wrtYn: 'N' })));
    }
  });
  return userId;
};

/** A client signed in with that account. */
export const colleagueClient = async (
  app: FastifyInstance,
  userId: string,
  address?: string,
): Promise<Client> => {
  const client = new Client(app, address);
  const answer = await client.signIn(`${userId}@demo.go.kr`, pswd);
  if (answer.status !== 200) throw new Error(`${userId} cannot sign in: ${answer.body.message}`);
  return client;
};
