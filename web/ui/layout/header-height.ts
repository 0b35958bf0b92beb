/** The height of the site's header from 768 px, with its border. */
export const HEADER_HEIGHT = '3.8125rem';
