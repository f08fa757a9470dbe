/** React's renderer in a module of its own: the whole of it, imported, would bring every name it might have. */
export { createRoot, hydrateRoot } from 'react-dom/client';
