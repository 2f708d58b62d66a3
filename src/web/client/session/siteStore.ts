import { create } from 'zustand';
import type { Site } from '#contract/session.ts';

/** Names and addresses of this installation; set once at start-up, before any screen is rendered. */
export const useSite = create<Site>(() => ({
  brandName: '',
  ministryName: '',
  supportEmail: '',
  supportPhone: '',
  footerAddress: '',
}));
