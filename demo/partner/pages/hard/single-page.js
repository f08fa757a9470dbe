/* Pages that come and go without a new document. */
const view = document.querySelector('.view');

function show() {
  view.replaceChildren();
  if (location.hash === '#about') {
    view.textContent = 'About this page';
    return;
  }
  const place = document.createElement('div');
  place.className = 'place';
  const mount = document.createElement('div');
  mount.dataset.foyer = 'winners';
  mount.dataset.limit = '6';
  mount.dataset.lang = 'en';
  place.append(mount);
  view.append(place);
}

addEventListener('hashchange', show);
show();
