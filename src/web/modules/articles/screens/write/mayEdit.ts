import { article as spec } from '#generated/resources/article.ts';
import { useMay } from '#web/admin/spec/rights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';

/** True if the user may register articles. */
export const useMayRegist = (): boolean => useMay(spec).insert;

/** True if the user may edit this article: its author, data collectors and administrators. Not of an archived one. The server decides. */
export const useMayEdit = ({
  rgtrId,
  archivedYn,
}: {
  rgtrId: string | null;
  archivedYn?: string | null | undefined;
}): boolean => {
  const mayWrite = useMay(spec).update;
  const user = useSession((state) => state.user?.user);
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  return (
    mayWrite && archivedYn !== 'Y' && (isAdmin || user?.userId === rgtrId || user?.clctdrProfcTkcgYn === 'Y')
  );
};
