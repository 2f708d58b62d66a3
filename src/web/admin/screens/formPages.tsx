import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { listBefore, returning } from '#web/kit/returning/listPlace.ts';
import { CreateRecord } from '../form/CreateRecord.tsx';
import { EditRecord } from '../form/EditRecord.tsx';
import type { PartProps } from './entityPage.tsx';

/** Returns to the list in its previous state. */
const useBackToList = (url: string) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void navigate(listBefore(url, state), { state: returning });
};

export const RegistPage = ({ screen, fields }: PartProps) => {
  const back = useBackToList(screen.url);
  return <CreateRecord fields={fields} onSaved={back} onCancel={back} />;
};

export const DetailPage = ({ screen, fields, own: { head } }: PartProps) => {
  const back = useBackToList(screen.url);
  const { id = '' } = useParams();
  return <EditRecord key={id} id={id} fields={fields} head={head} onSaved={back} onCancel={back} />;
};
