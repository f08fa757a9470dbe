import './react-timings.ts';
import { MessageChannel } from 'node:worker_threads';
import { configure } from '@testing-library/react';
import type { Window } from 'happy-dom';
import React from 'react';
import { vi } from 'vitest';

// Views may take long to appear on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// React's development build captures a stack for each element until this counter reaches 10,000. Warnings then name components only.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as never)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
});

// Iframes stay empty because their requests never get a response. Disabled iframes would log an error each.
const { settings } = (globalThis as unknown as { happyDOM: Window['happyDOM'] }).happyDOM;
settings.enableIframePageLoading = true;
settings.fetch.interceptor = { beforeAsyncRequest: () => new Promise(() => {}) };

// Testing Library detects fake timers by the global name `jest`.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } });

// Happy DOM lacks it.
Object.assign(globalThis, { MessageChannel });
