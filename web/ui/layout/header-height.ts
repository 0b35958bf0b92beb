/** The height of the site's header from 768 px, with its border. */
export const HEADER_HEIGHT = '3.8125rem';
/** The height of the site's header below 768 px, where its links are on a second line. */
export const PHONE_HEADER_HEIGHT = '6.8125rem';
