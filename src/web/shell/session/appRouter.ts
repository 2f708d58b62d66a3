type Navigate = (to: string) => void;

let navigateTo: Navigate = () => {};

/** Set by the router, for code outside of components (session end, guards). */
export const setNavigate = (navigate: Navigate): void => {
  navigateTo = navigate;
};

export const goTo = (path: string): void => navigateTo(path);
