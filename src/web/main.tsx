import './shared/forms/withoutEval.ts';
import 'virtual:pretendard-gov.css';
import './shared/theme/tokens.css';
import './shared/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { menuOfPath } from './app/menus/menuOfPath.ts';
import { sessionWasEnded } from './app/session/endSession.ts';
import { followOtherTabs } from './app/session/followOtherTabs.ts';
import { watchPresence } from './app/session/watchPresence.ts';
import { reloadOnNewVersion } from './app/start/reloadOnNewVersion.ts';
import { keepFocus } from './shared/focus/keepFocus.ts';
import { httpEnvironment } from './shared/http/environment.ts';
import { useSession } from './shared/session/sessionStore.ts';

httpEnvironment.menuId = () =>
  menuOfPath(useSession.getState().menu, window.location.pathname)?.menu.menuId ?? null;
httpEnvironment.endSession = sessionWasEnded;
httpEnvironment.renewed = () => useSession.setState({ token: { signedIn: true, renewedAt: Date.now() } });

watchPresence();
followOtherTabs();
keepFocus();
reloadOnNewVersion();

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
