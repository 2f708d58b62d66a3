/** Menus, codes, documents, saved views, notices, logs, and how the server does. */

export { useClasses, useClassFilters } from './parts/codes/classes.ts';
export { NoticeButton } from './parts/notices/NoticeButton.tsx';
export { OpenedView } from './parts/savedViews/OpenedView.tsx';
