/** Key of the chosen language: in the site's storage, and as a cookie for the front server. */
export const LANGUAGE_KEY = 'MC_LANGUAGE';
