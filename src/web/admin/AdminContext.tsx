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
/** With a preset language react-admin renders its children at once, without an empty first render. */
const createStore = () => memoryStore({ locale: i18nProvider.getLocale() });

/** react-admin's context for the administration screens: our routes, texts, data provider and session. */
export const AdminContext = ({ children }: { children: ReactNode }) => {
  // react-admin clears its store on unmount
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
      {/* notices outlive the screen that issued them */}
      <AddNotificationContext.Provider value={addNotice}>{children}</AddNotificationContext.Provider>
      <Notices />
    </CoreAdminContext>
  );
};
