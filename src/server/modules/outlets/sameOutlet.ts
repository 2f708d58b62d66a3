import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** The fields by which two registrations of one outlet are recognised. */
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
 * The fields by which two outlets appear to be the same: a name within the same country (across countries a name proves
 * nothing), the e-mail address, or a common site. Empty: different outlets.
 */
export const sameFields = (a: OutletInfo, b: OutletInfo): string[] => {
  const names = a.ntnId && a.ntnId === b.ntnId ? nameFields.filter((name) => same(a[name], b[name])) : [];
  return [
    ...names,
    ...(same(a.eml, b.eml) ? ['eml'] : []),
    ...(same(domainOf(a.url ?? ''), domainOf(b.url ?? '')) ? ['url'] : []),
  ];
};
