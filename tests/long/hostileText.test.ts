import { hardFolder } from '../../scripts/generate/fixtures/fixtureFolder.ts';
import { keepsHostileText } from '../helpers/hostileText.ts';

await keepsHostileText(hardFolder());
