import { type ReactNode, useState } from 'react';
import { AddNotificationContext, CoreAdminContext, memoryStore } from 'react-admin';
import { resources } from '#generated/resources/web.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { dataProvider } from './dataProvider.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { Notices } from './Notices.tsx';
import { addNotice } from './noticeStore.ts';
import { createRouterProvider } from './routing/routerProvider.tsx';
import { adminBase, entityScreens, screenPath } from './routing/screenPath.ts';

const screens = new Map(entityScreens(resources).map((screen) => [screen.spec.name, screen]));

const i18nProvider = createI18nProvider(resources);
const routerProvider = createRouterProvider((path) => screenPath(path, screens));
/** With its language known, react-admin draws what is within at once, and not after a first empty drawing. */
const createStore = () => memoryStore({ locale: i18nProvider.getLocale() });

/** react-admin around the administrator's screens: our paths, our words, our way to the server, the shell's session. */
export const AdminContext = ({ children }: { children: ReactNode }) => {
  // react-admin empties a store when it leaves
  const [store] = useState(createStore);
  return (
    <CoreAdminContext
      basename={adminBase}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      queryClient={queryClient}
      store={store}
    >
      {/* what is said outlives the screen that said it */}
      <AddNotificationContext.Provider value={addNotice}>{children}</AddNotificationContext.Provider>
      <Notices />
    </CoreAdminContext>
  );
};
