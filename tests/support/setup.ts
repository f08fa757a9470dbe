import { inject } from 'vitest';
import { shareIn } from '../../demo/gateway/made-once.ts';

// A gateway's key and its filled database take longer to make than most tests run.
shareIn(inject('sharedFolder'));
// A file's tests run in a realm of their own, Node's functions hand out bytes of the outer one: here they are the same.
globalThis.Uint8Array = new TextEncoder().encode().constructor as Uint8ArrayConstructor;
