// Run by npm test after its builds: the prepared folders of the parts that start servers.
import { prepareFolders } from './onPreparedFolders.ts';

await prepareFolders();
