import { useNavigate } from 'react-router-dom';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { messages } from '#contract/messages.ts';
import { ErrorState, LoadingState } from '#web/kit/states/StatePanel.tsx';
import { useTray } from '../../parts/tray/trayStore.ts';
import { useMayCompose } from '../../parts/tray/useMayCompose.ts';
import { Compose } from './Compose.tsx';
import { announcePublished } from './confirmPublish.ts';

/** /product/daily/DailyBriefing/Regist: a new edition from the tray. */
export const BriefingRegist = () => {
  const mayCompose = useMayCompose();
  const navigate = useNavigate();
  const isKnown = useTray(({ items }) => items !== undefined);
  if (!mayCompose) return <ErrorState message={messages.access.denied} />;
  if (!isKnown) return <LoadingState />;
  return (
    <Compose
      onSaved={async ({ brfgId, sttsCd }) => {
        // a change of the screen clears what was announced before
        await navigate(`${briefingPath}/Detail/${brfgId}`, { replace: true, flushSync: true });
        if (sttsCd === 'PUBLISHED') announcePublished();
      }}
      onCancel={() => void navigate(briefingPath)}
    />
  );
};
