/** What the http layer must be told by the application, which knows menus and how a session ends. */
interface HttpEnvironment {
  /** Id of the menu that the shown path belongs to. */
  menuId: () => number | null;
  /** The session is over for good: clear it and show /login, which says the sentence. */
  endSession: (sentence: string) => void;
  /** The session was silently renewed. */
  renewed: () => void;
}

export const httpEnvironment: HttpEnvironment = {
  menuId: () => null,
  endSession: () => {},
  renewed: () => {},
};
