import { and, eq } from 'drizzle-orm';
import { sharedSite } from '#generated/tables/sharedSite.ts';
import { db } from '#server/kernel/database/db.ts';

/** A site that publishes articles of many outlets, from the list that administrators maintain. */
export interface SharedSite {
  /** Lower case, without www. */
  dmnNm: string;
  subDmnYn: 'Y' | 'N';
}

/** Whether a host, as returned by `domainOf`, is a shared site, which does not identify an outlet. */
export type IsShared = (host: string) => boolean;

/** Pure. A site counts with all its subdomains, or alone. */
export const isSharedAmong = (sites: readonly SharedSite[]): IsShared => {
  const whole = new Set(sites.filter(({ subDmnYn }) => subDmnYn === 'Y').map(({ dmnNm }) => dmnNm));
  const alone = new Set(sites.map(({ dmnNm }) => dmnNm));
  return (host) => {
    if (alone.has(host)) return true;
    for (let dot = host.indexOf('.'); dot > 0; dot = host.indexOf('.', dot + 1))
      if (whole.has(host.slice(dot + 1))) return true;
    return false;
  };
};

/** `IsShared` by the stored list. */
export const currentSharedSites = async (): Promise<IsShared> => {
  const sites = await db()
    .select({ dmnNm: sharedSite.dmnNm, subDmnYn: sharedSite.subDmnYn })
    .from(sharedSite)
    .where(and(eq(sharedSite.useYn, 'Y'), eq(sharedSite.delYn, 'N')));
  return isSharedAmong(sites as SharedSite[]);
};
