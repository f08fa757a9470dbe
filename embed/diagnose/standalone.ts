import { findScripts } from './check-scripts.ts';
import { mount as diagnose } from './diagnose.ts';

/** Runs the diagnosis on a page without a working loader: as a script, or pasted into the console. */
const [first] = findScripts(document);
const { origin } = new URL(first?.address ?? document.baseURI);
const { site = origin, partner = '' } = first?.script.dataset ?? {};
void diagnose({ site, files: `${site}/embed/`, partner, nonce: first?.script.nonce ?? '' });
