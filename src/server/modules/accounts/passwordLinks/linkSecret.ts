import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { secretPlaceholders } from '#contract/secretPlaceholders.ts';
import { passwordLink } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { SecretKind } from '#server/modules/platform/index.ts';
import { isDemoAccount } from '../demoAccounts.ts';
import { hashToken, newToken } from '../session/tokens.ts';

/** Ends all unused links of an account, except the one with this hash. */
export const dropUnused = async (userId: string, except?: string): Promise<void> => {
  await db()
    .delete(passwordLink)
    .where(
      and(
        eq(passwordLink.userId, userId),
        isNull(passwordLink.useDt),
        except === undefined ? undefined : ne(passwordLink.tokenHash, except),
      ),
    );
};

const isOpen = and(isNull(passwordLink.useDt), gt(passwordLink.expDt, sql`now()`));

type Link = typeof passwordLink.$inferSelect;

const openLink = async (tokenHash: string): Promise<Link | undefined> => {
  const [found] = await db()
    .select()
    .from(passwordLink)
    .where(and(eq(passwordLink.tokenHash, tokenHash), isOpen));
  return found;
};

const newLink = async ({ userId, emlFold, expDt }: Link): Promise<string> => {
  const token = newToken();
  await db()
    .insert(passwordLink)
    .values({ tokenHash: hashToken(token), userId, emlFold, expDt, rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' });
  return token;
};

/**
 * Tokens of links to set a password. The key of a message is the hash of a token that nobody has; each token that is
 * issued for it is a row beside it, valid until the same moment. Using or replacing one ends all of the account.
 */
export const linkSecret: SecretKind = {
  label: '일회용 링크',
  placeholder: secretPlaceholders.link,
  issue: async (key, former) => {
    const granted = await openLink(key);
    if (!granted) return undefined;
    if (former !== undefined && (await openLink(hashToken(former)))) return former;
    return newLink(granted);
  },
  replace: async (key) => {
    const granted = await openLink(key);
    if (!granted) return undefined;
    await dropUnused(granted.userId, key);
    return newLink(granted);
  },
  holder: async (key) => {
    const [found] = await db()
      .select({ userId: passwordLink.userId })
      .from(passwordLink)
      .where(eq(passwordLink.tokenHash, key));
    return found ? { userId: found.userId, isDemo: isDemoAccount(found.userId) } : null;
  },
};
