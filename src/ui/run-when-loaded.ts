import { asLoadError } from '../gateway/http/errors.ts';
import { errorText } from '../i18n/error-texts.ts';
import { showToast } from './toasts.ts';

/** Runs an action after its code has loaded; shows a toast if it cannot load. */
export function runWhenLoaded<Code>(code: Promise<Code>, action: (code: Code) => unknown): void {
  code.then(action, (thrown: unknown) => showToast(errorText(asLoadError(thrown)), { kind: 'failure' }));
}
