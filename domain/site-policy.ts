const RECAPTCHA = 'https://www.google.com/recaptcha/';
const STRIPE = 'https://js.stripe.com';
const STORAGE = 'https://firebasestorage.googleapis.com';

/** Where a page of the site may load things from (Content Security Policy Level 3). */
const SOURCES = {
  'default-src': ["'none'"],
  'script-src': ["'self'", STRIPE, RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
  // The hash of the empty text: Emotion inserts an empty style element and adds its rules by
  // script.
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  'img-src': ["'self'", 'data:', 'blob:', STORAGE, 'https://www.google.com/images/cleardot.gif'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    STORAGE,
    'https://*.cloudfunctions.net',
    'https://content-firebaseappcheck.googleapis.com',
    RECAPTCHA,
  ],
  'frame-src': [STRIPE, RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * The Content-Security-Policy of the site. Hosting sends it with files (`npm run hosting:headers`
 * writes it into firebase.json), and the functions with pages, with the hashes of their inline
 * parts.
 */
export const SITE_POLICY = Object.entries(SOURCES)
  .map(([name, sources]) => [name, ...sources].join(' '))
  .join('; ');

/** Adds sources to one directive of a policy. */
export function withSources(
  policy: string,
  name: keyof typeof SOURCES,
  sources: readonly string[],
): string {
  return policy
    .split('; ')
    .map((directive) =>
      directive.startsWith(`${name} `) ? [directive, ...sources].join(' ') : directive,
    )
    .join('; ');
}
