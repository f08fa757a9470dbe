import { routeAt, routes } from '../../routes/routes.ts';

/** Pages outside of the site. */
const others = ['/kiosk', '/embed/frame', '/embed/window'];

/**
 * Returns the route's path of a page, such as `/m/activityDetail` for
 * `https://play.example/m/activityDetail?id=7`, or `other` for an unknown page. Removes everything else of
 * the address.
 */
export function routeOf(page: string): string {
  const path = page.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/)[0]!;
  const route = routeAt(path);
  if (route) return routes[route][0];
  return others.find((other) => path === other || path.startsWith(`${other}/`)) ?? 'other';
}
