import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import ZipStream from 'zip-stream';
import { inMemory } from './bytes.ts';
import { type AllowedExtension, checkContent } from './checkContent.ts';

type Part = [name: string, content: string | Buffer];

const zipped = async (...parts: Part[]): Promise<Buffer> => {
  const zip = new ZipStream({ store: true });
  const whole = buffer(zip);
  for (const [name, content] of parts) {
    await new Promise<void>((done, fail) =>
      zip.entry(Buffer.from(content), { name }, (error) => (error ? fail(error) : done())),
    );
  }
  zip.finalize();
  return whole;
};

const contentTypes = (main: string): Part => [
  '[Content_Types].xml',
  `<Types><Override PartName="/main.xml" ContentType="${main}"/></Types>`,
];
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const wordWithMacros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const gif = Buffer.from('474946383961010001000000003b', 'hex');
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(40),
  Buffer.from('0000000049454e44ae426082', 'hex'),
]);
const jpg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60), Buffer.from('ffd9', 'hex')]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);

const check = (content: Buffer, extension: AllowedExtension) => checkContent(inMemory(content), extension);

/** A one-entry zip whose directory is changed. */
const forged = async (change: (directory: Buffer) => void): Promise<Buffer> => {
  const whole = await zipped(['a.txt', 'x']);
  change(whole.subarray(whole.indexOf(Buffer.from('PK\x01\x02', 'latin1'))));
  return whole;
};

describe('a file is taken', () => {
  it.each<[AllowedExtension, Buffer]>([
    ['pdf', pdf],
    ['gif', gif],
    ['png', png],
    ['jpg', jpg],
    ['jpeg', jpg],
  ])('when %s begins and ends as it should', async (extension, content) => {
    expect(await check(content, extension)).toBeUndefined();
  });

  it('when a zip holds the part that its extension promises', async () => {
    expect(await check(await zipped(contentTypes(word)), 'docx')).toBeUndefined();
    expect(await check(await zipped(['mimetype', 'application/hwp+zip']), 'hwpx')).toBeUndefined();
    expect(await check(await zipped(['가.txt', '나']), 'zip')).toBeUndefined();
  });
});

describe('a file is refused', () => {
  it.each<AllowedExtension>(['pdf', 'hwp', 'hwpx', 'docx', 'xls', 'zip', 'png'])(
    'when it is an empty %s',
    async (extension) => {
      expect(await check(Buffer.alloc(0), extension)).toBe('empty');
    },
  );

  it('when it is renamed', async () => {
    expect(await check(pdf, 'png')).toBe('other');
    expect(await check(Buffer.from('MZ\x90\x00'), 'pdf')).toBe('other');
    expect(await check(Buffer.from('<html><table></table></html>'), 'xls')).toBe('other');
    expect(await check(await zipped(contentTypes(word)), 'xlsx')).toBe('other');
    expect(await check(await zipped(['가.txt', '나']), 'docx')).toBe('other');
    expect(await check(await zipped(['mimetype', 'application/epub+zip']), 'hwpx')).toBe('other');
  });

  it('when a document with macros says that it has none', async () => {
    expect(await check(await zipped(contentTypes(wordWithMacros)), 'docx')).toBe('other');
  });

  it('when it is cut off', async () => {
    expect(await check(pdf.subarray(0, -8), 'pdf')).toBe('damaged');
    expect(await check(png.subarray(0, -8), 'png')).toBe('damaged');
    expect(await check(jpg.subarray(0, -2), 'jpg')).toBe('damaged');
    expect(await check((await zipped(['a.txt', 'x'.repeat(100)])).subarray(0, 80), 'zip')).toBe('damaged');
    expect(await check(ole, 'hwp')).toBe('damaged');
    expect(await check(ole.subarray(0, 100), 'doc')).toBe('damaged');
  });

  it('when an archive hangs on the end of a picture or a pdf', async () => {
    const archive = await zipped(['run.exe', 'MZ']);
    expect(await check(Buffer.concat([png, archive]), 'png')).toBe('mixed');
    expect(await check(Buffer.concat([pdf, archive]), 'pdf')).toBe('mixed');
  });

  it('when something else stands before the archive', async () => {
    expect(await check(Buffer.concat([Buffer.from('MZ'), await zipped(['a', 'b'])]), 'zip')).toBe('other');
  });

  it('when a zip asks for a password', async () => {
    const locked = await forged((directory) => directory.writeUInt16LE(1, 8));
    expect(await check(locked, 'zip')).toBe('locked');
  });

  it('when a zip declares more than anybody could store', async () => {
    const bomb = await forged((directory) => directory.writeUInt32LE(0xfffffff0, 24));
    expect(await check(bomb, 'zip')).toBe('bomb');
  });

  it('when a part that is read unpacks to more than it declares', async () => {
    const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
    const whole = await zipped(['[Content_Types].xml', packed]);
    const directory = whole.subarray(whole.indexOf(Buffer.from('PK\x01\x02', 'latin1')));
    directory.writeUInt16LE(8, 10);
    directory.writeUInt32LE(1000, 24);
    expect(await check(whole, 'docx')).toBe('bomb');
  });

  it('when entries of a zip share the same bytes', async () => {
    const twice = await zipped(['a', 'x'], ['b', 'y']);
    const second = twice.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    twice.writeUInt32LE(0, second + 42);
    expect(await check(twice, 'zip')).toBe('bomb');
  });

  it('when numbers inside point out of it', async () => {
    const broken = await forged((directory) => directory.writeUInt32LE(0x7ffffff0, 42));
    expect(await check(broken, 'zip')).toBe('damaged');
    const wild = Buffer.from(ole);
    wild.writeUInt16LE(9, 30);
    wild.fill(0xff, 76);
    wild.writeUInt32LE(0x00fffff0, 48);
    wild.writeUInt32LE(0xfffffffe, 68);
    expect(await check(wild, 'hwp')).toBe('damaged');
  });
});
