import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fontverter from 'fontverter';

/** Fonts of PDF files, by script: letters that the first lacks are taken from the next. All under the OFL. */
const fonts = [
  '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf',
  '@embedpdf/fonts-kr/fonts/NotoSansKR-Bold.otf',
  '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];
/** That of the screens, which the typesetter does not read as it is. */
const ownFonts = ['PretendardGOV-Regular', 'PretendardGOV-Bold'];

/** Puts the fonts of PDF files into a folder. @param root the product's root folder */
export const buildReportFonts = async (root: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const path of fonts) copyFileSync(join(root, 'node_modules', path), join(folder, basename(path)));
  for (const name of ownFonts) {
    const font = readFileSync(join(root, `node_modules/krds-uiux/resources/fonts/${name}.subset.woff2`));
    writeFileSync(join(folder, `${name}.ttf`), await fontverter.convert(font, 'sfnt'));
  }
};
