/** The bytes of a file as the server takes them: a list says itself in which encoding it is written. */
export const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',', 2)[1] ?? '') : '');
    };
    reader.onerror = () => reject(new Error('파일을 읽지 못했습니다. 다시 골라 주세요.'));
    reader.readAsDataURL(file);
  });
