/** The bytes of a file in base64: the list itself declares its encoding. @throws Error with a Korean sentence */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',', 2)[1] ?? '') : '');
    };
    reader.onerror = () => reject(new Error('파일을 읽지 못했습니다. 다시 골라 주세요.'));
    reader.readAsDataURL(file);
  });

/** The content of a list in base64. @throws Error with a Korean sentence if it is empty, too large or unreadable */
export const listContent = async (file: File, maxMegabytes: number): Promise<string> => {
  if (file.size > maxMegabytes * 1024 * 1024)
    throw new Error(`${maxMegabytes}MB보다 큰 목록은 나누어 올려 주세요.`);
  const content = await contentOf(file);
  if (!content) throw new Error('빈 파일입니다.');
  return content;
};
