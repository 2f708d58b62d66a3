/** The user’s own page. */

export { myPageTabs } from './screens/tabs.ts';
