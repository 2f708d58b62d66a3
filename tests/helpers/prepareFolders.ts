// Run by npm test beside its first parts: the prepared folders of the parts that start servers.
import { prepareFolders } from './onPreparedFolders.ts';

await prepareFolders();
