// Generated from schemas/operations/file.json by `npm run generate`. Do not edit: change the schema instead.
export interface FileMetadata {
  orgnlFileNm: string | null;
  menuId: number | null;
  expln: string | null;
}
