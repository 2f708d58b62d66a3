import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { postInsert, postUpdate } from '#generated/validators/post.ts';
import { AdminContext } from '#web/admin/AdminContext.tsx';
import type { Forms } from '#web/admin/spec/forms.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import type { Board } from './boards.ts';

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
