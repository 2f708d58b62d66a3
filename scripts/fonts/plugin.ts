import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { buildFonts } from './build.ts';
import { commonSlices } from './slices.ts';

const virtualId = 'virtual:pretendard-gov.css';

/** Slices that every screen needs: preloaded by the page, so that text is not drawn twice. */
const preloaded = ['400', '700'].flatMap((weight) =>
  ['basic', ...commonSlices].map((slice) => `${weight}-${slice}`),
);

/** Vite plugin: `import 'virtual:pretendard-gov.css'` loads the sliced fonts of the government's design system. */
export const pretendardGov = (): Plugin => {
  let cacheFolder = '.cache/fonts';
  return {
    name: 'pretendard-gov',
    configResolved(config) {
      cacheFolder = join(config.root, '.cache/fonts');
    },
    async resolveId(id) {
      return id === virtualId ? buildFonts(cacheFolder) : null;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        return Object.keys(bundle ?? {})
          .filter((file) => preloaded.some((slice) => file.includes(`pretendard-gov-${slice}-`)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }));
      },
    },
  };
};
