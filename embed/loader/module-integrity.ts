import { imported, pins } from './built-mounts.ts';
import { ownScript } from './script-element.ts';

interface Policy {
  createScriptURL(address: string): string;
}

/** It is asked while it runs; a loader that pins nothing does not ask. */
const own = /* @__PURE__ */ ownScript();
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
  const asked = { integrity, nonce: own?.nonce, crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' };
  try {
    const src = scriptAddress(address);
    return Object.assign(document.createElement('script'), asked, { type: 'module', src });
  } catch {
    return Object.assign(document.createElement('link'), asked, { rel: 'modulepreload', href: address });
  }
}

/**
 * Resolves when a module is kept by the page, with the content it had when this version was made.
 * @throws where it has another content, or cannot be had
 */
function checkModule(address: string, file: string): Promise<void> {
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
 * Checks modules and all that they import at once, before they are imported. `query` is that of a further try of the
 * first one. @throws where one has another content, or cannot be had
 */
export async function checkModules(folder: string, files: readonly string[], query = ''): Promise<void> {
  const all = new Set(files.flatMap((file) => [file, ...(imported[file] ?? [])]));
  await Promise.all(
    [...all].map((file) => checkModule(folder + file + (file === files[0] ? query : ''), file)),
  );
}
