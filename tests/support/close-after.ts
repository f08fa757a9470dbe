import { afterAll, onTestFinished, TestRunner } from 'vitest';

const shared: (() => void)[] = [];

afterAll(() => {
  for (const close of shared.splice(0)) close();
});

/** Closes what a test opened after the test, and what `beforeAll` opened after the tests of the file. */
export function closeAfter(close: () => void): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else shared.push(close);
}
