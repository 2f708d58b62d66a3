export interface CallMade {
  method?: string | undefined;
  /** A write that does not change lists, or whose caller updates them itself. */
  leavesLists?: boolean | undefined;
}

/** Hooks of the application for the http layer, which itself knows neither menus, dialogs nor caches. */
interface HttpEnvironment {
  /** Id of the menu of the current path. */
  menuId: () => number | null;
  /** The session has ended for good: clears it and shows /login with the sentence. */
  endSession: (sentence: string) => void;
  /** The session was silently renewed. */
  renewed: () => void;
  /** Shows a user what the server said. */
  showMessage: (sentence: string) => void;
  /** After every call, also one that was refused, lost or aborted. */
  called: (call: CallMade) => void;
}

export const httpEnvironment: HttpEnvironment = {
  menuId: () => null,
  endSession: () => {},
  renewed: () => {},
  showMessage: () => {},
  called: () => {},
};
