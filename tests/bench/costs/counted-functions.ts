import './count-firestore.ts';

// The functions of the product, which also count what they read and write. `npm run costs` builds
// this file instead of functions/index.ts.

export * from '../../../functions/index.ts';
