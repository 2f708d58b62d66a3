import { begun, closeShelf, openShelf } from './begunFolders.ts';
import { startServer } from './server.ts';

/** Global set-up of the projects that start servers: the first start is made once, and every server goes on from it. */
export default async function onBegunFolders(): Promise<() => void> {
  const shelf = openShelf();
  const server = await startServer({ DATA_DIR: begun(shelf) });
  await server.stop();
  return () => closeShelf(shelf);
}
