import { beforeEach, inject, onTestFinished, vi } from 'vitest';
import { setSharedFolder } from '../../demo/gateway/shared-values.ts';

// Creating a gateway's key and its database takes longer than most tests.
setSharedFolder(inject('sharedFolder'));
// Tests run in a separate realm, but Node's functions return a Uint8Array of the outer realm.
globalThis.Uint8Array = new TextEncoder().encode().constructor as Uint8ArrayConstructor;

// After the hooks of the test's file, which may still run fake timers.
beforeEach(() => onTestFinished(() => void vi.useRealTimers()));
