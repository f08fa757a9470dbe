import { inject } from 'vitest';
import { shareIn } from '../../demo/gateway/made-once.ts';

// Creating a gateway's key and its database takes longer than most tests.
shareIn(inject('sharedFolder'));
// Tests run in a separate realm, but Node's functions return a Uint8Array of the outer realm.
globalThis.Uint8Array = new TextEncoder().encode().constructor as Uint8ArrayConstructor;
