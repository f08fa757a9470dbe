/* Renders pages without loading a new document. */
const mounts = [
  { foyer: 'announcements', banners: 'm_home', lang: 'en' },
  { foyer: 'winners', limit: '6', lang: 'en' },
  { foyer: 'lobby', rows: '1', lang: 'en' },
  { foyer: 'login', lang: 'en' },
];
const view = document.querySelector('.view');

function show() {
  view.replaceChildren();
  if (location.hash === '#about') {
    view.textContent = 'About this page';
    return;
  }
  for (const attributes of mounts) {
    const place = document.createElement('div');
    place.className = 'place';
    const mount = document.createElement('div');
    Object.assign(mount.dataset, attributes);
    place.append(mount);
    view.append(place);
  }
}

addEventListener('hashchange', show);
show();
