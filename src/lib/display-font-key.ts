/** Key in the site's storage that tells whether the face of headings has been loaded, and so is in the browser's cache. */
export const DISPLAY_FONT_KEY = 'face';
