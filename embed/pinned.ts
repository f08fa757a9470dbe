import { pins } from './built-mounts.ts';
import { ownScript } from './script.ts';

/** Put in by the build of a pinned loader: what a module imports. */
declare const __IMPORTED__: Readonly<Record<string, readonly string[]>>;

interface Policy {
  createScriptURL(address: string): string;
}

const nonce = /* @__PURE__ */ ownScript()?.nonce;
let policy: Policy | undefined;

/** Trusted Types want an address that a policy has made; none where the page names its policies without this one. */
function scriptAddress(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  if (trustedTypes) policy ??= trustedTypes.createPolicy('foyer', { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * What asks for one file with its hash. A module script: every browser checks the very bytes that it keeps for
 * `import()`. Where the page does not let it have its address, a preload of the module, which Safari does not check.
 */
function requestOf(address: string, integrity: string): HTMLElement {
  const asked = { integrity, nonce, crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' };
  try {
    const src = scriptAddress(address);
    return Object.assign(document.createElement('script'), asked, { type: 'module', src });
  } catch {
    return Object.assign(document.createElement('link'), asked, { rel: 'modulepreload', href: address });
  }
}

function checked(address: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = requestOf(address, pins[file]!);
    request.onload = () => {
      request.remove();
      resolve();
    };
    request.onerror = () => {
      request.remove();
      reject(new Error(`${address} cannot be had as this version was made`));
    };
    document.head.append(request);
  });
}

/**
 * Resolves when a module and what it imports are kept by the page, with the content they had when this version was made.
 * @throws where one of them has another content, or cannot be had
 */
export function checkModule(files: string, file: string, query: string): Promise<unknown> {
  const imported = __IMPORTED__[file] ?? [];
  return Promise.all([
    ...imported.map((each) => checked(files + each, each)),
    checked(files + file + query, file),
  ]);
}
