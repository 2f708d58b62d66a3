import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

const noticePath = '/communication/Notice';
const boardPath = '/communication/Board';

export const routes: PageRoute[] = [
  {
    path: noticePath,
    lazy: async () => (await import('./write/BoardList.tsx')).noticeList,
  },
  {
    path: `${noticePath}/Detail/:id`,
    lazy: async () => ({ Component: (await import('./write/PostPage.tsx')).NoticePage }),
  },
  {
    path: `${noticePath}/Regist`,
    lazy: async () => ({ Component: (await import('./write/PostRegist.tsx')).NoticeRegist }),
  },
  {
    path: boardPath,
    lazy: async () => (await import('./write/BoardList.tsx')).communicationList,
  },
  {
    path: `${boardPath}/Detail/:id`,
    lazy: async () => ({ Component: (await import('./write/PostPage.tsx')).CommunicationPage }),
  },
  {
    path: `${boardPath}/Regist`,
    lazy: async () => ({ Component: (await import('./write/PostRegist.tsx')).CommunicationRegist }),
  },
];
