export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `POST /login/refresh-token` → `postLoginRefreshToken`. */
export const callName = (id: string): string =>
  camel(
    id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/_$/, ''),
  );
