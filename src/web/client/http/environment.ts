/** Hooks of the application for the http layer, which itself knows neither menus nor the end of a session. */
interface HttpEnvironment {
  /** Id of the menu of the current path. */
  menuId: () => number | null;
  /** The session has ended for good: clears it and shows /login with the sentence. */
  endSession: (sentence: string) => void;
  /** The session was silently renewed. */
  renewed: () => void;
}

export const httpEnvironment: HttpEnvironment = {
  menuId: () => null,
  endSession: () => {},
  renewed: () => {},
};
