import { imported, pins } from './built-mounts.ts';
import { currentScriptElement } from './script-element.ts';

interface Policy {
  createScriptURL(address: string): string;
}

/** Read while the script runs. Only a pinned loader keeps it. */
const scriptElement = /* @__PURE__ */ currentScriptElement();
let policy: Policy | undefined;

/** Trusted Types require a URL from a policy. Throws if the page does not allow the policy `foyer`. */
function scriptAddress(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  if (trustedTypes) policy ??= trustedTypes.createPolicy('foyer', { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Requests a file with its hash as a module script, which every browser checks and keeps for `import()`. Falls back
 * to `modulepreload`, which Safari does not check, if Trusted Types forbid the URL.
 */
function createModuleRequest(address: string, integrity: string): HTMLElement {
  const asked = {
    integrity,
    nonce: scriptElement?.nonce,
    crossOrigin: 'anonymous',
    referrerPolicy: 'no-referrer',
  };
  try {
    const src = scriptAddress(address);
    return Object.assign(document.createElement('script'), asked, { type: 'module', src });
  } catch {
    return Object.assign(document.createElement('link'), asked, { rel: 'modulepreload', href: address });
  }
}

/**
 * Resolves when the module with the expected hash is in the page's module map.
 * @throws if the content differs or cannot be loaded
 */
function checkModule(address: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = createModuleRequest(address, pins[file]!);
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
 * Checks modules and their transitive imports in parallel before they are imported. `query` belongs to a retry of the
 * first file. @throws if one differs or cannot be loaded
 */
export async function checkModules(folder: string, files: readonly string[], query = ''): Promise<void> {
  const all = new Set(files.flatMap((file) => [file, ...(imported[file] ?? [])]));
  await Promise.all(
    [...all].map((file) => checkModule(folder + file + (file === files[0] ? query : ''), file)),
  );
}
