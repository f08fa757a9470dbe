/** What the language that somebody chose is kept under: by the site in its storage, for the front server as a cookie. */
export const LANGUAGE_KEY = 'MC_LANGUAGE';
