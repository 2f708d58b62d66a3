import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { dataFile, productFolder } from '#server/kernel/productFiles.ts';
import { chapterNumber, contentsOf, type ReportDocument, reportMarks } from './reportDocument.ts';

/** Packages that hold the fonts, where the sources run unbundled; the build puts their files in one folder. */
const fontPackages = [
  '@embedpdf/fonts-kr',
  '@embedpdf/fonts-sc',
  '@expo-google-fonts/noto-sans-arabic',
  '@expo-google-fonts/noto-sans-thai',
  '@expo-google-fonts/noto-emoji',
];

const fontFolders = (): string[] => {
  const built = dataFile('modules/briefing/report/fonts');
  if (existsSync(built)) return [built];
  return fontPackages.map((name) => join(productFolder, 'node_modules', name));
};

const template = (): string => readFileSync(dataFile('modules/briefing/report/report.typ'), 'utf8');

/** Pictures by the path under which the template reads them. */
const picturePath = (place: number): string => `/figure-${place}.png`;

/**
 * A report as PDF: tagged, with an outline, links and embedded fonts. It follows PDF/UA-1 unless a letter is in none
 * of the fonts.
 * @throws Error if the document cannot be set
 */
export const toPdf = (document: ReportDocument): Buffer => {
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontPaths: fontFolders() }] });
  const blocks = document.blocks.map((block, place) => {
    if (block.is === 'figure') {
      compiler.mapShadow(picturePath(place), Buffer.from(block.png));
      return { is: block.is, caption: block.caption, alt: block.alt, path: picturePath(place) };
    }
    return block;
  });
  const data = {
    ...document,
    facts: document.facts.join(' · '),
    blocks,
    marks: reportMarks,
    contents: contentsOf(document),
    numerals: blocks.map((_, place) => chapterNumber(place)),
  };
  const compiled = compiler.compile({
    mainFileContent: template(),
    inputs: { data: JSON.stringify(data) },
  });
  const { result } = compiled;
  if (!result)
    throw new Error(`The report could not be set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(result, { pdfTags: true });
  }
};
