// A module in the page's import map.
document.documentElement.dataset.own = 'ran';
