import { type ComponentChild, render } from 'preact';

export function createRoot(container: Element) {
  return {
    render: (tree: ComponentChild) => render(tree, container),
    unmount: () => render(null, container),
  };
}
