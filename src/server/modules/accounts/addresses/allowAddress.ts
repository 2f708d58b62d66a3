import { and, desc, eq } from 'drizzle-orm';
import { asObject } from '#contract/particles.ts';
import { boardIp } from '#generated/tables/index.ts';
import type { Done } from '#generated/types/accountCalls.ts';
import { activeRules } from '#server/kernel/access/addressesChanged.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db } from '#server/kernel/database/db.ts';
import { withNormalizedRule } from './saveRule.ts';

const done = (message: string): Done => ({ result: true, message });

const sameRule = async (ip: string) => {
  const [found] = await db()
    .select({ bbsAuthrtId: boardIp.bbsAuthrtId, useYn: boardIp.useYn })
    .from(boardIp)
    .where(and(eq(boardIp.ip, ip), eq(boardIp.delYn, 'N')))
    .orderBy(desc(boardIp.useYn))
    .limit(1);
  return found;
};

/**
 * Adds an IP rule from the command line, for administrators who have locked themselves out; an existing inactive rule
 * is activated. May be called repeatedly.
 * @throws Failure 400 for an invalid rule
 */
export const allowAddress = (catalogue: Catalogue, given: string): Promise<Done> =>
  withWriteLocks(catalogue, entityOf(catalogue, 'boardIp'), async () => {
    const spec = entityOf(catalogue, 'boardIp');
    const body = withNormalizedRule({ ip: given, rmrk: 'admin:allow-ip 명령으로 등록' }) as { ip: string };
    const known = await sameRule(body.ip);
    if (known?.useYn === 'Y') return done(`${body.ip}은(는) 이미 허용되어 있습니다.`);
    if (known) {
      await setFacts(catalogue, spec, null, known.bbsAuthrtId, () => ({ useYn: 'Y' }));
      return done(`미사용이던 규칙 ${asObject(body.ip)} 다시 사용합니다.`);
    }
    await insertRecord(catalogue, spec, null, body);
    const isFirst = (await activeRules()).length === 1;
    return done(
      `${asObject(body.ip)} 허용했습니다.${isFirst ? ' 첫 규칙이므로 이제 이 주소에서만 들어올 수 있습니다.' : ''}`,
    );
  });
