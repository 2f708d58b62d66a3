import type { LayoutName } from '../routes/screens.ts';

/** What stands around a screen. */
export interface LayoutParts {
  header: boolean;
  submenu: boolean;
  footer: boolean;
}

const nothing: LayoutParts = { header: false, submenu: false, footer: false };

/** The layouts of specification section 2. */
export const layoutParts: Record<LayoutName, LayoutParts> = {
  public: nothing,
  popup: nothing,
  client: { header: true, submenu: false, footer: true },
  category: { header: true, submenu: true, footer: true },
  admin: { header: true, submenu: true, footer: true },
};
