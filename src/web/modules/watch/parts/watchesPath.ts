/** The tab of my page with all alerts. */
export const watchesPath = '/myPage/Watch';
