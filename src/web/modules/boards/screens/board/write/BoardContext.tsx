import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { post } from '#generated/resources/post.ts';
import { postInsert, postUpdate } from '#generated/validators/post.ts';
import { AdminContext } from '#web/admin/AdminContext.tsx';
import type { Forms } from '#web/admin/spec/forms.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';

export type BoardKind = 'NOTICE' | 'BOARD';

/** A board, for its screens. */
export interface Board {
  kind: BoardKind;
  path: string;
  /** The entity as used on this board: its name, menu, order and fields. */
  spec: EntitySpec;
  /** Names of the list's filters. */
  filters: readonly string[];
  hasComments: boolean;
}

/** Set by the screen, not by the user: the forms send the board along. */
const preset: Partial<FieldSpec> = { form: true };

const reading: Partial<FieldSpec> = {
  label: '읽음 상태',
  options: [
    { value: 'N', label: '읽지 않음' },
    { value: 'Y', label: '읽음' },
  ],
};

const asHere = (field: FieldSpec): FieldSpec => {
  if (field.name === 'pstKndCd') return { ...field, ...preset };
  return field.name === 'prslYn' ? { ...field, ...reading } : field;
};

const specOf = (
  label: string,
  path: string,
  { without, ...own }: Partial<EntitySpec> & { without: readonly string[] },
): EntitySpec => ({
  ...post,
  ...own,
  label,
  menus: [path],
  fields: post.fields
    .filter(({ name, labelOf }) => !without.includes(name) && !without.includes(labelOf ?? ''))
    .map(asHere),
});

const { writeFlag: _ofTheBoard, ...withoutFlag } = post;

const noticePath = '/communication/Notice';
const boardPath = '/communication/Board';

export const notices: Board = {
  kind: 'NOTICE',
  path: noticePath,
  spec: {
    ...withoutFlag,
    ...specOf('공지사항', noticePath, {
      rules: [],
      sort: { field: 'topOrd', order: 'DESC' },
      without: [
        'pstClsfCd',
        'rlsYn',
        'recipients',
        'sttsCd',
        'prcsClsfCd',
        'commentCount',
        'rgtrId',
        'mdfrId',
      ],
    }),
  },
  filters: ['ttl', 'rgtrNm', 'regDt', 'prslYn', 'emrgYn'],
  hasComments: false,
};

export const communication: Board = {
  kind: 'BOARD',
  path: boardPath,
  spec: specOf('소통 게시판', boardPath, { without: ['upperNtcYn', 'topOrd', 'rgtrId', 'mdfrId'] }),
  filters: ['ttl', 'rgtrNm', 'regDt', 'pstClsfCd', 'prslYn', 'emrgYn', 'sttsCd'],
  hasComments: true,
};

const BoardContext = createContext<Board | null>(null);

const forms: Forms = { insert: postInsert, update: postUpdate };

/** Provides this board to its children. */
const BoardProvider = ({ board, children }: { board: Board; children: ReactNode }) => (
  <BoardContext.Provider value={board}>
    <AdminContext>
      <SpecProvider spec={board.spec} forms={forms}>
        {children}
      </SpecProvider>
    </AdminContext>
  </BoardContext.Provider>
);

/** The board of the screen. @throws Error outside of a board's screen */
export const useBoard = (): Board => {
  const board = useContext(BoardContext);
  if (!board) throw new Error('A part of a board stands outside of one.');
  return board;
};

/** Wraps the page with this board's context. */
export const ofBoard = (board: Board, Page: ComponentType): ComponentType =>
  function BoardPage() {
    return (
      <BoardProvider board={board}>
        <Page />
      </BoardProvider>
    );
  };
