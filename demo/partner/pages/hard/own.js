// A module of the page's own, which its import map names.
document.documentElement.dataset.own = 'ran';
