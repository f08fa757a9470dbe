/** The module that a page's entry loads: `() => import('./login.tsx')`. */
function moduleOf({ load }) {
  const found = /([\w-]+\.tsx)['"]\)/.exec(load.toString());
  if (!found) throw new Error(`${load}: a page is loaded as () => import('./page.tsx')`);
  return `/src/pages/${found[1]}`;
}

/**
 * What each page needs beyond `first`, the files of the first screen: its paths, its scripts and styles in
 * `directory`, its areas of texts. Whoever opens the site there need not wait for the code to ask for them.
 */
export function pageFiles({ routes, entries, bundle, first, directory }) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byModule = new Map();
  for (const [route, entry] of Object.entries(entries)) {
    const module = moduleOf(entry);
    const known = byModule.get(module) ?? { at: [], files: new Set(), areas: entry.areas ?? [] };
    byModule.set(module, known);
    known.at.push(...routes[route]);
    const need = (chunk) => {
      if (!chunk || first.has(chunk.fileName) || known.files.has(chunk.fileName)) return;
      known.files.add(chunk.fileName);
      if (chunk.styles) known.files.add(chunk.styles);
      for (const next of chunk.imports) need(bundle[next]);
    };
    need(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  }
  return [...byModule.values()]
    .filter(({ files }) => files.size)
    .map(({ at, files, areas }) => ({
      at,
      files: [...files].map((file) => file.replace(directory, '')),
      areas,
    }));
}
