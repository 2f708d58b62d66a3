import './kit/forms/withoutEval.ts';
import 'virtual:pretendard-gov.css';
import './kit/theme/tokens.css';
import './kit/theme/base.css';
import './kit/theme/shared.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { httpEnvironment } from '#web/client/http/environment.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { reloadOnNewVersion } from '#web/shell/reload/reloadOnNewVersion.ts';
import { showAlert } from './kit/dialogs/dialogStore.ts';
import { keepFocus } from './kit/focus/keepFocus.ts';
import { App } from './shell/App.tsx';
import { menuOfPath } from './shell/menus/menuOfPath.ts';
import { sessionWasEnded } from './shell/session/endSession.ts';
import { followOtherTabs } from './shell/session/followOtherTabs.ts';
import { watchPresence } from './shell/session/watchPresence.ts';

httpEnvironment.menuId = () =>
  menuOfPath(useSession.getState().menu, window.location.pathname)?.menu.menuId ?? null;
httpEnvironment.showMessage = (sentence) => void showAlert(sentence);
httpEnvironment.endSession = sessionWasEnded;
httpEnvironment.renewed = () => useSession.setState({ token: { signedIn: true, renewedAt: Date.now() } });

watchPresence();
followOtherTabs();
keepFocus();
reloadOnNewVersion();

// React tells where it is missing
const root = document.getElementById('root') as HTMLElement;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
