/** Key of the chosen language: in the site's storage, and as a cookie for the front server. */
export const LANGUAGE_KEY = 'MC_LANGUAGE';

/** Query parameter that selects a page's language; the site stores the language and removes it from the address bar. */
export const LANGUAGE_PARAMETER = 'lang';
