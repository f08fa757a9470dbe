import type { Locator, Page } from 'playwright/test';
import { launchGame } from '../../src/gateway/endpoints/launch.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { expect, PASSWORD, type TestEnvironment } from './test-environment.ts';

const device = { platform: 'html5', clientType: 2 } as const;

/** Launches a game. @returns its address */
export async function launched(token: string, gameType: string, gameName: string, language: string) {
  const { games: found } = await call(getGames, {
    query: { ...device, merchant: 'foyer', language: 'EN', gameType, gameName, pageNo: 1, pageSize: 1 },
  });
  const { gameId, vassalage: accountType } = found[0]!;
  const own = { confirmTrans: true, launchMode: 'h5', webView: false } as const;
  const query = { ...device, ...own, gameId, nodeId: '1', accountType, merchantCode: 'foyer', language };
  const { content } = await call(launchGame, { query }, { token });
  return content.game_url;
}

/** Lets no reload of the matches suspend one, whose bet would leave the slip. */
export const holdMatches = (page: Page) => page.route('**/games/draw', (route) => route.abort());

/** Odds of a match that takes bets; a suspended one has an enabled button for its other markets. */
export const ODDS = '.match-card__prices > .price:enabled:not(.match-card__more)';

/** Opens a session of the gateway. @returns its token */
export async function tokenOf(environment: TestEnvironment): Promise<string> {
  await environment.session();
  const { token } = await call(login, {
    body: { username: 'maya7', password: PASSWORD, type: 'username', rememberPassword: false },
  });
  return token;
}

/** Opens a game in an iframe of the whole width below a bar, as in the window of the site. */
export async function framed(page: Page, address: string, language: string) {
  // The bar of the window is higher in Urdu.
  const bar = language === 'UR' ? 81 : 75;
  const style = `border: 0; display: block; inline-size: 100%; block-size: calc(100vh - ${bar}px)`;
  const body = `<body style="margin: 0"><iframe src="${address}" style="${style}"></iframe>`;
  await page.route('**/window', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(new URL('/window', address).href);
  await page.unroute('**/window');
  return page.frameLocator('iframe');
}

/** Gives the page a window of a size such as `320x640`. @returns its width and height */
export async function resize(page: Page, size: string): Promise<[width: number, height: number]> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  return [width, height];
}

/** Expects one or more elements, all of them whole in the window. One call for all is faster than one for each. */
export async function expectWhole(elements: Locator, where: string) {
  await expect
    .poll(
      () =>
        elements.evaluateAll(
          (all) =>
            new Promise<string[]>((done) => {
              const watch = new IntersectionObserver((seen) => {
                watch.disconnect();
                done(
                  seen
                    .filter(({ intersectionRatio: ratio }) => ratio < 1)
                    .map(({ target }) => target.className),
                );
              });
              if (!all.length) done(['none']);
              for (const one of all) watch.observe(one);
            }),
        ),
      where,
    )
    .toEqual([]);
}
