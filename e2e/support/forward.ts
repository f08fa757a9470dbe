import type { Route } from 'playwright/test';

/** Forwards a held request to the server; again if the server was just closing the idle connection. @returns its response */
export function forward(route: Route, headers?: Record<string, string>) {
  return route.fetch({ maxRetries: 3, ...(headers && { headers }) });
}
