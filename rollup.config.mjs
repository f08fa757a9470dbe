import { existsSync } from 'node:fs';

/** All builds, or the one in `BUILD`. */
const builds = ['site', 'embed', 'kiosk', 'operators'].filter(
  (name) => !process.env.BUILD || process.env.BUILD === name,
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
