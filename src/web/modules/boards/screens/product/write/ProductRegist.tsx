import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { CreateRecord } from '#web/admin/form/CreateRecord.tsx';
import { useMay } from '#web/admin/spec/rights.ts';
import { listBefore } from '#web/kit/returning/listPlace.ts';
import { ErrorState } from '#web/kit/states/StatePanel.tsx';
import { onBoard, useBoard } from './BoardContext.tsx';
import { PostFields } from './PostFields.tsx';

/** The empty form of a post, for the board at its address. */
const Regist = () => {
  const { board, spec } = useBoard();
  const may = useMay(spec);
  const navigate = useNavigate();
  const { state } = useLocation();
  if (!may.insert) return <ErrorState message={messages.access.denied} />;
  return (
    <CreateRecord
      fields={PostFields}
      preset={{ menuId: board.menuId }}
      onSaved={({ pstId }) => void navigate(`${board.url}/Detail/${String(pstId)}`, { replace: true })}
      onCancel={() => void navigate(listBefore(board.url, state))}
    />
  );
};

export const ProductRegist = onBoard(Regist);
