import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, type KeyValue } from '../../src/lib/storage.ts';

/** A browser's storage that fails on command. */
class FakeStorage {
  readonly kept = new Map<string, string>();
  readonly failing = new Set<'getItem' | 'setItem' | 'removeItem'>();

  private judge(method: 'getItem' | 'setItem' | 'removeItem'): void {
    if (this.failing.has(method)) throw new DOMException(`${method} is forbidden`, 'SecurityError');
  }
  getItem(key: string): string | null {
    this.judge('getItem');
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.judge('setItem');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.judge('removeItem');
    this.kept.delete(key);
  }
}

let fake: FakeStorage;
let storage: KeyValue;

beforeEach(() => {
  fake = new FakeStorage();
  vi.stubGlobal('window', { localStorage: fake, sessionStorage: new FakeStorage() });
  storage = browserStorage('localStorage');
});

describe('a storage that works', () => {
  test('stores values, and reads values that other tabs stored', () => {
    expect(storage.get('language')).toBeUndefined();
    storage.set('language', 'UR');
    expect([storage.get('language'), fake.kept.get('language')]).toEqual(['UR', 'UR']);
    fake.kept.set('language', 'ES');
    expect(storage.get('language')).toBe('ES');
    fake.kept.delete('language');
    expect(storage.get('language')).toBeUndefined();
    storage.set('language', '');
    expect(storage.get('language')).toBe('');
    storage.remove('language');
    expect([storage.get('language'), fake.kept.size]).toEqual([undefined, 0]);
  });

  test('is the requested one', () => {
    browserStorage('sessionStorage').set('draft', 'x');
    expect(fake.kept.size).toBe(0);
    expect(window.sessionStorage.getItem('draft')).toBe('x');
  });
});

describe('a full storage', () => {
  test('keeps the value in memory, whatever the storage still contains', () => {
    storage.set('theme', 'light');
    fake.failing.add('setItem');
    storage.set('theme', 'dark');
    storage.set('other', '1');
    expect([storage.get('theme'), storage.get('other')]).toEqual(['dark', '1']);
  });

  test('stores the next value that fits again', () => {
    fake.failing.add('setItem');
    storage.set('theme', 'dark');
    fake.failing.clear();
    storage.set('theme', 'light');
    expect([storage.get('theme'), fake.kept.get('theme')]).toEqual(['light', 'light']);
    fake.kept.set('theme', 'from another tab');
    expect(storage.get('theme')).toBe('from another tab');
  });

  test('of one key does not affect the others', () => {
    storage.set('kept', '1');
    fake.failing.add('setItem');
    storage.set('theme', 'dark');
    fake.failing.clear();
    fake.kept.set('kept', '2');
    expect(storage.get('kept')).toBe('2');
  });

  test('discards the value in memory when it is removed', () => {
    fake.failing.add('setItem');
    storage.set('theme', 'dark');
    storage.remove('theme');
    expect(storage.get('theme')).toBeUndefined();
  });
});

describe('a storage that refuses to remove', () => {
  test('reads as if it were removed', () => {
    storage.set('session', 'token');
    fake.failing.add('removeItem');
    storage.remove('session');
    expect(fake.kept.get('session')).toBe('token');
    expect(storage.get('session')).toBeUndefined();
  });

  test('still accepts a new value', () => {
    storage.set('session', 'token');
    fake.failing.add('removeItem');
    storage.remove('session');
    storage.set('session', 'another');
    expect([storage.get('session'), fake.kept.get('session')]).toEqual(['another', 'another']);
  });
});

describe('a storage that is blocked after the start', () => {
  test('reads the last known value', () => {
    storage.set('language', 'UR');
    fake.kept.set('currency', 'INR');
    storage.get('currency');
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) fake.failing.add(method);
    expect([storage.get('language'), storage.get('currency')]).toEqual(['UR', 'INR']);
    expect(storage.get('never seen')).toBeUndefined();
    storage.set('language', 'ES');
    expect(storage.get('language')).toBe('ES');
    storage.remove('language');
    expect(storage.get('language')).toBeUndefined();
  });

  test('does not restore what other tabs removed', () => {
    storage.set('session', 'token');
    fake.kept.delete('session');
    expect(storage.get('session')).toBeUndefined();
    fake.failing.add('getItem');
    expect(storage.get('session')).toBeUndefined();
  });

  test.each([
    ['throws', {}],
    ['is none', { localStorage: null }],
  ])('is memory where the property %s', (_, area) => {
    vi.stubGlobal(
      'window',
      'localStorage' in area
        ? area
        : Object.defineProperty({}, 'localStorage', {
            get() {
              throw new DOMException('No storage here', 'SecurityError');
            },
          }),
    );
    expect(storage.get('theme')).toBeUndefined();
    storage.set('theme', 'dark');
    expect(storage.get('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.get('theme')).toBeUndefined();
  });
});
