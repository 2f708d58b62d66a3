import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { boardPost } from '#generated/resources/boardPost.ts';
import type { Board } from '../boardAt.ts';

/** The third level is a code of the board's own master, so that it is chosen from a list. */
const asCode = (field: FieldSpec, clsfCdId: string): FieldSpec => {
  const { ref: _picker, ...rest } = field;
  return { ...rest, kind: 'code', code: clsfCdId, formRequired: true };
};

/** Only the screen decides on which board a post lies; its form sends it along and shows nothing of it. */
const unseen = new Set(['menuNm', 'menuUrl', 'pstKndCd']);

/** The entity as this board has it: its name, its menu, its classifications. */
export const boardSpec = ({ name, url, board, clsfCdId }: Board): EntitySpec => {
  const isTriple = board === 'triple' && clsfCdId !== undefined;
  const classed = new Set(['pstClsfCd', 'pstClsfCdNm']);
  return {
    ...boardPost,
    label: name,
    menus: [url],
    screen: 'page',
    fields: boardPost.fields
      .filter((field) => !unseen.has(field.name) && (isTriple || !classed.has(field.name)))
      .map((field) => (field.name === 'pstClsfCd' && isTriple ? asCode(field, clsfCdId) : field))
      .map((field) => (field.name === 'menuId' ? { ...field, fact: false } : field)),
  };
};
