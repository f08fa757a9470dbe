import { scriptsOf } from './check-scripts.ts';
import { mount as diagnose } from './diagnose.ts';

/**
 * The same for a page where the script does not run, so that there is no `Foyer` to ask: added as a script of its own, or
 * its text put into the console.
 */
const [first] = scriptsOf(document);
const { origin } = new URL(first?.address ?? document.baseURI);
const { site = origin, partner = '' } = first?.script.dataset ?? {};
void diagnose({ site, files: `${site}/embed/`, partner, nonce: first?.script.nonce ?? '' });
