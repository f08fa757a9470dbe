/** React's renderer as a module: a dynamic import of the package itself would bundle all of its exports. */
export { createRoot, hydrateRoot } from 'react-dom/client';
