/** An element with a class and children, texts or elements. */
export function part(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** A choice of one of several, told apart by its value, with what it pays. */
export function odd({ group, value, name, times, data = {} }) {
  const label = part('label', 'odd');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = group;
  input.value = value;
  Object.assign(input.dataset, data);
  const small = part('small', '', name);
  small.dir = 'auto';
  label.append(input, small, part('bdi', '', times));
  return label;
}
