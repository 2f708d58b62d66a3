import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { denied } from '#server/kernel/failure.ts';
import { mayInMenu } from '../policies/boardPosts.ts';
import { isTheirs } from '../policies/posts.ts';
import type { LoadMailable } from './mailable.ts';
import { sealed } from './mailedPost.ts';

/** A post of a product page or of a board made in the menus. All of them stand behind an address check: the content stays there. */
export const mailableProduct =
  (catalogue: Catalogue): LoadMailable =>
  async ({ caller, id }) => {
    const post = await readRecord(catalogue, entityOf(catalogue, 'boardPost'), caller, id);
    const isOpen = caller.rights.ipYn === 'Y' && mayInMenu(caller, post.menuId, 'menu:write');
    if (!isOpen || !isTheirs(caller, post)) throw denied();
    const menuUrl = post.menuUrl as string;
    return {
      ...sealed,
      place: post.menuNm as string,
      isUrgent: false,
      link: `${menuUrl}/Detail/${id}`,
      recipients: [],
      authorId: post.rgtrId as string | null,
      target: { entity: 'boardPost', key: id },
      menuUrl,
    };
  };
