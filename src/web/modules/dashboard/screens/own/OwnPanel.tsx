import { type PanelKey, viewIdOf } from '../arrangement.ts';
import { BriefingPanel } from './BriefingPanel.tsx';
import { FollowedPanel } from './FollowedPanel.tsx';
import { MemosPanel } from './MemosPanel.tsx';
import type { OwnPanelProps } from './Rows.tsx';
import { UnreadPanel } from './UnreadPanel.tsx';
import { ViewPanel } from './ViewPanel.tsx';

/** A panel on the user's own reading and memos. */
export const OwnPanel = ({ panel, ...rest }: OwnPanelProps & { panel: PanelKey }) => {
  switch (panel) {
    case 'unread':
      return <UnreadPanel {...rest} />;
    case 'briefing':
      return <BriefingPanel {...rest} />;
    case 'memos':
      return <MemosPanel {...rest} />;
    case 'nations':
    case 'keywords':
      return <FollowedPanel kind={panel} {...rest} />;
    default: {
      const viewId = viewIdOf(panel);
      return viewId === undefined ? null : <ViewPanel viewId={viewId} height={rest.height} />;
    }
  }
};
