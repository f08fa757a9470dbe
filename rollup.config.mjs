import { existsSync } from 'node:fs';

/** All builds, or those in `BUILD`, separated by commas. */
const builds = ['site', 'embed', 'kiosk', 'operators'].filter(
  (name) => process.env.BUILD?.split(',').includes(name) ?? true,
);

export default async () => {
  const configs = await Promise.all(
    builds
      .map((name) => new URL(`src/build/${name}.ts`, import.meta.url))
      .filter((url) => existsSync(url))
      .map(async (url) => (await import(url.href)).default),
  );
  return configs.flat();
};
