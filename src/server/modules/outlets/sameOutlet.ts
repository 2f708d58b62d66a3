import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { fold } from '#server/kernel/text/fold.ts';

/** What two registrations of one outlet have in common. */
export interface OutletInfo {
  ntnId?: string | null | undefined;
  mediaKornNm?: string | null | undefined;
  mediaLclanNm?: string | null | undefined;
  mediaEngNm?: string | null | undefined;
  mediaAbbrNm?: string | null | undefined;
  eml?: string | null | undefined;
  url?: string | null | undefined;
}

export const nameFields = ['mediaKornNm', 'mediaLclanNm', 'mediaEngNm', 'mediaAbbrNm'] as const;

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a) && Boolean(b) && fold(a as string) === fold(b as string);

/**
 * The fields by which two outlets seem to be one: a name within the same country (an abbreviation is no proof of
 * anything elsewhere), the e-mail address anywhere, or the site that both stand on. Empty: two outlets.
 */
export const sameFields = (a: OutletInfo, b: OutletInfo): string[] => {
  const names = a.ntnId && a.ntnId === b.ntnId ? nameFields.filter((name) => same(a[name], b[name])) : [];
  return [
    ...names,
    ...(same(a.eml, b.eml) ? ['eml'] : []),
    ...(same(domainOf(a.url ?? ''), domainOf(b.url ?? '')) ? ['url'] : []),
  ];
};
