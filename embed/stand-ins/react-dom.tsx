import { type ComponentChild, render } from 'preact';

/** The part of react-dom/client that a mount uses. */
export function createRoot(container: Element) {
  return {
    render: (tree: ComponentChild) => render(tree, container),
    unmount: () => render(null, container),
  };
}
