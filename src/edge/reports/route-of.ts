import { routeAt, routes } from '../../routes/routes.ts';

/** Pages that are none of the site's. */
const others = ['/kiosk', '/embed/frame', '/embed/window'];

/**
 * The address that the route map has for a page: `/m/activityDetail` for `https://play.example/m/activityDetail?id=7`, and
 * `other` for what it does not know. Nothing that a page's address was made of goes further.
 */
export function routeOf(page: string): string {
  const path = page.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/)[0]!;
  const route = routeAt(path);
  if (route) return routes[route][0];
  return others.find((other) => path === other || path.startsWith(`${other}/`)) ?? 'other';
}
