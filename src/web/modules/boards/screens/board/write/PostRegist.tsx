import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { CreateRecord } from '#web/admin/form/CreateRecord.tsx';
import { useMay } from '#web/admin/spec/rights.ts';
import { listBefore } from '#web/kit/returning/listPlace.ts';
import { ErrorState } from '#web/kit/states/StatePanel.tsx';
import { communication, notices, ofBoard, useBoard } from './BoardContext.tsx';
import { PostFields } from './PostFields.tsx';

/** /communication/Notice/Regist and /communication/Board/Regist */
const PostRegist = () => {
  const { kind, path, spec } = useBoard();
  const may = useMay(spec);
  const navigate = useNavigate();
  const { state } = useLocation();
  if (!may.insert) return <ErrorState message={messages.access.denied} />;
  const ofBoard = { pstKndCd: kind };
  return (
    <CreateRecord
      fields={PostFields}
      preset={ofBoard}
      start={ofBoard}
      onSaved={({ pstId }) => void navigate(`${path}/Detail/${String(pstId)}`, { replace: true })}
      onCancel={() => void navigate(listBefore(path, state))}
    />
  );
};

export const NoticeRegist = ofBoard(notices, PostRegist);
export const CommunicationRegist = ofBoard(communication, PostRegist);
