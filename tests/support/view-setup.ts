import { MessageChannel } from 'node:worker_threads';
import { configure } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { vi } from 'vitest';

// What never shows fails all the same; what is slow to show, on a busy machine, does not.
configure({ asyncUtilTimeout: 8_000 });

// Frames stay empty and tell nothing: what is asked for on their behalf has no answer. Merely disabled, each of them
// would be an error in the log.
const { settings } = (globalThis as unknown as { happyDOM: Window['happyDOM'] }).happyDOM;
settings.enableIframePageLoading = true;
settings.fetch.interceptor = { beforeAsyncRequest: () => new Promise(() => {}) };

// Testing Library knows a stopped clock by the name of another runner.
vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });

// Happy DOM has none.
vi.stubGlobal('MessageChannel', MessageChannel);
