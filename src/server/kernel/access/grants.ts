import type { AuthorizedInfo, YesNo } from '#contract/session.ts';

export const yes = (value: boolean): YesNo => (value ? 'Y' : 'N');
export const isYes = (value: string | null | undefined): boolean => value === 'Y';

/** The rights of a user in one menu through one authority group. */
export interface Grant {
  menuId: number;
  authrtId: number;
  authorizedYn: string;
  prslYn: string;
  wrtYn: string;
}

/** The highest right per menu that the user has in any of their authority groups. */
export const unionOf = (
  grants: readonly Grant[],
): Pick<AuthorizedInfo, 'authorizedMenuList' | 'authorizedDetailList'> => {
  const menus = Map.groupBy(
    grants.filter((grant) => isYes(grant.authorizedYn)),
    (grant) => grant.menuId,
  );
  const list = [...menus].sort(([a], [b]) => a - b);
  return {
    authorizedMenuList: list.map(([menuId]) => ({ menuId, authorizedYn: 'Y' })),
    authorizedDetailList: list.map(([menuId, of]) => ({
      menuId,
      prslYn: yes(of.some((grant) => isYes(grant.prslYn))),
      wrtYn: yes(of.some((grant) => isYes(grant.wrtYn))),
    })),
  };
};
